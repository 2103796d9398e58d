import type { WeaponEffect } from '../../src/core/rules/record.ts';
import { choiceOf } from '../../src/core/scenario/choices.ts';
import type { Condition } from '../../src/core/scenario/conditions.ts';
import { FIELDS, fieldOf } from '../../src/core/scenario/fields.ts';
import type { Grant } from '../../src/core/scenario/grants.ts';
import { fill } from '../messages.ts';
import { choiceName } from './choice-name.ts';
import { laterEnglish } from './messages-on-request.ts';
import type { Speech } from './speech.ts';

export type GrantWords = {
  readonly label: string;
  readonly title: string;
  readonly condition: string | undefined;
};

type Words = Readonly<Record<string, string | undefined>>;

/** What is said of one part of a rule: what it does, and what has to hold ("if the target is below half-strength"). */
export function grantWords(speech: Speech, { effect, assumes }: Grant): GrantWords {
  const say = speech.words(laterEnglish);
  const label = effectName(speech, effect);
  if (!assumes.length) return { label, title: label, condition: undefined };
  const list = assumes.map((condition) => conditionName(speech, condition)).join(', ');
  return { label, title: fill(say.countedIf, { label, list }), condition: fill(say.if, { list }) };
}

/** One thing a rule does: its note in the pack, else "Lethal Hits", "−1 AP", "Feel No Pain 5+". */
function effectName(speech: Speech, { note, set = {}, add = {} }: WeaponEffect): string {
  const given = (key: string, value: unknown) => {
    const name = keyName(speech, key);
    if (typeof value === 'number') return `${name} ${value}${/fnp|invuln|criticalHitOn|anti/i.test(key) ? '+' : ''}`;
    return typeof value === 'string' && /\d/.test(value) ? `${name} ${value}` : name;
  };
  const sign = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
  const all = [
    ...Object.entries(set).map(([key, value]) => given(key, value)),
    ...Object.entries(add).map(([key, by]) => `${sign(by as number)} ${keyName(speech, key)}`),
  ];
  return note ?? all.filter(Boolean).join(', ');
}

function keyName(speech: Speech, key: string): string {
  const said = (speech.words(laterEnglish) as Words)[`gives-${key}`];
  const choice = choiceOf(key);
  if (said !== undefined || choice) return said ?? choiceName(speech, choice as NonNullable<typeof choice>);
  const field = FIELDS.find(({ name }) => name === key)?.name;
  return field ? speech.name(`field-${field}`, fieldOf(field).spoken) : key;
}

/** What has to hold for a rule to help, to be read after "if". */
function conditionName(speech: Speech, [key, value]: Condition): string {
  const words = (speech.words(laterEnglish) as Words)[`if-${key}${value === false ? '-not' : ''}`];
  return words ? fill(words, { value: String(value).toUpperCase() }) : `${key} ${String(value)}`;
}
