import type { CoreWord } from './messages.ts';
import type { Speech } from './speech.ts';

/** What a target is called: presets in the language of the reader, units of the packs as the packs have it. */
export function presetName({ name }: Speech, target: string): string {
  return name(`target-${target}` as CoreWord, target);
}

/** What a weapon is called, for one or for several: as presets are, else by its own names. */
export function weaponName({ name, count }: Speech, weapon: string, names: string, n: number): string {
  const forms = name(`shooter-${weapon}` as CoreWord, '');
  return forms ? count(forms, n) : n > 1 ? names : weapon;
}
