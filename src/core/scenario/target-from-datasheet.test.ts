import { expect, test } from 'vitest';
import type { Datasheet } from '../rules/record.ts';
import { readTarget } from './remembered-target.ts';
import { targetFromDatasheet } from './target-from-datasheet.ts';

const sheet: Datasheet = {
  id: 'tough-crew',
  name: 'Tough Crew',
  kind: 'datasheet',
  edition: '10e',
  set: 'example',
  setName: 'Example',
  source: { doc: 'Example', date: '2026-05-20' },
  gist: '',
  body: [],
  faction: 'example',
  profiles: [
    { name: 'Champion', M: '5"', T: '5', Sv: '3+', W: '3', Ld: '6+', OC: '1' },
    { name: 'Crew', M: '5"', T: '5', Sv: '3+', InSv: '5+*', W: '2', Ld: '6+', OC: '1' },
  ],
  weapons: [],
  abilities: { core: [{ text: 'Feel No Pain 6+', value: '6+' }], faction: [], own: [] },
  options: [],
  composition: [],
  points: [
    { models: 10, cost: 240, date: '2026-06-04' },
    { models: 5, cost: 125, date: '2026-06-04' },
  ],
  keywords: ['Infantry'],
  factionKeywords: [],
  leads: [],
  ledBy: [],
};

test('a datasheet becomes a target: the rank and file, the smallest unit, what it always has', () => {
  expect(targetFromDatasheet(sheet)).toEqual({
    id: '10e:tough-crew',
    name: 'Tough Crew',
    toughness: 5,
    save: 3,
    invuln: 5,
    fnp: 6,
    wounds: 2,
    models: 5,
    keywords: ['INFANTRY'],
  });
});

test('a datasheet without figures is no target', () => {
  expect(targetFromDatasheet({ ...sheet, profiles: [] })).toBeUndefined();
  expect(targetFromDatasheet({ ...sheet, profiles: [{ ...sheet.profiles[0]!, T: '-' }] })).toBeUndefined();
});

test('a remembered target comes back only when every figure is possible', () => {
  const target = targetFromDatasheet(sheet)!;
  expect(readTarget(JSON.parse(JSON.stringify(target)))).toEqual(target);
  for (const stored of [
    undefined,
    null,
    'x',
    {},
    { ...target, wounds: '2' },
    { ...target, save: 1 },
    { ...target, models: 1e9 },
  ])
    expect(readTarget(stored)).toBeUndefined();
  expect(readTarget({ ...target, invuln: 9, keywords: 'x' })).toMatchObject({ keywords: [], wounds: 2 });
});
