import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../src/core/result/result.ts';
import { loadSchemas } from './schema-check.ts';

const schema = await loadSchemas(join(import.meta.dirname, '../schema'));
const said = (name: 'pack' | 'guards' | 'rule', data: unknown): readonly string[] =>
  schema.check(name, data, 'f').map(describeProblem);

const rule = {
  id: 'x',
  name: 'X',
  kind: 'core-concept',
  edition: '10e',
  set: 'core',
  source: { doc: 'D', date: '2026-05-20' },
  gist: 'g',
};
const withEffect = (effect: unknown): readonly string[] => said('rule', { ...rule, effect: [effect] });

test('pack.yaml', () => {
  expect(said('pack', { id: 'a', name: 'A', edition: '10e', date: '2026-05-20', sets: { core: 'Core' } })).toEqual([]);
  expect(said('pack', { id: 'A b', name: 'A', edition: '9e', date: '2026-05', sets: {} })).toEqual([
    'f: id: "A b" is not an id. Use lower-case letters, digits and hyphens: "deep-strike".',
    'f: edition: "9e" is not an edition. Use 10e or 11e.',
    'f: date: "2026-05" is not a date. Write year-month-day: 2026-05-20.',
    'f: sets: is too short. Fill it, or take the field out.',
  ]);
});

describe('effects that rules need', () => {
  test.each([
    [{ on: 'weapon', set: { sustainedHits: '$v' } }],
    [{ on: 'weapon', set: { sustainedHits: 'D3' }, optional: true }],
    [{ on: 'weapon', set: { lethalHits: true } }],
    [{ on: 'weapon', set: { lethalHits: 'optional' } }],
    [{ on: 'weapon', set: { antiCriticalWoundOn: '$v' }, if: { targetKeyword: '$kw' } }],
    [{ on: 'weapon', set: { rerollWounds: 'fails' }, if: { melee: true } }],
    [{ on: 'weapon', set: { rerollHits: 'fails' }, if: { targetBelowHalf: true } }],
    [{ on: 'weapon', set: { criticalHitOn: 5, criticalHitNeedsSuccess: true } }],
    [{ on: 'weapon', add: { hitModifiers: 1, woundModifiers: -1, apModifier: -1 } }],
    [{ on: 'weapon', set: { blast: 2 } }],
    [{ on: 'target', set: { cover: true, fnp: 5, invuln: '$v' } }],
    [{ on: 'target', set: { saveModifiers: [1] }, note: 'armour only' }],
    [{ roll: 'pool', dice: 6, on: 4, result: 'mortalWounds' }],
    [{ roll: 'pool', dice: 'T', on: 5, result: 'mortalWounds' }],
    [{ roll: 'test', dice: '2D6', on: 'leadership', modifier: -1, result: 'fail' }],
    [
      {
        roll: 'table',
        dice: 'D6',
        rows: [
          [2, 5, 1],
          [6, 6, 'D3'],
        ],
        result: 'mortalWounds',
      },
    ],
    [{ roll: 'table', dice: 'D6', rows: [[6, 6, '$v']], result: 'mortalWounds' }],
    [{ roll: 'charge', dice: '2D6', modifier: 1 }],
    [{ roll: 'hazardous', dice: 'D6', on: 1, result: 'mortalWounds' }],
    [{ roll: 'feel-no-pain', on: '$v' }],
  ])('%j', (effect) => expect(withEffect(effect)).toEqual([]));
});

test.each([
  [{ on: 'self', set: { heavy: true } }, 'f: effect[0].on: "self" is not an on. Use weapon or target.'],
  [{ on: 'target', set: { sustainedHits: 1 } }, 'f: effect[0].set.sustainedHits: is not a field here. Take it out.'],
  [
    { on: 'weapon', set: { rerollHits: 'all' } },
    'f: effect[0].set.rerollHits: "all" is not a rerollHits. Use ones, fails or nonCriticals.',
  ],
  [
    { on: 'weapon', set: { sustainedHits: 'many' } },
    'f: effect[0].set.sustainedHits: "many" does not fit here. Use a number from 0 to 30 or dice such as D3 or 2D6.',
  ],
  [
    { on: 'weapon', set: { heavy: true }, if: { targetFlies: true } },
    'f: effect[0].if.targetFlies: is not a field here. Take it out.',
  ],
  [
    { roll: 'dance' },
    'f: effect[0].roll: "dance" is not a roll. Use pool, test, table, charge, advance, hazardous or feel-no-pain.',
  ],
  [
    { roll: 'test', dice: 'D20', on: 11 },
    'f: effect[0].dice: "D20" is not a number of dice. Write 3, D3, 2D6, D6+1 or $v for the value of the rule.',
  ],
])('%j', (effect, message) => expect(withEffect(effect)).toEqual([message]));
