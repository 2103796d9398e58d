// Writes site/rules.html: every record of every pack by edition, kind and set, with its text, so that a pack can be read
// and reviewed as a whole. Static HTML; the search box only hides what does not fit.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const html = (text) =>
  String(text).replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

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
      return `<table><thead>${row(block.head, 'th')}</thead><tbody>${block.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
    })
    .join('');
}

function stratagem(record) {
  const parts = ['when', 'target', 'effect', 'limits'].filter((name) => record.parts[name]?.length);
  return `<p>${record.cp} CP · ${html(record.type)} · ${html(record.phase.join(', '))} · ${html(record.turn)}</p><dl>${parts.map((name) => `<dt>${name[0].toUpperCase()}${name.slice(1)}</dt><dd>${blocks(record.parts[name], record.edition)}</dd>`).join('')}</dl>`;
}

function datasheet(record) {
  const cells = (row, names, tag) =>
    `<tr>${names.map((name) => `<${tag}>${html(tag === 'th' ? name : (row[name] ?? '–'))}</${tag}>`).join('')}</tr>`;
  const table = (rows, names) =>
    `<table>${cells({}, names, 'th')}${rows.map((row) => cells(row, names, 'td')).join('')}</table>`;
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
  return `<article class="post rule" id="${record.edition}-${record.id}"><h3>${html(record.name)}</h3>
<p><small>${html(record.edition)} · ${html(record.kind.replaceAll('-', ' '))} · ${html(record.setName)} · ${html(record.source.doc)}, ${html(record.source.date)}</small></p>
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
        `<details open><summary>${html(kind.replaceAll('-', ' '))}</summary>${records
          .filter((record) => record.kind === kind)
          .map(article)
          .join('\n')}</details>`,
      );
    }
    parts.push('</section>');
  }
  const main = `<main><h1>All rules</h1><p>${count} records, in our own words.</p>
<p><label>Search <input id="filter" type="search" placeholder="sustained hits" autocomplete="off"></label> <output id="hits"></output></p>
${parts.join('\n')}</main>
<script type="module">
const rules = [...document.querySelectorAll('.rule')];
const texts = rules.map((rule) => rule.textContent.toLowerCase());
const show = () => {
  const words = filter.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let hits = 0;
  rules.forEach((rule, index) => { const fits = words.every((word) => texts[index].includes(word)); rule.hidden = !fits; hits += fits; });
  document.getElementById('hits').textContent = words.length ? \`\${hits} of \${rules.length}\` : '';
};
const filter = document.getElementById('filter');
filter.addEventListener('input', show);
</script>`;
  const page = template
    .replace(/<title>[^<]*<\/title>/, '<title>All rules | Auspex</title>')
    .replace(/<script type="module"[^>]*><\/script>\n/, '')
    .replace(/<main>[\s\S]*<\/main>/, () => main);
  await writeFile(path.join(out, 'rules.html'), page);
}
