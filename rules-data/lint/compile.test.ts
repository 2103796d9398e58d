import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBodies, checkTerms } from '../../src/core/rules/check-pack.ts';
import { compilePacks } from './compile.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'packs-'));
  await cp(join(import.meta.dirname, '../fixtures/whole'), join(dir, 'data'), { recursive: true });
  await cp(join(import.meta.dirname, '../schema'), join(dir, 'data/schema'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true }));

const compile = (options = {}) => compilePacks(join(dir, 'data'), join(dir, 'out'), { quiet: true, ...options });
const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(dir, 'out', file), 'utf8'));

test('writes terms and bodies that the product accepts', async () => {
  const { problems, written } = await compile();
  expect(problems).toEqual([]);
  expect(written.map((path) => path.split('/').at(-1))).toEqual(['mini.terms.json', 'mini.bodies.json']);
  expect(checkTerms(await read('mini.terms.json')).problems).toEqual([]);
  const bodies = checkBodies(await read('mini.bodies.json'));
  expect(bodies.problems).toEqual([]);
  expect(bodies.pack?.records['night-guard']).toMatchObject({
    setName: 'Night Watch',
    weapons: [
      { keywords: [{ ref: '10e:lucky-hits', value: '1' }] },
      { keywords: [{ ref: '10e:anti', keyword: 'Vehicle' }] },
      {},
    ],
    abilities: { own: ['10e:night-guard--night-eyes'] },
  });
});

test('term lists carry no texts', async () => {
  await compile();
  expect(JSON.stringify(await read('mini.terms.json'))).not.toContain('gist');
});

test('writes nothing while something is wrong, unless asked to be lenient', async () => {
  const broken = await readFile(join(import.meta.dirname, '../fixtures/broken/tier-misspelt.md'), 'utf8');
  await writeFile(join(dir, 'data/mini/core/tier-misspelt.md'), broken);
  expect(await compile()).toMatchObject({ written: [], problems: [{ code: 'schema' }] });
  expect(await readdir(join(dir, 'out'))).toEqual([]);
  expect((await compile({ lenient: true })).written).toHaveLength(2);
});

test('the same data gives the same bytes', async () => {
  await compile();
  const first = await readFile(join(dir, 'out/mini.bodies.json'), 'utf8');
  await compile();
  expect(await readFile(join(dir, 'out/mini.bodies.json'), 'utf8')).toBe(first);
});
