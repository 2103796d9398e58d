/** For pages whose author has written elements of ours: terms that open cards, cards and calculators in the article. */
import '../../widgets/term/term.define.ts';
import type { Ports } from './cards.ts';
import { ElementPorts } from './element-ports.ts';
import type { Marks } from './marks.ts';
import { rowOdds } from './row-odds.ts';
import { TermHover } from './term-hover.ts';

/** Gives every element of the page its ports, now and later, and lets terms open cards. Call once. */
export function serveElements(ports: Ports, marks: Marks): void {
  const elements = new ElementPorts(ports);
  elements.serve(document);
  rowOdds(document, (element) => elements.give(element));
  const hover = new TermHover(marks.stageFor(), ports, marks.hover);
  hover.listen(document);
  hover.followCards(document);
}
