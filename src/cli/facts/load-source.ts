import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FactsSource } from '../../core/import/forty-kdc/source-shape.ts';

export const FACTS_PACKAGE = '@alpaca-software/40kdc-data';

type DataModule = { readonly RAW_DATA: Omit<FactsSource, 'version'> };

/**
 * The data of the installed package. It is read from the package's data file, not through its door: the door merges rows,
 * and the report is to show what stands twice.
 *
 * @throws when the package is not installed, or not in the version that package.json pins
 */
export async function loadFactsSource(root: string): Promise<FactsSource> {
  const folder = path.join(root, 'node_modules', FACTS_PACKAGE);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const pinned = await pinnedVersion(root);
  if (version !== pinned)
    throw new Error(`${FACTS_PACKAGE} ${version} is installed, but package.json asks for ${pinned}. Run npm ci.`);
  const file = pathToFileURL(path.join(folder, 'dist/data/bundle.generated.js')).href;
  const { RAW_DATA } = (await import(file)) as DataModule;
  return { ...RAW_DATA, version };
}

/** The version that package.json pins; a range would let the facts change without a commit. */
export async function pinnedVersion(root: string): Promise<string> {
  const text = await readFile(path.join(root, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Readonly<Record<string, string>> };
  const version = devDependencies[FACTS_PACKAGE] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`package.json must pin one version of ${FACTS_PACKAGE}, not "${version}".`);
  return version;
}

/** The project's folder, from wherever this file runs. */
export function projectRoot(): string {
  return fileURLToPath(new URL('../../..', import.meta.url));
}
