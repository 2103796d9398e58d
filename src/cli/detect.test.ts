import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectFile, readArguments } from './detect.ts';
import { loadTerms } from './load-terms.ts';
import { readPassages } from './read-passages.ts';

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

  test('--explain --json says what spoke for each mark', async () => {
    const [, lines] = await run(file, '--explain', '--json');
    expect(lines[0]).toMatchObject({
      matches: [{ reasons: expect.arrayContaining([expect.objectContaining({ sign: 'game', example: '40k' })]) }],
    });
  });

  test('--explain alone, and a terminal, are for people: word, rule, verdict, sum and signs', async () => {
    for (const [args, terminal] of [
      [[file, '--explain', '--id', 'a'], false],
      [[file, '--id', 'a'], true],
    ] as const) {
      const lines: string[] = [];
      expect(await detectFile(args, (line) => lines.push(line), undefined, terminal)).toBe(0);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatch(
        /^a: 1 marked, 0 dark\n {2}marked {2}“Lethal Hits” {2}Lethal Hits \(10e:lethal-hits\), line 1, at 0/,
      );
      expect(lines[0]).toMatch(/sum \d+\.\d\d, at least 0\.25 is needed\n {10}for: .*game “40k” \+\d/);
    }
  });

  test('a text file is one passage', async () => {
    const text = join(dir, 'post.txt');
    writeFileSync(text, 'Warhammer 40k:\nLethal Hits.');
    const [, lines] = await run(text);
    expect(lines).toEqual([
      expect.objectContaining({ id: 'post.txt', matches: [expect.objectContaining({ start: 15 })] }),
    ]);
  });

  test('what is wrong with the input is said with file and line', async () => {
    const broken = join(dir, 'broken.jsonl');
    writeFileSync(broken, '{"id":"a","text":"x"}\n{"id":\n');
    const said: string[] = [];
    const complain = (line: string) => said.push(line);
    const nothing = () => undefined;
    expect(await detectFile([broken], nothing, complain)).toBe(1);
    expect(await detectFile([join(dir, 'gone.jsonl')], nothing, complain)).toBe(1);
    expect(await detectFile([file, '--id', 'op999'], nothing, complain)).toBe(1);
    expect(said[0]).toMatch(/broken\.jsonl:2: this is no JSON \(.*\)\. Write one record a line/);
    expect(said[1]).toMatch(/gone\.jsonl: there is no such file\. /);
    expect(said[2]).toMatch(/no record has the id "op999"/);
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
    expect(readArguments(['a', '--id'])).toBeUndefined();
    expect(readPassages('{"id": 1, "text": "x"}', 'a.jsonl')).toMatchObject({ problems: [{ where: 'a.jsonl:1' }] });
  });
  test('defaults: the tenth edition, no explanation', () => {
    expect(readArguments(['a.jsonl'])).toEqual({ file: 'a.jsonl', edition: '10e', explain: false });
  });
});
