import type { Choice } from '../../src/core/scenario/choices.ts';
import type { CoreWord } from './messages.ts';
import type { Speech } from './speech.ts';

/** What a choice is called. */
export function choiceName({ name }: Speech, { id, label }: Choice): string {
  return name(`choice-${id}` as CoreWord, label);
}

/** What one of its values is called: a word, or a number as it is. */
export function valueName({ name }: Speech, label: string): string {
  return name(`value-${label}` as CoreWord, label);
}

/** A choice that was made: "In cover", "Re-roll hits 1s". */
export function choiceMade(speech: Speech, choice: Choice, value: string): string {
  const label = choice.values.find((one) => one.value === value)?.label ?? value;
  return label === 'on' ? choiceName(speech, choice) : `${choiceName(speech, choice)} ${valueName(speech, label)}`;
}
