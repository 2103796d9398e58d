// Writes custom-elements.json and a demo page for each element: the element itself, its knobs, its markup, its events and
// its contract, all read from the comment above its class.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { elementSources } from './element-sources.mjs';
import { ELEMENTS } from './elements/knobs.mjs';

const html = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
/** Words of a contract: `code` between backticks, paragraphs by empty lines. */
const words = (text) => html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const prose = (text) =>
  text
    .split(/\n\n+/)
    .map((part) => `<p>${words(part)}</p>`)
    .join('');

const COMMON = [
  { kind: 'choice', name: 'ground', label: 'Ground', choices: ['of the system', 'light', 'dark'] },
  { kind: 'choice', name: 'edition', choices: { '10th edition': '10e', '11th edition': '11e' } },
  { kind: 'choice', name: 'locale', choices: { English: 'en', Deutsch: 'de', Français: 'fr', Español: 'es' } },
  { kind: 'range', name: 'width', label: 'Width', min: 260, max: 760 },
];

function field(knob, at, defaults) {
  const id = `knob-${at}`;
  const label = `<label for="${id}">${html(knob.label ?? knob.name)}</label>`;
  const mark = ['prop', 'call', 'records'].find((name) => knob[name]) ?? (knob.label ? 'page' : 'attribute');
  const data = `id="${id}" data-name="${html(knob.name)}" data-sets="${mark}"`;
  const start = defaults[knob.name];
  if (knob.kind === 'switch')
    return `<span class="switch"><input type="checkbox" ${data}${start === undefined ? '' : ' checked'}>${label}</span>`;
  if (knob.kind === 'choice') {
    const pairs = Array.isArray(knob.choices) ? knob.choices.map((one) => [one, one]) : Object.entries(knob.choices);
    const options = pairs.map(
      ([name, value]) =>
        `<option value="${html(typeof value === 'string' ? value : JSON.stringify(value))}"${value === start ? ' selected' : ''}>${html(name)}</option>`,
    );
    return `${label}<select ${data}>${options.join('')}</select>`;
  }
  if (knob.kind === 'text') {
    const list = knob.choices.length
      ? `<datalist id="${id}-list">${knob.choices.map((one) => `<option value="${html(one)}"></option>`).join('')}</datalist>`
      : '';
    return `${label}<input type="text" ${data} value="${html(start ?? '')}"${list && ` list="${id}-list"`} autocomplete="off" spellcheck="false">${list}`;
  }
  return `${label}<input type="${knob.kind}" ${data} min="${knob.min}" max="${knob.max}" value="${html(start ?? knob.min)}">`;
}

function table(title, rows, columns) {
  if (rows.length === 0) return '';
  if (rows.every(({ description, type }) => !description && !type))
    return `<h3>${title}</h3><p>${rows.map((row) => `<code>${html(row.name || '(default)')}</code>`).join(' ')}</p>`;
  const head = columns.map(([name]) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((row) => `<tr>${columns.map(([, cell]) => `<td>${cell(row)}</td>`).join('')}</tr>`).join('');
  return `<h3>${title}</h3><div class="scroll" tabindex="0" role="group" aria-label="${title}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function reference(one) {
  const name = ['Name', (row) => `<code>${html(row.name || '(default)')}</code>`];
  const means = ['Meaning', (row) => words(row.description)];
  const type = ['Type', (row) => (row.type ? `<code>${html(row.type)}</code>` : '')];
  return [
    table('Attributes', one.attributes, [name, means]),
    table('Properties', one.properties, [name, type, means]),
    table('Methods', one.methods, [name, means]),
    table('Events', one.events, [name, means]),
    table('Slots', one.slots, [name, means]),
    table('Parts', one.parts, [name, means]),
    table('CSS properties', one.cssProperties, [name, means]),
  ].join('');
}

/** Attribute values as the markup has them. */
const defaultsOf = (tag, markup) =>
  Object.fromEntries(
    [...(new RegExp(`<${tag}\\b([^>]*)>`).exec(markup)?.[1] ?? '').matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(
      ([, name, value = '']) => [name, value],
    ),
  );

function elementPage(one, { markup, knobs, wide = false }) {
  const width = wide ? 680 : 400;
  const defaults = { ...defaultsOf(one.tag, markup), edition: '10e', width };
  const own = knobs.map((knob, at) => field(knob, at, defaults));
  const common = COMMON.map((knob, at) => field(knob, knobs.length + at, defaults));
  return `<main class="element" data-tag="${one.tag}">
<p class="back"><a href="elements/index.html">All elements</a></p>
<h1>&lt;${one.tag}&gt;</h1>
${prose(one.description)}
<div class="bench">
<div class="ground"><div class="sample" style="max-width: ${width}px">${markup}</div></div>
<form class="knobs" aria-label="Knobs">${own.join('')}<hr>${common.join('')}</form>
</div>
<h2 id="markup-title">Markup</h2>
<div class="markup"><pre tabindex="0" role="group" aria-labelledby="markup-title"><code id="markup">${html(markup)}</code></pre><button type="button" id="copy">Copy</button></div>
<h2 id="events-title">Events</h2>
<div class="events" id="events" role="log" tabindex="0" aria-labelledby="events-title"><p>None yet: use the element.</p></div>
<h2>Contract</h2>
${reference(one)}
</main>
<script type="module" src="elements/bench.js"></script>`;
}

function indexPage(contracts) {
  const cards = contracts.map(
    (one) =>
      `<li><a href="elements/${one.tag}.html"><b>${one.tag.replace('auspex-', '')}</b><br>${words(one.summary.split(/(?<=\.) /)[0])}</a></li>`,
  );
  return `<main><h1>Elements</h1>
<p>Each works by itself on any page with the <a href="docs/embed.html">embed’s one script tag</a>: write it in the article, or make it by script. Every page here shows one with knobs to turn, the markup that comes out, and its whole contract. For editors and tools: <a href="custom-elements.json">custom-elements.json</a>.</p>
<ul class="cards">${cards.join('\n')}</ul></main>`;
}

/**
 * @param {(entry: string) => Promise<any>} load bundles and imports a TypeScript module
 * @param {string} widgets folder of the elements' sources
 * @param {string} dist where `custom-elements.json`, `embed/` and `site/` are
 */
export async function buildElementPages(load, widgets, dist) {
  const { readContracts } = await load('widgets/element-contracts.ts');
  const { elementsManifest } = await load('widgets/elements-manifest.ts');
  const contracts = readContracts(await elementSources(widgets));
  const manifest = `${JSON.stringify(elementsManifest(contracts), null, 2)}\n`;
  for (const folder of ['.', 'embed', 'site'])
    await writeFile(path.join(dist, folder, 'custom-elements.json'), manifest);

  const missing = contracts.filter(({ tag }) => !ELEMENTS[tag]).map(({ tag }) => tag);
  if (missing.length > 0) throw new Error(`No demo page for ${missing.join(', ')}: add it to site/elements/knobs.mjs.`);
  const template = await readFile(path.join(dist, 'site/index.html'), 'utf8');
  await mkdir(path.join(dist, 'site/elements'), { recursive: true });
  const write = (name, title, main) =>
    writeFile(
      path.join(dist, 'site/elements', name),
      template
        .replace(/<title>[^<]*<\/title>/, `<title>${title} | Auspex</title>`)
        .replace(
          /<script type="module"[^>]*><\/script>/,
          '<script type="module" src="embed/auspex.js" data-edition="10e"></script>',
        )
        .replace(/<main>[\s\S]*<\/main>/, () => main)
        .replace(/(href|src)="(?!https?:|#)/g, '$1="../'),
    );
  await write('index.html', 'Elements', indexPage(contracts));
  for (const one of contracts) await write(`${one.tag}.html`, one.tag, elementPage(one, ELEMENTS[one.tag]));
}
