/** Calculators count what they have filled without checking every field once more: here is why they may. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkScenario } from '../../src/core/combat/check-scenario.ts';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { CHOICES } from '../../src/core/scenario/choices.ts';
import { checkField, FIELDS, type FieldName } from '../../src/core/scenario/fields.ts';
import { fillAttack } from '../../src/core/scenario/fill-attack.ts';
import { decodeScenario, encodeScenario } from '../../src/core/scenario/permalink.ts';
import { SHOOTERS, TARGETS } from '../../src/core/scenario/presets.ts';
import { checkValue } from '../../src/core/scenario/rule-value.ts';
import { compilePacks } from './compile.ts';

let dir = '';
let records: readonly RuleRecord[] = [];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'packs-'));
  const { packs } = await compilePacks(join(import.meta.dirname, '..'), dir, { quiet: true });
  records = packs.flatMap(({ bodies }) => Object.values(bodies.records));
}, 60_000);
afterAll(() => rm(dir, { recursive: true }));

const words = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '6',
    '7',
    '20',
    '21',
    '40',
    '60',
    '99',
    '200',
    '999',
    'D3',
    'D6',
    '2D6',
    '20D6',
    'D6+3',
    'D6-1',
  ],
  ...['1+', '2+', '3+', '6+', '7+', '99+', '-', '−1', '-3', '-7', 'N/A', ''],
];
const text = fc.constantFrom(...words);
const name = fc.constantFrom(...FIELDS.map((field) => field.name));
const onPage = fc.dictionary(
  fc.constantFrom(...FIELDS.map((field) => field.name), 'target', 'weapon'),
  fc.oneof(text, fc.constantFrom('0 marines', '10 terminators', 'Rhino', '99 lascannons', '0 boltguns')),
  { maxKeys: 5 },
);
const choice = fc
  .constantFrom(...CHOICES)
  .chain((one) => fc.tuple(fc.constant(one.id), fc.constantFrom(...one.values)));

/** What is wrong with single fields; that an attack is too large to be counted is found when it is counted. */
const faults = (scenario: unknown) => {
  const checked = checkScenario(scenario);
  return checked.ok ? [] : checked.problems.filter(({ where }) => where !== 'weapons');
};

test('whatever a page says and a player types, every field of a filled calculator is possible', () => {
  const ruled = records.filter((record) => record.kind !== 'datasheet' && record.effect?.length);
  const sheets = records.filter((record) => record.kind === 'datasheet');
  const known = Object.fromEntries(records.map((record) => [`${record.edition}:${record.id}`, record]));
  expect(ruled.length).toBeGreaterThan(50);
  expect(sheets.length).toBeGreaterThan(2);
  const request = fc.record({
    record: fc.constantFrom(undefined, ...ruled),
    weapon: fc.constantFrom(undefined, ...sheets.flatMap(({ weapons }) => weapons)),
    edition: fc.constantFrom('10e' as const, '11e' as const),
    said: fc.option(text, { nil: undefined }),
    typed: fc.option(text, { nil: undefined }),
    keyword: fc.constantFrom(undefined, 'VEHICLE', 'INFANTRY', 'nobody'),
    page: onPage,
    fields: fc.dictionary(name, text, { maxKeys: 4 }),
    choices: fc.array(choice, { maxLength: 5 }),
    grants: fc.dictionary(fc.constantFrom('0', '1', '2'), fc.boolean()),
    target: fc.constantFrom(undefined, ...TARGETS),
    shooter: fc.constantFrom(undefined, ...SHOOTERS),
  });
  fc.assert(
    fc.property(request, ({ record, weapon, edition, said, typed, keyword, page, target, shooter, ...edited }) => {
      const fields: Partial<Record<FieldName, string>> = {};
      for (const [field, value] of Object.entries(edited.fields) as [FieldName, string][]) {
        const checked = checkField(field, value);
        if (checked.ok) fields[field] = checked.value;
      }
      const value = typed === undefined ? undefined : checkValue(record?.value?.type ?? 'number', typed);
      const { scenario, without } = fillAttack({
        record,
        weapon,
        edition,
        known,
        params: { value: said, keyword },
        context: Object.fromEntries(Object.entries(page).map(([key, words]) => [key, { value: words, from: words }])),
        edits: {
          fields,
          choices: Object.fromEntries(edited.choices.map(([id, { value: chosen }]) => [id, chosen])),
          grants: edited.grants,
          ...(target && { target }),
          ...(shooter && { shooter }),
          ...(value?.ok && { value: value.value }),
        },
      });
      expect([...faults(scenario), ...faults(without)]).toEqual([]);
      expect(faults(decodeScenario(encodeScenario(scenario)))).toEqual([]);
    }),
    { numRuns: 4000 },
  );
}, 60_000);

test('a link that was written by hand leaves out what is impossible', () => {
  const impossible =
    '1~10.2.3+.4.-1.D6+1~5.4.3+.-.2~r10~fnp_99.invuln_1.criticalHitOn_9.sustainedHits_99.cover_y.blast_0~boltgun~Marines';
  const scenario = decodeScenario(impossible);
  expect(faults(scenario)).toEqual([]);
  expect(scenario?.target).toMatchObject({ cover: true });
  expect(scenario?.target.groups[0]).not.toHaveProperty('fnp');
});
