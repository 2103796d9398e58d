import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type CompiledFacts, compileFacts } from '../../core/import/forty-kdc/compile-facts.ts';
import { factsTerms } from '../../core/import/forty-kdc/facts-terms.ts';
import { cutPack } from '../../core/rules/pack-directory.ts';
import type { PackBodies, PackTerms } from '../../core/rules/record.ts';
import { loadFactsSource } from './load-source.ts';
import { loadWordRates } from './word-rates.ts';

export const FACTS_FOLDER = 'facts';

export type FactsFiles = CompiledFacts & { readonly terms: PackTerms };

/**
 * Compiles the installed package beside our own packs, which are already compiled.
 *
 * @param root the project's folder, with node_modules
 */
export async function compileInstalled(
  root: string,
  own: PackBodies,
  tuned: readonly PackTerms[],
): Promise<FactsFiles> {
  const [source, rates] = await Promise.all([loadFactsSource(root), loadWordRates(root)]);
  const facts = compileFacts(source, own);
  return { ...facts, terms: factsTerms(facts.bodies, tuned, rates) };
}

/** Writes `<packsDir>/facts/`: the names, one file of bodies for each faction, and the terms. */
export async function writeFacts(root: string, packsDir: string): Promise<FactsFiles> {
  const read = async <Pack>(name: string) => JSON.parse(await readFile(path.join(packsDir, name), 'utf8')) as Pack;
  const own = await read<PackBodies>('wh40k-11e.bodies.json');
  const tuned = await Promise.all(['wh40k-11e', 'wh40k-10e'].map((pack) => read<PackTerms>(`${pack}.terms.json`)));
  const facts = await compileInstalled(root, own, tuned);
  const folder = path.join(packsDir, FACTS_FOLDER);
  await mkdir(folder, { recursive: true });
  const { directory, parts } = cutPack(facts.bodies, (id) => facts.factionOf[id] ?? 'other');
  await writeFile(path.join(folder, 'directory.json'), JSON.stringify(directory));
  await writeFile(path.join(folder, `${facts.bodies.pack}.terms.json`), JSON.stringify(facts.terms));
  for (const [part, bodies] of parts) await writeFile(path.join(folder, `${part}.bodies.json`), JSON.stringify(bodies));
  return facts;
}
