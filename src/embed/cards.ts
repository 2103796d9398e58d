/** The second half of the embed, fetched on first need: the elements, the calculators, and what connects them to the page. */
import '../../widgets/popover/popover.define.ts';
import '../../widgets/term/term.define.ts';
import type { Edition } from '../core/rules/record.ts';
import type { Stage } from '../page/stage.ts';
import { ElementPorts } from './element-ports.ts';
import { fetchSource } from './fetch-source.ts';
import { memoryPreferences } from './memory-preferences.ts';
import { rowOdds } from './row-odds.ts';
import { TermHover } from './term-hover.ts';

export type Connection = { readonly base: URL; readonly edition: Edition | undefined; readonly stage: Stage };

export type Cards = {
  /** Gives every element of the page its ports, and lets terms open cards. Call once. */
  connect(connection: Connection): void;
  makePopover(): HTMLElementTagNameMap['auspex-popover'];
};

let ports: ElementPorts | undefined;

export function connect({ base, edition, stage }: Connection): void {
  ports = new ElementPorts(fetchSource(base), memoryPreferences(), edition ?? '11e');
  ports.serve(document);
  rowOdds(document, (element) => ports?.give(element));
  const hover = new TermHover(stage, edition ?? '11e');
  hover.listen(document);
  hover.followCards(document);
  // A card shows its text first; its calculator follows.
  void import('./calculators.ts');
}

export function makePopover(): HTMLElementTagNameMap['auspex-popover'] {
  const popover = document.createElement('auspex-popover');
  ports?.give(popover);
  return popover;
}
