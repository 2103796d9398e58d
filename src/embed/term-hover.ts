/** Lets the page's `auspex-term` elements open cards by the same machine as marks: hover, tap, focus and Enter. */
import type { HoverEvent, HoverState, hover } from '../core/hover/hover.ts';
import type { Edition } from '../core/rules/record.ts';
import type { RuleSource } from '../core/rules/rule-source.ts';
import type { Spot, Stage } from '../page/stage.ts';
import type { Ports } from './cards.ts';
import { warnMissing } from './warn-missing.ts';

type Term = HTMLElementTagNameMap['auspex-term'];

const termOf = (event: Event): Term | undefined =>
  event.composedPath().find((at): at is Term => at instanceof Element && at.localName === 'auspex-term');

export class TermHover {
  readonly #stage: Stage;
  readonly #edition: Edition;
  readonly #source: RuleSource;
  readonly #hover: typeof hover;
  // `REST`, which would bring the machine along.
  #state: HoverState<Term> = { held: false, inside: false, token: 0 };
  #timer = 0;
  #touch = false;

  /** `machine` comes with the marks, where it is needed first. */
  constructor(stage: Stage, { edition, source }: Ports, machine: typeof hover) {
    this.#hover = machine;
    this.#stage = stage;
    this.#edition = edition;
    this.#source = source;
    stage.onPointer = (inside) => this.#send({ type: inside ? 'cardIn' : 'cardOut' });
    stage.onClose = () => this.#send({ type: 'close' });
  }

  listen(document: Document): void {
    document.addEventListener('pointerover', (event) => {
      const mark = termOf(event);
      if (event.pointerType === 'touch') return;
      if (mark) this.#send({ type: 'over', mark });
      else if (this.#state.under) this.#send({ type: 'out' });
    });
    document.addEventListener('pointerdown', (event) => {
      this.#touch = event.pointerType === 'touch';
    });
    document.addEventListener('click', (event) => {
      const mark = termOf(event);
      if (!mark) return;
      const done = this.#send({ type: this.#touch ? 'press' : 'ask', mark });
      // The first tap on a term in a link opens the card, the second follows the link.
      if (this.#touch && done === 'show') event.preventDefault();
    });
    document.addEventListener('keydown', (event) => {
      const mark = termOf(event);
      if (!mark || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      this.#send({ type: 'ask', mark });
      this.#stage.focus();
    });
  }

  /** A rule named inside a card that stands in the article opens beside the link. */
  followCards(document: Document): void {
    document.addEventListener('auspex-ask', (event) => {
      const card =
        event.target instanceof Element && event.target.localName !== 'auspex-term' ? event.target : undefined;
      // What was asked inside the popover has been followed in place.
      if (!card || this.#stage.owns(card)) return;
      const { ref, rect, params } = (event as HTMLElementEventMap['auspex-ask']).detail;
      const again = () => rect && DOMRect.fromRect(rect);
      const spot: Spot = { rect: again() ?? card.getBoundingClientRect(), element: card, again };
      // After the press that asked: the stage closes its card on a press outside.
      setTimeout(() => this.#stage.show({ refs: [ref], text: ref, params: params ?? {}, context: {} }, spot));
    });
  }

  #send(event: HoverEvent<Term>): 'show' | 'hide' | 'follow' | undefined {
    const now = performance.now();
    const answer = this.#hover(this.#state, event, now);
    this.#state = answer.state;
    clearTimeout(this.#timer);
    if (answer.wakeAt !== undefined) {
      this.#timer = window.setTimeout(() => this.#send({ type: 'tick' }), Math.max(0, answer.wakeAt - now));
    }
    if (answer.do === 'show' && answer.state.open) this.#show(answer.state.open);
    else if (answer.do) this.#stage.hide();
    return answer.do;
  }

  #show(term: Term): void {
    const ref = term.getAttribute('rule') ?? '';
    const edition = term.getAttribute('edition') ?? this.#edition;
    const again = () => term.getClientRects()[0];
    const spot: Spot = { rect: again() ?? term.getBoundingClientRect(), element: term, again };
    const refs = [ref.includes(':') ? ref : `${edition}:${ref}`, ref];
    const value = term.getAttribute('value') ?? undefined;
    void warnMissing(this.#source, ref, edition as Edition);
    this.#stage.show(
      { refs: [...new Set(refs)], text: term.textContent?.trim() ?? ref, params: { value }, context: {} },
      spot,
    );
  }
}
