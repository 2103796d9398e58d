import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { Edition } from '../rules/record.ts';
import { readPart, writePart } from './edit-scenario.ts';
import type { Part } from './part-of.ts';

/**
 * What a player may switch on beside the numbers: re-rolls, modifiers, abilities, the situation. One table drives the
 * switches, the share link and the words; a value is a short text, the first one means "no".
 */
export type Choice = {
  readonly id: string;
  /** In English; other languages name it by its id, and its values by theirs. */
  readonly label: string;
  readonly about: 'weapon' | 'target' | 'situation';
  readonly values: readonly { readonly value: string; readonly label: string }[];
  /** Shown at once; the others behind "more". */
  readonly common?: true;
  readonly only?: 'ranged' | 'melee';
  /** In the 11th edition alone. */
  readonly new?: true;
  /** The field it changes, in the names of a combat scenario. */
  readonly part: Part;
  readonly key: string;
};

type Row = readonly [about: Choice['about'], part: Part, key: string, label: string, values: string, flags?: string];

/** Values: `no|yes` for a switch, else `value=label` from the harmless to the strongest. */
const SWITCH = '=off|yes=on';
const ROWS = [
  ['weapon', 'weapon', 'rerollHits', 'Re-roll hits', '=none|ones=1s|fails=fails|nonCriticals=fish', 'common'],
  ['weapon', 'weapon', 'rerollWounds', 'Re-roll wounds', '=none|ones=1s|fails=fails|nonCriticals=fish', 'common'],
  ['weapon', 'weapon', 'hitModifiers', 'To hit', '-1=−1|=0|1=+1', 'common'],
  ['weapon', 'weapon', 'woundModifiers', 'To wound', '-1=−1|=0|1=+1', 'common'],
  ['target', 'target', 'cover', 'In cover', SWITCH, 'common ranged'],
  ['target', 'group', 'fnp', 'Feel No Pain', '=none|6=6+|5=5+|4=4+', 'common'],
  ['weapon', 'ability', 'sustainedHits', 'Sustained Hits', '=off|1=1|2=2|D3=D3', 'common'],
  ['weapon', 'ability', 'lethalHits', 'Lethal Hits', SWITCH, 'common'],
  ['weapon', 'ability', 'devastatingWounds', 'Devastating Wounds', SWITCH, 'common'],
  ['weapon', 'ability', 'twinLinked', 'Twin-linked', SWITCH],
  ['weapon', 'ability', 'antiCriticalWoundOn', 'Anti', '=off|5=5+|4=4+|3=3+|2=2+'],
  ['weapon', 'weapon', 'criticalHitOn', 'Critical Hits on', '=6|5=5+'],
  ['weapon', 'ability', 'torrent', 'Torrent', SWITCH, 'ranged'],
  ['weapon', 'ability', 'blast', 'Blast', SWITCH, 'ranged'],
  ['weapon', 'ability', 'rapidFire', 'Rapid Fire', '=off|1=1|2=2', 'ranged'],
  ['weapon', 'ability', 'melta', 'Melta', '=off|2=2|4=4', 'ranged'],
  ['weapon', 'ability', 'heavy', 'Heavy', SWITCH, 'ranged'],
  ['weapon', 'ability', 'lance', 'Lance', SWITCH, 'melee'],
  ['weapon', 'ability', 'ignoresCover', 'Ignores Cover', SWITCH, 'ranged'],
  ['weapon', 'ability', 'indirect', 'Out of sight', SWITCH, 'ranged'],
  ['weapon', 'ability', 'cleave', 'Cleave', '=off|1=1|2=2', 'melee new'],
  ['situation', 'context', 'halfRange', 'Half range', SWITCH, 'ranged'],
  ['situation', 'context', 'remainedStationary', 'Stationary', SWITCH, 'ranged'],
  ['situation', 'context', 'charged', 'Charged', SWITCH, 'melee'],
  ['situation', 'context', 'overwatch', 'Overwatch', SWITCH, 'ranged'],
  ['situation', 'context', 'spotted', 'A friend sees it', SWITCH, 'ranged new'],
  ['target', 'target', 'stealth', 'Stealth', SWITCH, 'ranged'],
  ['target', 'target', 'damageReduction', '−1 Damage', '=off|1=on'],
  ['target', 'target', 'halveDamage', 'Half Damage', SWITCH],
  ['target', 'target', 'rerollSaves', 'Re-roll saves', '=none|ones=1s'],
  ['target', 'target', 'minusOneToBeWoundedIfStrengthHigher', '−1 to wound if S > T', SWITCH],
] as const satisfies readonly Row[];

/** The name of a choice: what it changes. */
export type ChoiceId = (typeof ROWS)[number][2];

/** Every choice, in the order in which it is offered. */
export const CHOICES: readonly Choice[] = ROWS.map(([about, part, key, label, values, flags = '']: Row) => ({
  id: key,
  label,
  about,
  part,
  key,
  values: values.split('|').map((pair) => {
    const at = pair.indexOf('=');
    return { value: pair.slice(0, at), label: pair.slice(at + 1) };
  }),
  ...(flags.includes('common') && { common: true as const }),
  ...(flags.includes('ranged') && { only: 'ranged' as const }),
  ...(flags.includes('melee') && { only: 'melee' as const }),
  ...(flags.includes('new') && { new: true as const }),
}));

/** The value of a choice in a scenario: `''` for no, `yes`, `5`, `D3`, `ones`; modifiers as their sum. */
export function readChoice(scenario: AttackScenario, { part, key }: Choice): string {
  const value = readPart(scenario, part, key);
  if (value === undefined || value === null || value === false || value === 0 || value === 'none') return '';
  if (value === true || value === 'optional') return 'yes';
  if (Array.isArray(value)) {
    const sum = value.reduce((total: number, one: unknown) => total + Number(one), 0);
    return sum ? String(sum) : '';
  }
  return String(value);
}

const NUMERIC = new Set(['cleave', 'fnp', 'antiCriticalWoundOn', 'criticalHitOn', 'damageReduction']);

/** The scenario with a choice made. Having stood still also means, in the 11th edition, having moved 0". */
export function writeChoice(scenario: AttackScenario, { part, key }: Choice, value: string): AttackScenario {
  const held = !value
    ? undefined
    : key.endsWith('Modifiers')
      ? [Number(value)]
      : value === 'yes'
        ? // 11th edition: whoever attacks may roll to wound instead, and takes the better way.
          key === 'lethalHits' && scenario.edition === '11e'
          ? 'optional'
          : true
        : NUMERIC.has(key)
          ? Number(value)
          : value;
  const next = writePart(scenario, part, key, held, true);
  return key === 'remainedStationary' ? writePart(next, 'context', 'movedInches', held ? 0 : undefined) : next;
}

/** The choices that make sense for a weapon of this kind and in this edition. */
export function choicesFor(kind: 'ranged' | 'melee', edition: Edition): readonly Choice[] {
  return CHOICES.filter((choice) => (!choice.only || choice.only === kind) && (!choice.new || edition === '11e'));
}

/** A choice by its id. */
export function choiceOf(id: string): Choice | undefined {
  return CHOICES.find((choice) => choice.id === id);
}
