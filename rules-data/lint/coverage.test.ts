import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPacks } from './compile.ts';
import { coverageOf } from './coverage.ts';
import { namesOfList, namesOfPage } from './source-names.ts';

describe('names of source documents', () => {
  test('a stratagem is named before its cost, also where a text runs into the name', () => {
    const page =
      'STRATAGEMS\nSTAND FIRM\n1CP\nNight Watch – Epic Deed\nSome rule that says so.EYES OF THE DARK\n2CP\nCore – Wargear\n1CP\nx';
    expect(namesOfPage(page)).toEqual([
      { name: 'Stand Firm', kind: 'stratagem', set: 'Night Watch' },
      { name: 'Eyes of the Dark', kind: 'stratagem', set: 'Core' },
    ]);
  });

  test('a list gives names, kinds and other names', () => {
    expect(namesOfList('{"rules":[{"name":"Anti","category":"weapon-ability","aliases":["Anti-X"]}]}')).toEqual([
      { name: 'Anti', kind: 'weapon-ability', aliases: ['Anti-X'] },
    ]);
    expect(namesOfList('[]')).toEqual([]);
  });
});

test('coverage goes by name or alias, and by set where the source names one', async () => {
  const [whole] = await readPacks(
    join(import.meta.dirname, '../fixtures/whole'),
    join(import.meta.dirname, '../schema'),
  );
  if (!whole) throw new Error('fixtures/whole has no pack');
  const names = [
    { name: 'DICE ROLL' },
    { name: 'Die roll' },
    { name: 'Stand Firm', set: 'Night Wach' },
    { name: 'Stand Firm', set: 'Day Watch' },
    { name: 'Night Eyes', set: 'Core' },
    { name: 'Nowhere' },
  ];
  expect(coverageOf(whole.pack, names)).toEqual({ found: 3, missing: names.slice(3) });
});
