import { expect, test } from 'vitest';
import type { Rule, WeaponEffect } from '../rules/record.ts';
import { editsOf } from './edits-of.ts';
import { type Edits, fillAttack } from './fill-attack.ts';
import { decodeScenario, encodeScenario } from './permalink.ts';

const rule = (effect: readonly WeaponEffect[], value?: Rule['value']): Rule => ({
  id: 'rule',
  name: 'Rule',
  kind: 'weapon-ability',
  edition: '10e',
  set: 'core',
  setName: 'Core',
  source: { doc: 'Core Rules', date: '2026-05-20' },
  gist: '',
  body: [],
  effect,
  ...(value && { value }),
});
const RULES: Readonly<Record<string, Rule>> = {
  sustained: rule([{ on: 'weapon', set: { sustainedHits: '$v' } }], { type: 'dice' }),
  anti: rule([{ on: 'weapon', set: { antiCriticalWoundOn: '$v' }, if: { targetKeyword: '$kw' } }], {
    type: 'keyword+roll',
  }),
  shield: rule([{ on: 'target', set: { invuln: '$v' } }], { type: 'roll+' }),
  pain: rule([{ on: 'target', set: { fnp: '$v' } }], { type: 'roll+' }),
  rapid: rule([{ on: 'weapon', set: { rapidFire: '$v' }, if: { halfRange: true } }], { type: 'dice' }),
  reroll: rule([
    { on: 'weapon', set: { rerollHits: 'fails' }, optional: true },
    { on: 'weapon', set: { rerollWounds: 'ones' }, optional: true },
  ]),
  modifier: rule([
    { on: 'weapon', add: { hitModifiers: -1 }, optional: true },
    { on: 'weapon', add: { woundModifiers: 1 }, optional: true },
  ]),
  stronger: rule([{ on: 'weapon', add: { strength: 1 } }]),
  piercing: rule([{ on: 'weapon', add: { apModifier: -1 } }]),
};

test.each<[string, Edits]>([
  ['sustained', { value: '2' }],
  ['sustained', { value: 'D3', fields: { attacks: '7', strength: '6' } }],
  ['sustained', { grants: { 0: false } }],
  ['anti', { value: '3+', grants: { 0: true } }],
  ['pain', { value: '4+', choices: { cover: 'yes' } }],
  ['shield', { value: '5+' }],
  ['rapid', { value: '2' }],
  ['reroll', {}],
  ['reroll', { grants: { 0: false, 1: true } }],
  ['reroll', { grants: { 0: true, 1: true } }],
  ['modifier', {}],
  ['modifier', { grants: { 0: false, 1: true } }],
  ['modifier', { grants: { 0: false, 1: false }, choices: { hitModifiers: '1' } }],
  ['stronger', {}],
  ['piercing', {}],
  ['piercing', { grants: { 0: false } }],
])('a link of a calculator about %s with %j opens as the same scenario there', (name, edits) => {
  const record = RULES[name];
  const filled = fillAttack({ record, edition: '10e', edits });
  const link = encodeScenario(filled.scenario);
  const shared = decodeScenario(link);
  if (!shared) throw new Error(link);
  const opened = fillAttack({ record, edition: '10e', edits: editsOf(shared, record) });
  expect(encodeScenario(opened.scenario)).toBe(link);
  // What the rule adds is measured against the same attack without it.
  if (name !== 'stronger') expect(encodeScenario(opened.without)).toBe(encodeScenario(filled.without));
});
