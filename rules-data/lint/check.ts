import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { describeProblem, type Problem } from '../../src/core/result/result.ts';
import { readPacks } from './compile.ts';
import { formatRecord } from './format-record.ts';
import { LINTERS } from './linters/all.ts';
import type { PackFiles } from './pack-files.ts';

/** Everything the linters find in the packs, each problem once, by file. */
export function lintPacks(packs: readonly PackFiles[]): readonly Problem[] {
  const problems = packs.flatMap((pack) => LINTERS.flatMap((linter) => linter.check(pack, packs)));
  // Of a file that cannot be read nobody knows what it holds: that others name it is no news.
  const unread = new Set(
    problems.filter(({ code }) => code === 'yaml').map(({ where }) => where?.split('/').at(-1)?.replace(/\.md$/, '')),
  );
  const news = problems.filter(({ what }) => !unread.has(/there is no rule "([^"]+)"/.exec(what)?.[1]));
  const once = new Map(news.map((problem) => [describeProblem(problem), problem]));
  return [...once.values()].sort((a, b) =>
    (a.where ?? '') < (b.where ?? '') ? -1 : (a.where ?? '') > (b.where ?? '') ? 1 : 0,
  );
}

/** Writes every readable record in its canonical form. Returns the files changed. */
export async function formatPacks(packs: readonly PackFiles[]): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const { where, path, text } of packs.flatMap((pack) => pack.files)) {
    const formatted = formatRecord(text);
    // What is no UTF-8 was read with signs put in place of others: it is left as it is.
    if (formatted === undefined || text.includes('\ufffd') || formatted === (await readFile(path, 'utf8'))) continue;
    await writeFile(path, formatted);
    changed.push(where);
  }
  return changed;
}

const USAGE = `tsx rules-data/lint/check.ts [folder] [--fix]
  Checks the packs below the folder (rules-data). Prints "file: field: what is wrong. What to do." and ends with 1
  when something is wrong. --fix writes the records in their canonical form first. --list names the checks.`;

async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (args.includes('--list')) {
    for (const { name, sentence } of LINTERS) process.stdout.write(`${name}: ${sentence}\n`);
    return 0;
  }
  const dir = args.find((arg) => !arg.startsWith('--')) ?? 'rules-data';
  let packs = await readPacks(dir);
  if (args.includes('--fix')) {
    for (const file of await formatPacks(packs)) process.stdout.write(`${file}: formatted\n`);
    packs = await readPacks(dir);
  }
  const problems = lintPacks(packs);
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
  const records = packs.reduce((sum, { files }) => sum + files.length, 0);
  process.stdout.write(
    `${packs.length} pack${packs.length === 1 ? '' : 's'}, ${records} records: ${problems.length === 0 ? 'nothing to mend' : `${problems.length} to mend`}.\n`,
  );
  return problems.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 2;
    },
  );
}
