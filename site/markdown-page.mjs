// Writes a page of the site from a Markdown file of docs/, in the frame of the start page.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';

/** Where a link to a place in the repository leads on the site. */
const PLACES = { '../widgets': '../elements/index.html', '../rules-data': '../rules.html' };

/** A relative link must be right in the repository (house.test.ts) and here: one without a place fails the build. */
function siteLinks(markdown, source) {
  return markdown.replace(/\]\((?!https?:|#)([^)]+)\)/g, (_, to) => {
    if (!PLACES[to]) throw new Error(`${source}: no page of the site for "${to}". Add it to site/markdown-page.mjs.`);
    return `](${PLACES[to]})`;
  });
}

/** Tables scroll by themselves: the page does not. */
const scrolling = (html) =>
  html
    .replaceAll('<table>', '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>');

/** @param {string} source Markdown file @param {string} out folder of the built site @param {string} name page below it */
export async function buildMarkdownPage(source, out, name) {
  const template = await readFile(path.join(out, 'index.html'), 'utf8');
  const markdown = siteLinks(await readFile(source, 'utf8'), source);
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Auspex';
  const up = '../'.repeat(name.split('/').length - 1);
  const page = template
    .replace(/<title>[^<]*<\/title>/, `<title>${title} | Auspex</title>`)
    .replace(/<script type="module"[^>]*><\/script>\n/, '')
    .replace(/(href|src)="(?!https?:)/g, (whole) => `${whole}${up}`)
    .replace(/<main>[\s\S]*<\/main>/, () => `<main class="guide">${scrolling(marked.parse(markdown))}</main>`);
  await writeFile(path.join(out, name), page);
}
