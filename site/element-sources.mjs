// The widgets' sources without their tests, by path under widgets/: what element contracts are read from.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} folder `widgets` */
export async function elementSources(folder) {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^harness[\\/]/.test(name),
  );
  return Object.fromEntries(
    await Promise.all(
      names
        .sort()
        .map(async (name) => [name.replaceAll(path.sep, '/'), await readFile(path.join(folder, name), 'utf8')]),
    ),
  );
}
