/**
 * `node --import ./e2e/typescript-loader.mjs bench/detect/run-pages.ts [EXTENSION]`: opens `pages/` in a browser with the
 * built extension and compares what it marks with what each page asks for. EXTENSION is the unpacked folder (default: dist).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launch, sleep } from '../../e2e/browsers/launch.ts';
import { HIGHLIGHT } from '../../e2e/harness/names.ts';
import { loadSets } from './records.ts';

type Mention = { readonly surface: string; readonly rule: string; readonly block: string };
type Labels = {
  readonly id: string;
  readonly file: string;
  readonly mentions: readonly Mention[];
  readonly optional: readonly { readonly surface: string; readonly block: string }[];
  readonly context: '40k' | 'non40k';
  readonly forbidSelectors: readonly string[];
};
type Seen = {
  readonly marks: readonly { readonly text: string; readonly block: string; readonly forbidden: boolean }[];
  readonly changed: readonly string[];
};

/** Longest wait of a page's own scripts is 0.7 s; the rest is for the extension. */
const SETTLED_MS = 1800;
const FOLDER = fileURLToPath(new URL('pages', import.meta.url));

/** Runs in the page: what is marked, in which block, and which protected elements differ from the source. */
async function look(name: string, selectors: readonly string[]): Promise<Seen> {
  const up = (node: Node): Node | null => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  const marks: { text: string; block: string; forbidden: boolean }[] = [];
  for (const range of CSS.highlights.get(name) ?? []) {
    const live = document.createRange();
    live.setStart(range.startContainer, range.startOffset);
    live.setEnd(range.endContainer, range.endOffset);
    let block = '';
    let forbidden = false;
    for (let node: Node | null = range.startContainer; node; node = up(node)) {
      if (!(node instanceof Element)) continue;
      if (!block && node.id) block = `#${node.id}`;
      forbidden ||= selectors.some((selector) => (node as Element).matches(selector));
    }
    marks.push({ text: live.toString(), block, forbidden });
  }
  const source = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const changed = selectors.filter((selector) => {
    if (selector === 'html') return false; // its own scripts rewrite it
    const now = document.querySelector(selector);
    const then = source.querySelector(selector);
    const value = now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement ? now.value : '';
    const given = now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement ? now.defaultValue : '';
    return now?.outerHTML !== then?.outerHTML || value !== given;
  });
  return { marks, changed };
}

/** Words as they compare: soft hyphens, kinds of space and dash do not matter. */
function plain(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Texts that some passage labels: marks of rules that no passage is about (phases, keywords) are not judged on 40k pages. */
const JUDGED = new Set(
  loadSets(() => {}).flatMap(({ passages }) =>
    passages.flatMap(({ expect }) => expect.map((one) => plain(one.surface))),
  ),
);

/** Compares one page; gives the counts and a line for each difference. */
function compare(labels: Labels, { marks, changed }: Seen) {
  const left = new Set(marks);
  const lines: string[] = changed.map((selector) => `changed: ${selector}`);
  const same = (mark: Seen['marks'][number], label: { surface: string; block: string }) => {
    const [one, other] = [plain(mark.text), plain(label.surface)];
    return mark.block === label.block && (one.includes(other) || other.includes(one));
  };
  let found = 0;
  for (const mention of labels.mentions) {
    const exact = [...left].find((one) => one.block === mention.block && plain(one.text) === plain(mention.surface));
    const mark = exact ?? [...left].find((one) => same(one, mention));
    if (mark) {
      left.delete(mark);
      found++;
    } else lines.push(`missed: ${mention.surface} in ${mention.block}`);
  }
  for (const mark of left) {
    const optional = !mark.forbidden && labels.optional.some((one) => same(mark, one));
    if (optional || (labels.context === '40k' && !JUDGED.has(plain(mark.text)))) left.delete(mark);
    else lines.push(`${mark.forbidden ? 'FORBIDDEN' : 'extra'}: ${mark.text} in ${mark.block}`);
  }
  return { found, extra: left.size, lines };
}

const server = createServer((request, response) => {
  const name = (request.url ?? '/').slice(1);
  if (!readdirSync(FOLDER).includes(name)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(readFileSync(`${FOLDER}/${name}`));
}).listen(0);
const { port } = server.address() as AddressInfo;
const [extension] = process.argv.slice(2);
const browser = await launch(extension ? { extension } : {});
let failed = false;
try {
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.json'))) {
    const labels = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Labels;
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/${labels.file}`);
    await sleep(SETTLED_MS);
    const { found, extra, lines } = compare(labels, await page.evaluate(look, HIGHLIGHT, labels.forbidSelectors));
    process.stdout.write(`${labels.id.padEnd(18)} ${found} of ${labels.mentions.length}, ${extra} extra\n`);
    for (const line of lines) process.stdout.write(`    ${line}\n`);
    failed ||= lines.length > 0;
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exitCode = failed ? 1 : 0;
