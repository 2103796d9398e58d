import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectFile, readArguments, readRecords } from './detect.ts';
import { loadTerms } from './load-terms.ts';

const dir = mkdtempSync(join(tmpdir(), 'auspex-detect-'));
const file = join(dir, 'records.jsonl');
const pack = (edition: '10e' | '11e') => ({
  schema: 1,
  pack: `p-${edition}`,
  edition,
  date: '',
  revision: '',
  guards: [],
  entries: [
    {
      id: 'lethal-hits',
      name: 'Lethal Hits',
      kind: 'weapon-ability',
      set: 'core',
      terms: [{ text: 'lethal hits', tier: 'distinct' }],
    },
  ],
});

beforeAll(() => {
  for (const edition of ['10e', '11e'] as const)
    writeFileSync(join(dir, `p-${edition}.terms.json`), JSON.stringify(pack(edition)));
  writeFileSync(
    file,
    `${JSON.stringify({ id: 'a', title: 'Warhammer 40k', text: 'Lethal Hits!', html: '<b>ignored</b>' })}\n\n${JSON.stringify({ id: 'b', text: 'Lethal snow.' })}\n`,
  );
  process.env.AUSPEX_PACKS = dir;
});
afterAll(() => {
  delete process.env.AUSPEX_PACKS;
  rmSync(dir, { recursive: true });
});

async function run(...args: string[]): Promise<[number, unknown[]]> {
  const lines: unknown[] = [];
  const code = await detectFile(args, (line) => lines.push(JSON.parse(line)));
  return [code, lines];
}

describe('detect', () => {
  test('prints one result a record, with offsets, the official name and the record it stands for', async () => {
    expect(await run(file)).toEqual([
      0,
      [
        { id: 'a', matches: [{ start: 0, end: 11, rule: 'Lethal Hits', ref: '10e:lethal-hits', params: {} }] },
        { id: 'b', matches: [] },
      ],
    ]);
    const [, lines] = await run(file, '--edition', '11e');
    expect(lines[0]).toMatchObject({ matches: [{ ref: '11e:lethal-hits' }] });
  });

  test('--explain says what spoke for each mark', async () => {
    const [, lines] = await run(file, '--explain');
    expect(lines[0]).toMatchObject({
      matches: [{ reasons: expect.arrayContaining([expect.objectContaining({ sign: 'game', example: '40k' })]) }],
    });
  });

  test('loads the terms of one edition or of all', async () => {
    expect((await loadTerms('10e')).map(({ edition }) => edition)).toEqual(['10e']);
    expect((await loadTerms('auto')).map(({ edition }) => edition)).toEqual(['10e', '11e']);
  });
});

describe('arguments and records', () => {
  test('are refused when they make no sense', () => {
    expect(readArguments([])).toBeUndefined();
    expect(readArguments(['a', 'b'])).toBeUndefined();
    expect(readArguments(['a', '--edition', '9e'])).toBeUndefined();
    expect(readArguments(['a', '--loud'])).toBeUndefined();
    expect(() => readRecords('{"id": 1, "text": "x"}')).toThrow('line 1');
  });
  test('defaults: the tenth edition, no explanation', () => {
    expect(readArguments(['a.jsonl'])).toEqual({ file: 'a.jsonl', edition: '10e', explain: false });
  });
});
