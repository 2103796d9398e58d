import type { MentionContext, MentionParams } from '../match/mention.ts';
import type { Edition, RollEffect, RuleRecord } from '../rules/record.ts';
import { diceParts } from './parse-number.ts';
import { getTarget, type TargetPreset } from './presets.ts';
import { ROLL_FIELDS, type RollFieldName, type RollInputs, type RollKind } from './roll-fields.ts';

/** A roll to be solved, and where its numbers come from. `inputs` are those of the solver for this kind. */
export type FilledRoll = {
  readonly kind: RollKind;
  readonly inputs: RollInputs;
  readonly fields: readonly RollFieldName[];
  readonly origins: Readonly<
    Partial<Record<RollFieldName, { readonly from: 'page' | 'rule' | 'preset' | 'you'; readonly words: string }>>
  >;
  /** What the pack says beside the roll. */
  readonly note: string | undefined;
  /** A plain D6 test is solved as an Advance of that many inches; its answer is a chance, not a distance. */
  readonly plainTest: boolean;
};

export type RollRequest = {
  readonly record: RuleRecord;
  readonly effect: RollEffect;
  readonly params?: MentionParams;
  readonly context?: MentionContext;
  readonly edition: Edition;
  readonly remembered?: TargetPreset;
  readonly edits?: RollInputs;
};

/** Rules whose roll has more to it than its dice, by id. */
const BY_ID: Readonly<Record<string, RollKind>> = {
  'desperate-escape': 'desperateEscape',
  'deadly-demise': 'deadlyDemise',
  'dark-pacts': 'darkPact',
  'dark-pact': 'darkPact',
  'battle-shock': 'battleShock',
};

export function isRollEffect(effect: object): effect is RollEffect {
  return 'roll' in effect;
}

function kindOf(
  { id }: RuleRecord,
  { roll, dice = '', on, result }: RollEffect,
): { kind: RollKind; plainTest: boolean } {
  const known = BY_ID[id];
  if (known) return { kind: known, plainTest: false };
  const two = diceParts(dice)?.dice === 2;
  switch (roll) {
    case 'hazardous':
      return { kind: 'hazardous', plainTest: false };
    case 'feel-no-pain':
      return { kind: 'feelNoPain', plainTest: false };
    case 'charge':
    case 'advance':
    case 'table':
      return { kind: roll, plainTest: false };
    case 'pool':
      return { kind: on === undefined && result === 'mortalWounds' ? 'mortalWounds' : 'grenade', plainTest: false };
    case 'test':
      return on === 'leadership' || two
        ? { kind: 'battleShock', plainTest: false }
        : { kind: 'advance', plainTest: true };
  }
}

/** A rule's single roll with the numbers of the page, ready for the solver; every number can be edited. */
export function fillRoll({
  record,
  effect,
  params = {},
  context = {},
  edition,
  remembered,
  edits = {},
}: RollRequest): FilledRoll {
  const { kind, plainTest } = kindOf(record, effect);
  const fields = ROLL_FIELDS[kind];
  const origins: Record<string, { from: 'page' | 'rule' | 'preset' | 'you'; words: string }> = {};
  const inputs: Record<string, unknown> = {};
  const put = (name: string, value: unknown, from: 'page' | 'rule' | 'preset' | 'you', words: string) => {
    if (value === undefined || (typeof value === 'number' && Number.isNaN(value))) return;
    inputs[name] = value;
    origins[name] = { from, words };
  };

  const unit = remembered ?? (getTarget('marines-5') as TargetPreset);
  const spoken = params.value;
  const read = (text: string | undefined) => (text === undefined ? undefined : Number.parseInt(text, 10));
  const given = effect.on === '$v' ? read(spoken) : typeof effect.on === 'number' ? effect.on : undefined;
  const shift = effect.modifier ?? 0;

  const usual: Readonly<Record<string, unknown>> = {
    neededTotal: 7,
    neededInches: 4,
    modifier: 0,
    commandReroll: false,
    leadership: 6,
    tests: kind === 'desperateEscape' ? 5 : 3,
    dice: 6,
    on: 4,
    x: 'D3',
    mortalWounds: 3,
    fnp: kind === 'feelNoPain' ? 5 : null,
    damage: 3,
    models: unit.models,
    wounds: unit.wounds,
  };
  for (const name of fields)
    put(name, usual[name], 'preset', name === 'models' || name === 'wounds' ? unit.name : 'an example');

  if (kind === 'charge') {
    put('neededTotal', given, 'rule', record.name);
    put('modifier', shift, 'rule', record.name);
  } else if (kind === 'advance') {
    put('neededInches', given === undefined ? undefined : given - (plainTest ? shift : 0), 'rule', record.name);
  } else if (kind === 'battleShock') put('modifier', shift, 'rule', record.name);
  else if (kind === 'feelNoPain') put('fnp', given, spoken ? 'page' : 'rule', spoken ?? record.name);
  else if (kind === 'grenade') {
    put('dice', diceParts(effect.dice ?? '')?.dice, 'rule', record.name);
    put('on', given, 'rule', record.name);
  } else if (kind === 'deadlyDemise') put('x', spoken, 'page', spoken ?? '');
  else if (kind === 'mortalWounds') put('mortalWounds', spoken, 'page', spoken ?? '');
  else if (kind === 'table') {
    inputs.dice = effect.dice ?? 'D6';
    inputs.rows = (effect.rows ?? []).map(([from, to, wounds]) => [
      from - shift,
      to - shift,
      wounds === '$v' ? (spoken ?? 'D3') : wounds,
    ]);
  } else if (kind === 'hazardous') {
    // One test for each weapon named ("5 plasma guns").
    put('tests', read(/\d+/.exec(context.weapon?.from ?? '')?.[0]), 'page', context.weapon?.from ?? '');
    if (edition === '11e') inputs.monsterOrVehicle = false;
  }
  for (const name of ['models', 'wounds'] as const)
    if (fields.includes(name) && context[name]) put(name, read(context[name].value), 'page', context[name].from);
  for (const [name, value] of Object.entries(edits)) put(name, value, 'you', 'your number');
  if (edits.fnp === null) inputs.fnp = null;
  return { kind, inputs: inputs as RollInputs, fields, origins, note: effect.note, plainTest };
}
