import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AuthoredPack } from '../../src/core/rules/authored.ts';
import { editDistance } from '../../src/core/rules/edit-distance.ts';
import { foldName } from '../../src/core/rules/fold-name.ts';
import { readPacks } from './compile.ts';
import { namesInFolder, type SourceName } from './source-names.ts';

export type Coverage = { readonly found: number; readonly missing: readonly SourceName[] };

/** Sets are printed with slips ("Demonic Incursion"); two letters off is the same set. */
function sameSet(pack: AuthoredPack, set: string, wanted: string): boolean {
  const names = [pack.sets[set] ?? set, set].map((name) => foldName(name.replace(/\s*\(.*\)$/, '')));
  return names.some((name) => editDistance(name, foldName(wanted), 2) <= 2);
}

/** Which of the named rules a pack has, by name or alias and, where the source says one, set. */
export function coverageOf(pack: AuthoredPack, names: readonly SourceName[]): Coverage {
  const sets = new Map<string, Set<string>>();
  for (const { front } of pack.records) {
    for (const name of [front.name, ...(front.aliases ?? [])].map(foldName)) {
      sets.set(name, (sets.get(name) ?? new Set()).add(front.set));
    }
  }
  const missing = names.filter(({ name, set, aliases = [] }) => {
    const found = [name, ...aliases].flatMap((one) => [...(sets.get(foldName(one)) ?? [])]);
    return !found.some((one) => set === undefined || sameSet(pack, one, set));
  });
  return { found: names.length - missing.length, missing };
}

function print(title: string, { found, missing }: Coverage): void {
  const all = found + missing.length;
  process.stdout.write(`${title}: ${found} of ${all} (${all === 0 ? 100 : ((100 * found) / all).toFixed(1)} %)\n`);
  for (const { name, kind, set } of missing) {
    process.stdout.write(`  missing: ${name}${set ? ` [${set}]` : ''}${kind ? ` (${kind})` : ''}\n`);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const dir = args.find((arg) => !arg.startsWith('--')) ?? 'rules-data';
  const listPath = join(dir, 'lint/source-names.json');
  const folder = process.env.AUSPEX_DEV_DATA;
  if (args.includes('--update')) {
    if (!folder) throw new Error('Set AUSPEX_DEV_DATA to the folder of source documents.');
    const about =
      'Names of rules that source documents of the 10th edition use. Names only; made by coverage.ts --update.';
    await writeFile(listPath, `${JSON.stringify({ about, names: await namesInFolder(folder) }, null, 1)}\n`);
  }
  const { names }: { names: readonly SourceName[] } = JSON.parse(await readFile(listPath, 'utf8'));
  const packs = (await readPacks(dir)).map(({ pack }) => pack);
  const pack = packs.find(({ edition }) => edition === '10e');
  if (!pack) throw new Error('There is no pack of the 10th edition.');
  const listed = coverageOf(pack, names);
  print(`${pack.id}, names in source-names.json`, listed);
  if (!folder)
    process.stdout.write('SKIPPED: source documents (set AUSPEX_DEV_DATA to their folder to compare with them).\n');
  else print(`${pack.id}, names in ${folder}`, coverageOf(pack, await namesInFolder(folder)));
  for (const other of packs.filter((one) => one !== pack)) {
    process.stdout.write(`${other.id}: ${other.records.length} records (no list of names to compare with)\n`);
  }
  return listed.missing.length > 0 ? 1 : 0;
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
