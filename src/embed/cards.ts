/** What opens at a mark, fetched on first need: the card, and the packs it reads. Its calculator follows. */
import { taken } from '../../widgets/define.ts';
import '../../widgets/popover/popover.define.ts';
import { Popover } from '../../widgets/popover/popover.ts';
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
  void import('./calculators.ts').catch((error: unknown) =>
    console.warn(`Auspex: no odds are shown. ${String(error)}`),
  );
  return {
    ports,
    makePopover() {
      const popover = document.createElement('auspex-popover');
      // A card of somebody else's parts would be a riddle.
      if (!(popover instanceof Popover) || taken.length > 0)
        throw new Error('The page has elements of its own by our names, or defines none of ours.');
      return Object.assign(popover, ports, { links: true });
    },
  };
}
