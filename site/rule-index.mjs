// Writes site/rules.html: every record of every pack by edition, kind and set, with its text, so that a pack can be read
// and reviewed as a whole. Static HTML; the search (rule-search.js) only moves what is there.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const html = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** A table that is wider than a phone scrolls by itself: the page does not. */
const scrolling = (rows) =>
  `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>${rows}</table></div>`;

const TURNS = { your: 'your turn', opponent: 'opponent’s turn', either: 'either turn' };
const phaseName = (phase) =>
  ({ any: 'any phase', other: 'another time' })[phase] ?? `${phase[0].toUpperCase()}${phase.slice(1)} phase`;
const kindName = (kind) =>
  kind === 'boarding-actions'
    ? 'Boarding Actions stratagem'
    : kind.replaceAll('-', ' ').replace(/^./, (a) => a.toUpperCase());

/** What kind of rule it is and of which set, each thing once. */
function kindLine(record) {
  const kind = kindName(record.kind);
  const parts = [record.edition, kind, `${kind} ${record.source.doc}`.includes(record.setName) ? '' : record.setName];
  return [...parts, `${record.source.doc}, ${record.source.date}`].filter(Boolean).join(' · ');
}

function inline(nodes, edition) {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return html(node);
      if ('b' in node) return `<b>${inline(node.b, edition)}</b>`;
      if ('i' in node) return `<i>${inline(node.i, edition)}</i>`;
      if ('code' in node) return `<code>${html(node.code)}</code>`;
      if ('br' in node) return '<br>';
      const [first, second] = node.link.split(':');
      return `<a href="#${html(second ? `${first}-${second}` : `${edition}-${first}`)}">${inline(node.of, edition)}</a>`;
    })
    .join('');
}

function blocks(list, edition) {
  const items = (tag, all) => `<${tag}>${all.map((item) => `<li>${blocks(item, edition)}</li>`).join('')}</${tag}>`;
  return (list ?? [])
    .map((block) => {
      if ('p' in block) return `<p>${inline(block.p, edition)}</p>`;
      if ('h' in block) return `<h4>${inline(block.h, edition)}</h4>`;
      if ('ul' in block) return items('ul', block.ul);
      if ('ol' in block) return items('ol', block.ol);
      if ('quote' in block) return `<blockquote>${blocks(block.quote, edition)}</blockquote>`;
      const row = (cells, tag) =>
        `<tr>${cells.map((cell) => `<${tag}>${inline(cell, edition)}</${tag}>`).join('')}</tr>`;
      return scrolling(
        `<thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
      );
    })
    .join('');
}

function stratagem(record) {
  const parts = ['when', 'target', 'effect', 'limits'].filter((name) => record.parts[name]?.length);
  return `<p>${record.cp} CP · ${html(record.type)} · ${html(record.phase.map(phaseName).join(', '))} · ${html(TURNS[record.turn] ?? record.turn)}</p><dl>${parts.map((name) => `<dt>${name[0].toUpperCase()}${name.slice(1)}</dt><dd>${blocks(record.parts[name], record.edition)}</dd>`).join('')}</dl>`;
}

function datasheet(record) {
  const cells = (row, names, tag) =>
    `<tr>${names.map((name) => `<${tag}>${html(tag === 'th' ? name : (row[name] ?? '–'))}</${tag}>`).join('')}</tr>`;
  const table = (rows, names) =>
    scrolling(`${cells({}, names, 'th')}${rows.map((row) => cells(row, names, 'td')).join('')}`);
  const weapons = record.weapons.map((weapon) => ({
    ...weapon,
    keywords: weapon.keywords.map(({ text }) => text).join(', ') || '–',
  }));
  return `${table(record.profiles, ['name', 'M', 'T', 'Sv', 'W', 'Ld', 'OC', 'InSv'])}${table(weapons, ['name', 'range', 'A', 'skill', 'S', 'AP', 'D', 'keywords'])}`;
}

function article(record) {
  const own = record.kind === 'datasheet' ? datasheet(record) : 'parts' in record ? stratagem(record) : '';
  const changes = (record.changed ?? [])
    .map(({ date, was }) => `<details><summary>Until ${html(date)}</summary>${blocks(was, record.edition)}</details>`)
    .join('');
  return `<article class="post rule" id="${record.edition}-${record.id}"><h3><a href="#${record.edition}-${record.id}">${html(record.name)}</a></h3>
<p class="rule-id"><code>${record.edition}:${record.id}</code> <button type="button" aria-label="Copy ${record.edition}:${record.id}">Copy</button></p>
<p><small>${html(kindLine(record))}</small></p>
<p><b>${html(record.gist)}</b></p>${own}${blocks(record.body, record.edition)}${changes}</article>`;
}

/** @param {string} packs folder of compiled packs @param {string} out folder of the built site */
export async function buildRuleIndex(packs, out) {
  const template = await readFile(path.join(out, 'index.html'), 'utf8');
  const parts = [];
  let count = 0;
  for (const file of (await readdir(packs)).filter((name) => name.endsWith('.bodies.json')).sort()) {
    const pack = JSON.parse(await readFile(path.join(packs, file), 'utf8'));
    const records = Object.values(pack.records).sort(
      (a, b) => a.kind.localeCompare(b.kind) || a.set.localeCompare(b.set) || a.name.localeCompare(b.name),
    );
    count += records.length;
    const kinds = new Set(records.map(({ kind }) => kind));
    parts.push(`<section><h2>${html(pack.name)} <small>${records.length} records, ${html(pack.date)}</small></h2>`);
    for (const kind of kinds) {
      parts.push(
        `<details open><summary>${html(kindName(kind))}</summary>${records
          .filter((record) => record.kind === kind)
          .map(article)
          .join('\n')}</details>`,
      );
    }
    parts.push('</section>');
  }
  const main = `<main class="guide"><h1>All rules</h1><p>${count} records, in our own words. Under each name stands its id, as <code>rule="…"</code> of an element takes it.</p>
<p><label>Search <input id="filter" type="search" placeholder="sustained hits" autocomplete="off"></label> <output id="hits"></output></p>
<section id="found" aria-label="Found" hidden></section>
<div id="all">${parts.join('\n')}</div></main>
<script type="module" src="rule-search.js"></script>`;
  const page = template
    .replace(/<title>[^<]*<\/title>/, '<title>All rules | Auspex</title>')
    .replace(/<script type="module"[^>]*><\/script>\n/, '')
    .replace(/<main>[\s\S]*<\/main>/, () => main);
  await writeFile(path.join(out, 'rules.html'), page);
}
