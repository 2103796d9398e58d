import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Edition, PackTerms } from '../core/rules/record.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the compiler writes packs; a folder of one's own with AUSPEX_PACKS. */
export function packsDir(): string {
  return process.env.AUSPEX_PACKS ?? join(ROOT, 'dist/packs');
}

/** Term lists of one edition (or all): the compiled ones when they are there, else compiled now from rules-data. */
export async function loadTerms(edition: Edition | 'auto'): Promise<readonly PackTerms[]> {
  const built = readTerms(packsDir());
  const all = built.length > 0 ? built : await compileTerms();
  return all.filter((pack) => edition === 'auto' || pack.edition === edition);
}

function readTerms(dir: string): PackTerms[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.terms.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as PackTerms);
}

type Compiler = {
  compilePacks(from: string, to: string, options: { quiet: boolean; lenient: boolean }): Promise<unknown>;
};

async function compileTerms(): Promise<PackTerms[]> {
  const compiler = pathToFileURL(join(ROOT, 'rules-data/lint/compile.ts')).href;
  const { compilePacks } = (await import(compiler)) as Compiler;
  const dir = await mkdtemp(join(tmpdir(), 'auspex-packs-'));
  try {
    await compilePacks(join(ROOT, 'rules-data'), dir, { quiet: true, lenient: true });
    return readTerms(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
