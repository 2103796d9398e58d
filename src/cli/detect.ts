/**
 * `npm run --silent detect -- FILE.jsonl [--edition 10e|11e] [--explain]`
 *
 * Reads one record a line (`{id, text, title?, url?}`; `html` is not looked at), prints one result a line.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildIndex } from '../core/match/term-index.ts';
import type { Edition } from '../core/rules/record.ts';
import { type DetectRecord, detectRecord } from './detect-records.ts';
import { loadTerms } from './load-terms.ts';

const USAGE = 'usage: detect FILE.jsonl [--edition 10e|11e] [--explain]\n';

export type DetectArguments = { readonly file: string; readonly edition: Edition; readonly explain: boolean };

/** The command's arguments, or undefined when they make no sense. */
export function readArguments(args: readonly string[]): DetectArguments | undefined {
  let file: string | undefined;
  let edition: Edition = '10e';
  let explain = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--explain') explain = true;
    else if (arg === '--edition') {
      const named = args[++at];
      if (named !== '10e' && named !== '11e') return undefined;
      edition = named;
    } else if (arg.startsWith('--') || file !== undefined) return undefined;
    else file = arg;
  }
  return file === undefined ? undefined : { file, edition, explain };
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
