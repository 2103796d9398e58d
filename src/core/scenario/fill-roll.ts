import type { MentionContext, MentionParams } from '../match/mention.ts';
import type { Edition, Effect, RollEffect, RuleRecord } from '../rules/record.ts';
import { diceParts } from './parse-number.ts';
import type { OriginWhy } from './pick-shooter.ts';
import { getTarget, type TargetPreset } from './presets.ts';
import { isCountable, ROLL_FIELDS, type RollFieldName, type RollInputs, type RollKind } from './roll-fields.ts';

type RollOrigin = {
  readonly from: 'page' | 'rule' | 'preset' | 'you';
  readonly words: string;
  readonly why?: OriginWhy;
};

/** A roll to be solved, and where its numbers come from. `inputs` are those of the solver for this kind. */
export type FilledRoll = {
  readonly kind: RollKind;
  readonly inputs: RollInputs;
  readonly fields: readonly RollFieldName[];
  readonly origins: Readonly<Partial<Record<RollFieldName, RollOrigin>>>;
  /** What the pack says beside the roll. */
  readonly note: string | undefined;
};

/** All that may fill the calculator of a single roll. */
export type RollWish = {
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
  'tank-shock': 'tankShock',
};

/** The unit that rams, for its own mortal wounds: how many they are depends on its Toughness alone. */
const RAMMING = { models: 1, wounds: 12 };

/** Whether an effect is a roll of its own rather than a change to attacks. */
export function isRollEffect(effect: Effect): effect is RollEffect {
  return 'roll' in effect;
}

function kindOf({ id }: RuleRecord, { roll, dice = '', on, result }: RollEffect, edition: Edition): RollKind {
  // The 11th edition calls it Crushing Impact, and the unit that rams may hurt itself.
  if (id === 'tank-shock' && edition === '11e') return 'crushingImpact';
  const known = BY_ID[id];
  if (known) return known;
  switch (roll) {
    case 'hazardous':
    case 'charge':
    case 'advance':
    case 'table':
      return roll;
    case 'feel-no-pain':
      return 'feelNoPain';
    case 'pool':
      if (result !== 'mortalWounds') return 'pool';
      return on === undefined ? 'mortalWounds' : 'grenade';
    // The result of a test is what failing it brings.
    case 'test':
      if (on === 'leadership' || diceParts(dice)?.dice === 2)
        return result === 'mortalWounds' ? 'darkPact' : 'battleShock';
      return result === 'destroyed' ? 'desperateEscape' : 'pool';
  }
}

/** What stands in a field before anything is known. */
function usual(name: RollFieldName, kind: RollKind, unit: TargetPreset): number | string | boolean | null {
  const values = {
    neededTotal: 7,
    neededInches: 4,
    modifier: 0,
    commandReroll: false,
    leadership: 6,
    tests: kind === 'desperateEscape' ? 5 : 3,
    dice: 6,
    on: 4,
    x: 'D3',
    mortalWounds: '3',
    fnp: kind === 'feelNoPain' ? 5 : null,
    damage: '3',
    toughness: 10,
    models: unit.models,
    wounds: unit.wounds,
  };
  return values[name];
}

/** What the rule itself and its value on the page say, in fields of the solver. */
function ruled(kind: RollKind, effect: RollEffect, spoken: string | undefined): RollInputs {
  const { on, modifier: shift = 0, dice = '', note = '' } = effect;
  const value = spoken === undefined ? undefined : Number.parseInt(spoken, 10);
  const given = on === '$v' ? value : typeof on === 'number' ? on : undefined;
  switch (kind) {
    case 'charge':
      return { neededTotal: given, modifier: shift };
    case 'advance':
      return { neededInches: given, modifier: shift };
    case 'battleShock':
    case 'darkPact':
      return { leadership: given, modifier: shift };
    case 'desperateEscape':
      return { modifier: shift };
    case 'feelNoPain':
      return { fnp: given };
    case 'grenade':
      return { dice: diceParts(dice)?.dice, on: given };
    case 'pool': {
      const each = /\beach\b/.test(note) ? 5 : 1;
      return { dice: effect.roll === 'test' ? each : diceParts(dice)?.dice, on: given, modifier: shift };
    }
    case 'deadlyDemise':
      return { x: spoken };
    case 'mortalWounds':
      return { mortalWounds: dice === '$v' ? spoken : dice };
    default:
      return {};
  }
}

/** A rule's single roll with the numbers of the page, ready for the solver; every number can be edited. */
export function fillRoll(wish: RollWish): FilledRoll {
  const { record, effect, params = {}, context = {}, edition, edits = {} } = wish;
  const kind = kindOf(record, effect, edition);
  const fields = ROLL_FIELDS[kind];
  const unit = wish.remembered ?? (getTarget('marines-5') as TargetPreset);
  const origins: Partial<Record<RollFieldName, RollOrigin>> = {};
  const inputs: Record<string, unknown> = {};
  const put = (values: RollInputs, of: (name: RollFieldName) => RollOrigin): void => {
    for (const [key, value] of Object.entries(values)) {
      const name = key as RollFieldName;
      if (value === undefined || !fields.includes(name) || !isCountable(name, value)) continue;
      inputs[name] = value;
      origins[name] = of(name);
    }
  };

  put(Object.fromEntries(fields.map((name) => [name, usual(name, kind, unit)])), (name) =>
    name === 'models' || name === 'wounds'
      ? { from: 'preset', words: unit.name, why: 'unit' }
      : { from: 'preset', words: '', why: 'example' },
  );
  const fromPage =
    params.value !== undefined && (effect.on === '$v' || kind === 'deadlyDemise' || kind === 'mortalWounds');
  put(ruled(kind, effect, params.value), () =>
    fromPage ? { from: 'page', words: `${record.name} ${params.value}` } : { from: 'rule', words: record.name },
  );
  // One test for each weapon named ("5 plasma guns").
  const tests = kind === 'hazardous' ? /\d+/.exec(context.weapon?.from ?? '')?.[0] : undefined;
  if (tests) put({ tests: Number(tests) }, () => ({ from: 'page', words: context.weapon?.from ?? '' }));
  for (const name of ['models', 'wounds', 'toughness'] as const) {
    const read = context[name];
    if (read) put({ [name]: Number.parseInt(read.value, 10) }, () => ({ from: 'page', words: read.from }));
  }
  put(edits, () => ({ from: 'you', words: '', why: 'number' }));

  const shift = effect.modifier ?? 0;
  const rows = effect.rows?.map(([from, to, wounds]) => [
    from - shift,
    to - shift,
    wounds !== '$v' ? wounds : isCountable('x', params.value) ? params.value : 'D3',
  ]);
  const table = kind === 'table' ? { dice: effect.dice ?? 'D6', rows } : {};
  const edition11 = kind === 'hazardous' && edition === '11e' ? { monsterOrVehicle: false } : {};
  const own = kind === 'crushingImpact' ? { own: RAMMING } : {};
  return {
    kind,
    inputs: { ...inputs, ...table, ...edition11, ...own } as RollInputs,
    fields,
    origins,
    note: effect.note,
  };
}
