import { checkField, FIELDS, type FieldName, fieldText, stepField } from '../../src/core/scenario/fields.ts';
import type { FilledAttack } from '../../src/core/scenario/fill-attack.ts';
import { fill } from '../messages.ts';
import type { CoreWord } from './messages.ts';
import type { Chip } from './number-chips.ts';
import type { Speech } from './speech.ts';

/** The numbers of the weapon or of the target, as chips. */
export function fieldChips(
  { scenario, origins }: FilledAttack,
  part: 'weapon' | 'group',
  speech: Speech,
): readonly Chip[] {
  const melee = scenario.weapons[0]?.kind === 'melee';
  return FIELDS.filter((field) => field.part === part).map(({ name, label, spoken }) => ({
    id: name,
    label: name === 'count' ? '×' : name === 'skill' && melee ? 'WS' : speech.name(`label-${label}` as CoreWord, label),
    spoken: speech.name(`field-${name}`, spoken),
    text: fieldText(scenario, name),
    from: origins[name].from,
    words: origins[name].words,
    why: origins[name].why,
    check: (typed: string) => checkField(name, typed),
    step: (from: string, by: 1 | -1) => stepField(name as FieldName, from, by),
  }));
}

/** "This page: 9 shots · hits on 3s"; the words of every number that was read there, each once. */
export function pageWords({ origins }: FilledAttack, part: 'weapon' | 'group', { say }: Speech): string {
  const words = FIELDS.filter((field) => field.part === part)
    .map(({ name }) => origins[name])
    .filter(({ from }) => from === 'page')
    .map((origin) => origin.words);
  return [...new Set(words)].map((words) => fill(say.quoted, { words })).join(', ');
}
