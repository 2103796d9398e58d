/**
 * `npm run --silent detect -- FILE.jsonl [--edition 10e|11e] [--explain]`: reads one record a line
 * (`{id, text, title?, url?}`; `html` is not looked at), prints one result a line.
 *
 * `npm run --silent detect -- --page FILE.html [--sidecar FILE.json]`: opens the page in Chromium with the built embed, waits
 * until it has settled, prints `{page, highlights: [{rule, text, inForbidden}]}`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildIndex } from '../core/match/term-index.ts';
import type { Edition } from '../core/rules/record.ts';
import { detectPage, type Sidecar } from './detect-page.ts';
import { type DetectRecord, detectRecord } from './detect-records.ts';
import { loadTerms } from './load-terms.ts';

const USAGE =
  'usage: detect FILE.jsonl [--edition 10e|11e] [--explain]\n       detect --page FILE.html [--sidecar FILE.json] [--edition 10e|11e]\n';

export type DetectArguments = {
  readonly file: string;
  readonly edition: Edition;
  readonly explain: boolean;
  readonly page?: true;
  readonly sidecar?: string;
};

/** The command's arguments, or undefined when they make no sense. */
export function readArguments(args: readonly string[]): DetectArguments | undefined {
  let file: string | undefined;
  let sidecar: string | undefined;
  let edition: Edition = '10e';
  let explain = false;
  let page = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--explain') explain = true;
    else if (arg === '--page') page = true;
    else if (arg === '--sidecar') sidecar = args[++at];
    else if (arg === '--edition') {
      const named = args[++at];
      if (named !== '10e' && named !== '11e') return undefined;
      edition = named;
    } else if (arg.startsWith('--') || file !== undefined) return undefined;
    else file = arg;
  }
  if (file === undefined || (sidecar !== undefined && !page)) return undefined;
  return { file, edition, explain, ...(page && { page }), ...(sidecar !== undefined && { sidecar }) };
}

/** Records of a `.jsonl` text; a line that is no record is named in the error. */
export function readRecords(text: string): DetectRecord[] {
  return text.split('\n').flatMap((line, at) => {
    if (!line.trim()) return [];
    const record = JSON.parse(line) as Partial<DetectRecord>;
    if (typeof record.id !== 'string' || typeof record.text !== 'string') {
      throw new Error(`line ${at + 1}: a record needs "id" and "text"`);
    }
    return [{ id: record.id, text: record.text, title: record.title ?? '', url: record.url ?? '' }];
  });
}

/** Runs the command; gives its exit code. */
export async function detectFile(args: readonly string[], print: (line: string) => void): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    process.stderr.write(USAGE);
    return 2;
  }
  if (given.page) {
    const sidecar = given.sidecar ? (JSON.parse(readFileSync(given.sidecar, 'utf8')) as Sidecar) : {};
    print(JSON.stringify(await detectPage(given.file, sidecar, given.edition)));
    return 0;
  }
  const index = buildIndex(await loadTerms(given.edition));
  const options = { edition: given.edition, sensitivity: 'careful', never: [], always: [] } as const;
  for (const record of readRecords(readFileSync(given.file, 'utf8'))) {
    print(JSON.stringify(detectRecord(index, record, options, given.explain)));
  }
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await detectFile(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
}
