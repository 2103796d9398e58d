import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeProblem, type Problem } from '../../src/core/result/result.ts';
import { type CompiledPack, draftPack } from '../../src/core/rules/compile-pack.ts';
import { type PackFiles, packDirs, readPackFiles } from './pack-files.ts';
import { loadSchemas } from './schema-check.ts';

export type CompileOptions = {
  /** Print nothing. */
  readonly quiet?: boolean;
  /** Print every link with what it leads to. */
  readonly links?: boolean;
  /** Write what can be compiled although there are problems; they are still returned. For looking at unfinished packs. */
  readonly lenient?: boolean;
};

export type CompiledReport = {
  readonly packs: readonly CompiledPack[];
  readonly problems: readonly Problem[];
  /** Files written; none when there are problems and the compilation is not lenient. */
  readonly written: readonly string[];
};

/** Reads all packs below `rulesDataDir`, whose schemas are in `schemaDir`. */
export async function readPacks(
  rulesDataDir: string,
  schemaDir = join(rulesDataDir, 'schema'),
): Promise<readonly PackFiles[]> {
  const schema = await loadSchemas(schemaDir);
  const root = resolve(rulesDataDir, '..');
  return Promise.all((await packDirs(rulesDataDir)).map((dir) => readPackFiles(resolve(dir), root, schema)));
}

/**
 * Compiles every pack below `rulesDataDir` to `<outDir>/<pack>.terms.json` and `<outDir>/<pack>.bodies.json`.
 * With problems nothing is written, unless `lenient`.
 */
export async function compilePacks(
  rulesDataDir: string,
  outDir: string,
  { quiet = false, links = false, lenient = false }: CompileOptions = {},
): Promise<CompiledReport> {
  const read = await readPacks(rulesDataDir);
  const say = (line: string): void => {
    if (!quiet) process.stdout.write(`${line}\n`);
  };
  const packs = read.map(({ pack }) => pack);
  const drafts = read.map(({ pack }) =>
    draftPack(
      pack,
      packs.filter((other) => other !== pack),
    ),
  );
  const problems = [...read.flatMap((files) => files.problems), ...drafts.flatMap((draft) => draft.problems)];
  const written: string[] = [];
  await mkdir(outDir, { recursive: true });
  for (const { compiled } of drafts) {
    const { terms, bodies, linked } = compiled;
    const records = Object.keys(bodies.records).length;
    const count = terms.entries.reduce((sum, entry) => sum + entry.terms.length, 0);
    const byAuthor = linked.filter(({ by }) => by === 'author').length;
    say(
      `${bodies.pack}: ${records} records, ${count} terms, ${terms.guards.length} guards, ${linked.length} links (${byAuthor} written, ${linked.length - byAuthor} found)`,
    );
    if (links) for (const { from, to, text, by } of linked) say(`  ${from} → ${to} "${text}" (${by})`);
    if (problems.length > 0 && !lenient) continue;
    const files = [
      [join(outDir, `${bodies.pack}.terms.json`), terms],
      [join(outDir, `${bodies.pack}.bodies.json`), bodies],
    ] as const;
    for (const [path, data] of files) {
      await writeFile(path, `${JSON.stringify(data)}\n`);
      written.push(path);
    }
  }
  return { packs: drafts.map(({ compiled }) => compiled), problems, written };
}

async function main(args: readonly string[]): Promise<number> {
  const [rulesDataDir = 'rules-data', outDir = 'dist/packs'] = args.filter((arg) => !arg.startsWith('--'));
  const flag = (name: string): boolean => args.includes(`--${name}`);
  const options = { quiet: flag('quiet'), links: flag('links'), lenient: flag('lenient') };
  const { problems } = await compilePacks(rulesDataDir, outDir, options);
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
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
