/** What opens at a mark, fetched on first need: the card, and the packs it reads. Its calculator follows. */
import '../../widgets/popover/popover.define.ts';
import type { Edition } from '../core/rules/record.ts';
import type { Preferences, RuleSource } from '../core/rules/rule-source.ts';
import { fetchSource } from './fetch-source.ts';
import { memoryPreferences } from './memory-preferences.ts';

/** What every element reads from. */
export type Ports = { readonly source: RuleSource; readonly preferences: Preferences; readonly edition: Edition };

export type Cards = { readonly ports: Ports; readonly makePopover: () => HTMLElementTagNameMap['auspex-popover'] };

/** Cards over the packs that lie at `base`. Call once. */
export function openCards(base: URL, edition: Edition | 'auto'): Cards {
  const ports: Ports = {
    source: fetchSource(base),
    preferences: memoryPreferences(),
    edition: edition === 'auto' ? '11e' : edition,
  };
  // A card shows its text first; its calculator follows.
  void import('./calculators.ts');
  return { ports, makePopover: () => Object.assign(document.createElement('auspex-popover'), ports, { links: true }) };
}
