import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { MentionContext, MentionParams, NumberRead } from '../match/mention.ts';
import type { Edition, RuleRecord, WeaponEffect, WeaponProfile } from '../rules/record.ts';
import { applyEffect, isWeaponEffect, usualValue } from './apply-effect.ts';
import { type Choice, choiceOf, choicesFor, readChoice, writeChoice } from './choices.ts';
import { meetConditions } from './conditions.ts';
import { readPart, writePart } from './edit-scenario.ts';
import { checkField, FIELDS, type FieldName, withField } from './fields.ts';
import { type Grant, grantsOf } from './grants.ts';
import { partOf } from './part-of.ts';
import {
  keysOf,
  type OriginWhy,
  type PickedShooter,
  type PickedTarget,
  pickShooter,
  pickTarget,
} from './pick-shooter.ts';
import type { ShooterPreset, TargetPreset } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';
import { type KnownRules, withKeywords } from './weapon-from-row.ts';

/**
 * Where a number comes from, and the words that say so: those of the page ("9 shots"), a name ("heavy bolter"), or, in
 * words of whoever shows it, `why`.
 */
export type Origin = {
  readonly from: 'page' | 'rule' | 'weapon' | 'preset' | 'you';
  readonly words: string;
  readonly why?: OriginWhy;
};

/** What a person has changed by hand; everything else is filled anew whenever something changes. */
export type Edits = {
  readonly fields?: Readonly<Partial<Record<FieldName, string>>>;
  /** By choice id. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly target?: TargetPreset;
  readonly shooter?: ShooterPreset;
  /** The X of the rule. */
  readonly value?: string;
  /** Parts of the rule switched on or off, by index in its effects. */
  readonly grants?: Readonly<Record<number, boolean>>;
};

/** All that may fill a calculator. Without a rule it is about the attack itself. */
export type FillRequest = {
  readonly record?: RuleRecord;
  readonly params?: MentionParams;
  readonly context?: MentionContext;
  /** The words on the page that name the rule. */
  readonly mention?: string;
  readonly edition: Edition;
  /** The weapon row that was pointed at or chosen, and the records its keywords refer to. */
  readonly weapon?: WeaponProfile;
  readonly known?: KnownRules;
  /** The unit the page names as the target, where a pack has it. */
  readonly named?: TargetPreset;
  readonly remembered?: TargetPreset;
  readonly edits?: Edits;
};

/** A switch of the calculator. `rule`: decided by the rule itself, so not offered. */
export type Toggle = { readonly choice: Choice; readonly value: string; readonly from: 'rule' | 'you' | 'weapon' };

/** A calculator ready to be solved and shown. */
export type FilledAttack = {
  readonly scenario: AttackScenario;
  /** The same without the rule: what "it adds" is measured against. */
  readonly without: AttackScenario;
  readonly origins: Readonly<Record<FieldName, Origin>>;
  readonly grants: readonly Grant[];
  readonly toggles: readonly Toggle[];
  /** Whether the rule helps who attacks or who is attacked; undefined where it changes no attack. */
  readonly side: 'weapon' | 'target' | undefined;
  /** The X in use, where the rule takes one. */
  readonly value: string | undefined;
  readonly shooter: PickedShooter;
  /** The page gives most numbers of a weapon it does not name: the example lends its name to nothing. */
  readonly unnamed: boolean;
  readonly target: PickedTarget;
};

const PAGE_FIELDS: Readonly<Record<string, FieldName>> = {
  attacks: 'attacks',
  skill: 'skill',
  strength: 'strength',
  ap: 'ap',
  damage: 'damage',
  models: 'models',
  toughness: 'toughness',
  save: 'save',
  invuln: 'invuln',
  wounds: 'wounds',
};

/**
 * A rule, the numbers around it and what the player changed, as a filled calculator. Later sources win: preset or weapon
 * row, then the page, then the player. Numbers the page gives that are impossible for their field are passed over.
 */
export function fillAttack(request: FillRequest): FilledAttack {
  const { record, context = {}, edits = {}, edition } = request;
  const declared = record?.effect?.filter(isWeaponEffect) ?? [];
  const use = request.weapon?.keywords.find(({ ref }) => ref !== undefined && request.known?.[ref]?.id === record?.id);
  const value = edits.value ?? request.params?.value ?? use?.value ?? usualValue(declared);
  const effects = withValue(declared, value);
  const params: MentionParams = { value, keyword: request.params?.keyword ?? use?.keyword };

  const shooter: PickedShooter = edits.shooter
    ? { shooter: edits.shooter, from: 'weapon', words: edits.shooter.name }
    : pickShooter(effects, params, context, request.weapon);
  const { named, remembered } = request;
  const target: PickedTarget = edits.target
    ? { target: edits.target, from: 'you', words: '', why: 'choice' }
    : pickTarget({ effects, params, context, shooter: shooter.shooter, named, remembered });

  let base = scenarioOf(shooter.shooter, target.target, edition);
  if (request.weapon && !edits.shooter)
    base = withKeywords(base, request.weapon.keywords, request.known ?? {}, target.target.keywords, record?.id ?? '');

  const origins = fieldOrigins(shooter, target);
  for (const [key, name] of Object.entries(PAGE_FIELDS)) {
    const read = context[key as keyof MentionContext];
    const overruled = FIELDS.some(
      (field) => field.name === name && edits[field.part === 'group' ? 'target' : 'shooter'],
    );
    if (!read || overruled || !checkField(name, read.value).ok) continue;
    // "9 shots" are all of them: one weapon stands for the whole volley unless the page counts weapons too.
    if (name === 'attacks' && shooter.from === 'preset') {
      base = withField(base, 'count', '1');
      origins.count = { from: 'page', words: read.from };
    }
    base = withField(base, name, name === 'attacks' ? eachOf(read, base.weapons[0]?.count ?? 1) : read.value);
    origins[name] = { from: 'page', words: read.from };
  }
  for (const [name, text] of Object.entries(edits.fields ?? {}) as [FieldName, string][]) {
    base = withField(base, name, text);
    origins[name] = { from: 'you', words: '', why: 'number' };
  }

  const keys = keysOf(effects);
  for (const effect of effects) base = meetConditions(strip(base, effect), effect);
  for (const [id, chosen] of Object.entries(edits.choices ?? {})) {
    const choice = choiceOf(id);
    if (choice) base = writeChoice(base, choice, chosen);
  }

  const grants = grantsOf(effects, params, shooter.shooter, target.target, edits.grants ?? {}, request.mention);
  let scenario = base;
  for (const { index, on } of grants) {
    const effect = effects[index];
    if (on && effect) scenario = applyEffect(scenario, effect, params);
  }
  for (const key of keys) {
    const name = FIELDS.find((field) => field.name === key)?.name;
    if (name) origins[name] = { from: 'rule', words: record?.name ?? '' };
  }
  const read = (['attacks', 'strength', 'damage'] as const).filter((name) => origins[name].from === 'page');
  const unnamed = shooter.from === 'preset' && read.length > 1;
  const kind = base.weapons[0]?.kind === 'melee' ? 'melee' : 'ranged';
  return {
    scenario,
    without: base,
    origins,
    grants,
    toggles: choicesFor(kind, edition)
      .filter(({ key }) => !keys.includes(key) || key.endsWith('Modifiers'))
      .map((choice) => ({
        choice,
        value: readChoice(base, choice),
        from: edits.choices?.[choice.id] === undefined ? 'weapon' : 'you',
      })),
    side: effects.length === 0 ? undefined : effects.every(({ on }) => on === 'target') ? 'target' : 'weapon',
    value: record?.value ? value : undefined,
    shooter,
    unnamed,
    target,
  };
}

/** A rule that comes with and without a number ("Blast", "Blast 2") does one of the two. */
function withValue(effects: readonly WeaponEffect[], value: string | undefined): readonly WeaponEffect[] {
  const keys = (effect: WeaponEffect) => Object.keys(effect.set ?? {}).join();
  const asks = (effect: WeaponEffect) => Object.values(effect.set ?? {}).includes('$v');
  if (value === undefined) return effects.filter((effect) => !asks(effect));
  const numbered = new Set(effects.filter(asks).map(keys));
  return effects.filter((effect) => asks(effect) || !numbered.has(keys(effect)));
}

/** "3 heavy bolters, 9 shots": the shots of all of them, so three each. */
function eachOf({ value, from }: NumberRead, count: number): string {
  const all = Number(value);
  return count > 1 && /shot|attack|dice/i.test(from) && all % count === 0 ? String(all / count) : value;
}

function fieldOrigins(shooter: PickedShooter, target: PickedTarget): Record<FieldName, Origin> {
  const of = {
    weapon: { from: shooter.from, words: shooter.words, why: shooter.why },
    group: { from: target.from, words: target.words, why: target.why },
  };
  return Object.fromEntries(FIELDS.map(({ name, part }) => [name, of[part]])) as Record<FieldName, Origin>;
}

/** Takes away what the rule itself would give, so that "without" is really without; characteristics stay. */
function strip(scenario: AttackScenario, effect: WeaponEffect): AttackScenario {
  let next = scenario;
  for (const key of Object.keys(effect.set ?? {})) {
    const part = partOf(key);
    const needed = FIELDS.some(({ name }) => name === key && name !== 'invuln');
    if (part && part !== 'context' && !needed && readPart(next, part, key) !== undefined)
      next = writePart(next, part, key, undefined, true);
  }
  return next;
}
