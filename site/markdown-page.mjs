// Writes a page of the site from a Markdown file of docs/, in the frame of the start page.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';

/** @param {string} source Markdown file @param {string} out folder of the built site @param {string} name page below it */
export async function buildMarkdownPage(source, out, name) {
  const template = await readFile(path.join(out, 'index.html'), 'utf8');
  const markdown = (await readFile(source, 'utf8')).replaceAll('../site/', '../');
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Auspex';
  const up = '../'.repeat(name.split('/').length - 1);
  const page = template
    .replace(/<title>[^<]*<\/title>/, `<title>${title} | Auspex</title>`)
    .replace(/<script type="module"[^>]*><\/script>\n/, '')
    .replace(/(href|src)="(?!https?:)/g, (whole) => `${whole}${up}`)
    .replace(/<main>[\s\S]*<\/main>/, () => `<main>${marked.parse(markdown)}</main>`);
  await writeFile(path.join(out, name), page);
}
