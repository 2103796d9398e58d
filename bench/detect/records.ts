import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type Labelled = {
  readonly surface: string;
  readonly occurrence?: number;
  readonly rule: string;
  readonly params?: { readonly value?: string; readonly keyword?: string };
  readonly form?: 'canonical' | 'variant' | 'typo';
};
export type Surface = string | { readonly surface: string; readonly occurrence?: number; readonly rule?: string };

/** A passage with its labels. `expect: []` with `context: "non40k"` is a passage in which nothing may be marked. */
export type Passage = {
  readonly id: string;
  readonly text: string;
  readonly title?: string;
  readonly url?: string;
  /** How it is written, and what another subject it is of. */
  readonly style?: string;
  readonly domain?: string;
  readonly expect: readonly Labelled[];
  readonly forbid?: readonly Surface[];
  readonly optional?: readonly Surface[];
  readonly allow?: readonly string[];
  readonly context: '40k' | 'non40k';
};

export type PassageSet = { readonly name: string; readonly passages: readonly Passage[] };

const OWN = fileURLToPath(new URL('sets', import.meta.url));

/** The project's own passages, and those of a folder outside (AUSPEX_DEV_DATA) where one is given; says so when not. */
export function loadSets(say: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): PassageSet[] {
  const sets = readFolder(OWN, 'own');
  const outside = process.env.AUSPEX_DEV_DATA;
  if (!outside) say('SKIPPED: passages outside the project (AUSPEX_DEV_DATA names no folder).');
  else {
    const dir = existsSync(join(outside, 'detection-dev')) ? join(outside, 'detection-dev') : outside;
    const found = readFolder(dir, 'outside');
    if (found.length === 0) say(`SKIPPED: no .jsonl in ${dir}.`);
    sets.push(...found);
  }
  return sets;
}

function readFolder(dir: string, label: string): PassageSet[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => ({ name: `${label}/${name}`, passages: readPassages(readFileSync(join(dir, name), 'utf8')) }));
}

/** Passages of a `.jsonl` text. */
export function readPassages(text: string): Passage[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as Passage);
}
