/**
 * `npm run --silent detect -- FILE.jsonl [--edition 10e|11e] [--id ID] [--explain] [--json]`: reads one record a line
 * (`{id, text, title?, url?}`; `html` is not looked at), or a `.txt` file as one passage. Prints one result a line as JSON;
 * in words in a terminal and with `--explain`, unless `--json` is there.
 *
 * `npm run --silent detect -- --page FILE.html [--sidecar FILE.json]`: opens the page in Chromium with the built embed, waits
 * until it has settled, prints `{page, highlights: [{rule, text, inForbidden}]}`.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildIndex } from '../core/match/term-index.ts';
import { describeProblem } from '../core/result/result.ts';
import type { Edition } from '../core/rules/record.ts';
import { detectPage, type Sidecar } from './detect-page.ts';
import { detectRecord } from './detect-records.ts';
import { explainRecord } from './explain-record.ts';
import { loadTerms } from './load-terms.ts';
import { readPassages } from './read-passages.ts';

const USAGE = `usage: detect FILE.jsonl|FILE.txt [--edition 10e|11e] [--id ID] [--explain] [--json]
       detect --page FILE.html [--sidecar FILE.json] [--edition 10e|11e]
  --explain says in words what is marked, what stays dark and why; with --json, one result a line.
  --id ID takes the record with that id only.`;

export type DetectArguments = {
  readonly file: string;
  readonly edition: Edition;
  readonly explain: boolean;
  /** JSON lines, even where a person reads. */
  readonly json?: true;
  /** Only the record of this id. */
  readonly id?: string;
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
  let json = false;
  let id: string | undefined;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--explain') explain = true;
    else if (arg === '--page') page = true;
    else if (arg === '--json') json = true;
    else if (arg === '--id') {
      id = args[++at];
      if (id === undefined) return undefined;
    } else if (arg === '--sidecar') sidecar = args[++at];
    else if (arg === '--edition') {
      const named = args[++at];
      if (named !== '10e' && named !== '11e') return undefined;
      edition = named;
    } else if (arg.startsWith('--') || file !== undefined) return undefined;
    else file = arg;
  }
  if (file === undefined || (sidecar !== undefined && !page)) return undefined;
  return {
    file,
    edition,
    explain,
    ...(page && { page }),
    ...(json && { json }),
    ...(id !== undefined && { id }),
    ...(sidecar !== undefined && { sidecar }),
  };
}

/** Runs the command; gives its exit code. `terminal`: a person reads what is printed. */
export async function detectFile(
  args: readonly string[],
  print: (line: string) => void,
  complain: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  terminal = false,
): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    complain(USAGE);
    return 2;
  }
  const { file, edition, explain, id } = given;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    complain(
      `${file}: ${gone ? 'there is no such file. Look at its name and folder.' : `cannot be read. ${String(error)}`}`,
    );
    return 1;
  }
  if (given.page) {
    const sidecar = given.sidecar ? (JSON.parse(readFileSync(given.sidecar, 'utf8')) as Sidecar) : {};
    print(JSON.stringify(await detectPage(file, sidecar, edition)));
    return 0;
  }
  const passages = readPassages(text, file);
  if (!passages.ok) {
    for (const problem of passages.problems) complain(describeProblem(problem));
    return 1;
  }
  const asked = passages.value.filter((record) => id === undefined || record.id === id);
  if (id !== undefined && asked.length === 0) {
    complain(`${file}: no record has the id "${id}". Look at the "id" of its lines.`);
    return 1;
  }
  const index = buildIndex(await loadTerms(edition));
  const options = { edition, sensitivity: 'careful', never: [], always: [] } as const;
  const readable = !given.json && (explain || terminal);
  for (const record of asked) {
    if (readable) print(`${explainRecord(index, record, options)}\n`);
    else print(JSON.stringify(detectRecord(index, record, options, explain)));
  }
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exitCode = await detectFile(
    process.argv.slice(2),
    (line) => process.stdout.write(`${line}\n`),
    undefined,
    process.stdout.isTTY,
  );
}
