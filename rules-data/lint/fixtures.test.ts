import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblem } from '../../src/core/result/result.ts';
import { lintPacks } from './check.ts';
import { readPacks } from './compile.ts';
import { LINTERS } from './linters/all.ts';
import { type PackFiles, readRecord } from './pack-files.ts';
import { loadSchemas } from './schema-check.ts';

const here = import.meta.dirname;
const schemaDir = join(here, '../schema');
const brokenDir = join(here, '../fixtures/broken');
const schema = await loadSchemas(schemaDir);
const [whole] = await readPacks(join(here, '../fixtures/whole'), schemaDir);
if (!whole) throw new Error('fixtures/whole has no pack');

/** The whole pack with one broken file laid in. */
async function withBroken(file: string, pack: PackFiles): Promise<PackFiles> {
  const read = readRecord(await readFile(join(brokenDir, file), 'utf8'), file, `broken/${file}`, schema);
  return {
    ...pack,
    pack: { ...pack.pack, records: [...pack.pack.records, ...(read.record ? [read.record] : [])] },
    files: [...pack.files, ...(read.file ? [read.file] : [])],
    problems: [...pack.problems, ...read.problems],
  };
}

test('nothing is wrong with the whole pack', () => {
  expect(lintPacks([whole]).map(describeProblem)).toEqual([]);
});

/** Every broken file: the linter that finds it out, and what it says. Nothing else may be said. */
const EXPECTED = Object.entries<{ linter: string; says: string }>(
  JSON.parse(await readFile(join(here, '../fixtures/expected.json'), 'utf8')),
);

test.each(EXPECTED)('%s', async (name, { linter, says }) => {
  const pack = await withBroken(`${name}.md`, whole);
  const found = LINTERS.flatMap((one) =>
    one.check(pack, [pack]).map((problem) => ({ linter: one.name, says: describeProblem(problem) })),
  );
  expect(found).toEqual([{ linter, says: `broken/${name}.md: ${says}` }]);
});

test('every broken file is expected', async () => {
  const files = (await readdir(brokenDir)).map((file) => file.replace(/\.md$/, ''));
  expect(files.sort()).toEqual(EXPECTED.map(([name]) => name).sort());
});

test('every linter finds something out', () => {
  const used = new Set(EXPECTED.map(([, { linter }]) => linter));
  expect(LINTERS.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
});

test('every linter says in a sentence what holds', () => {
  for (const { name, sentence } of LINTERS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(sentence).toMatch(/^[A-Z].{20,}\.$/);
  }
});
