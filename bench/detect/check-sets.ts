/**
 * `npx tsx bench/detect/check-sets.ts [FOLDER]`: whether the labels of passages (`sets/`) and whole pages (`pages/`) hold:
 * each is found in its text, none lie on each other, rules exist, counts agree. FOLDER holds `sets` and `pages`, or `.jsonl`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadTerms } from '../../src/cli/load-terms.ts';
import { type Passage, readPassages, type Surface } from './records.ts';
import { nameKey } from './scoring.ts';

type Place = { readonly start: number; readonly end: number; readonly what: string };
type Say = (id: string, problem: string) => void;

/** What the file beside a page promises about it. */
export type PageLabels = {
  readonly file: string;
  readonly context: '40k' | 'non40k';
  readonly expectCounts: Readonly<Record<string, number>>;
  readonly expectTotal: number;
  readonly mentions: readonly { readonly surface: string; readonly rule: string; readonly block: string }[];
  readonly forbidText: readonly { readonly surface: string; readonly block: string }[];
  readonly forbidSelectors: readonly string[];
};

const FORMS = new Set(['canonical', 'variant', 'typo']);

function placeOf(text: string, one: Surface): Place | undefined {
  const { surface, occurrence = 1 } = typeof one === 'string' ? { surface: one } : one;
  let start = -1;
  for (let n = 0; n < occurrence; n++) {
    start = text.indexOf(surface, start + 1);
    if (start < 0) return undefined;
  }
  return { start, end: start + surface.length, what: surface };
}

function checkPassage(passage: Passage & { html?: string }, rules: ReadonlySet<string>, say: Say): void {
  const { id, text, expect, forbid = [], optional = [], allow = [], context, html } = passage;
  if (context === 'non40k' && expect.length > 0) say(id, 'nothing is a mention in a passage of another subject');
  const taken: Place[] = [];
  for (const label of expect) {
    if (!rules.has(nameKey(label.rule))) say(id, `no such rule: ${label.rule}`);
    if (!FORMS.has(label.form ?? '')) say(id, `no such form: ${label.form}`);
    const place = placeOf(text, label);
    if (!place) say(id, `label not found: ${label.surface}`);
    else if (taken.some((other) => meet(other, place))) say(id, `labels on each other: ${label.surface}`);
    else taken.push(place);
  }
  for (const one of [...forbid, ...optional]) {
    const place = placeOf(text, one);
    const name = typeof one === 'string' ? one : one.surface;
    if (!place) say(id, `forbidden or optional text not found: ${name}`);
    else if (taken.some((other) => meet(other, place))) say(id, `forbidden or optional text on a label: ${name}`);
  }
  for (const one of allow) if (!text.includes(one)) say(id, `allowed text not found: ${one}`);
  if (html !== undefined && textOf(html) !== text) say(id, 'the markup is not the text');
}

function checkPage(name: string, labels: PageLabels, html: string, rules: ReadonlySet<string>, say: Say): void {
  const counts: Record<string, number> = {};
  for (const { rule, block, surface } of labels.mentions) {
    counts[rule] = (counts[rule] ?? 0) + 1;
    if (!rules.has(nameKey(rule))) say(name, `no such rule: ${rule}`);
    if (!hasId(html, block)) say(name, `no block ${block} for "${surface}"`);
    if (!plain(html).includes(plain(surface))) say(name, `mention not in the page: ${surface}`);
  }
  const sorted = (of: Readonly<Record<string, number>>) => JSON.stringify(Object.entries(of).sort());
  if (sorted(counts) !== sorted(labels.expectCounts)) say(name, 'counts and mentions disagree');
  if (labels.expectTotal !== labels.mentions.length) say(name, 'the total is not the number of mentions');
  if (labels.context === 'non40k' && labels.mentions.length > 0) say(name, 'a page of another subject has mentions');
  for (const { surface, block } of labels.forbidText) {
    if (!hasId(html, block)) say(name, `no block ${block} for "${surface}"`);
    if (!plain(html).includes(plain(surface))) say(name, `forbidden text not in the page: ${surface}`);
  }
  for (const selector of labels.forbidSelectors) {
    if (selector.startsWith('#') && !hasId(html, selector)) say(name, `no element ${selector}`);
  }
}

function hasId(html: string, selector: string): boolean {
  return html.includes(`id="${selector.slice(1)}"`);
}

function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '');
}

/** Words of a page as one line: markup, soft hyphens and the kind of space or dash do not matter. */
function plain(html: string): string {
  return textOf(html)
    .replace(/&nbsp;/g, ' ')
    .replace(/&shy;|\u00ad/g, '')
    .replace(/&#8209;|[‐‑–]/g, '-')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

function meet(a: Place, b: Place): boolean {
  return a.start < b.end && b.start < a.end;
}

async function main([folder = fileURLToPath(new URL('.', import.meta.url))]: readonly string[]): Promise<number> {
  const rules = new Set((await loadTerms('10e')).flatMap((pack) => pack.entries.map(({ name }) => nameKey(name))));
  const problems: string[] = [];
  const say: Say = (id, problem) => problems.push(`${id}: ${problem}`);
  const sets = existsSync(join(folder, 'sets')) ? join(folder, 'sets') : folder;
  const passages = readdirSync(sets)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readPassages(readFileSync(join(sets, name), 'utf8')));
  const ids = new Set<string>();
  for (const passage of passages) {
    if (ids.has(passage.id)) say(passage.id, 'this id is used twice');
    ids.add(passage.id);
    checkPassage(passage, rules, say);
  }
  const pages = join(folder, 'pages');
  const names = existsSync(pages) ? readdirSync(pages).filter((name) => name.endsWith('.json')) : [];
  for (const name of names) {
    const labels = JSON.parse(readFileSync(join(pages, name), 'utf8')) as PageLabels;
    checkPage(name, labels, readFileSync(join(pages, labels.file), 'utf8'), rules, say);
  }
  const mentions = passages.reduce((sum, { expect }) => sum + expect.length, 0);
  process.stdout.write(`${passages.length} passages with ${mentions} mentions, ${names.length} pages\n`);
  for (const line of problems) process.stdout.write(`${line}\n`);
  return problems.length > 0 ? 1 : 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await main(process.argv.slice(2));
}
