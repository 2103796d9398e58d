/** What shells with keys of their own do beside pointing: a walk through the marks, and the list of the page's rules. */
import { type RuleOnPage, rulesOnPage } from './census.ts';
import { inOrder } from './in-order.ts';
import { KeyboardWalk, type Step } from './keyboard-walk.ts';
import { Presentation, type World } from './presentation.ts';
import type { Run } from './spans.ts';

export class SteeredPresentation extends Presentation {
  readonly #walk: KeyboardWalk;

  constructor(world: World) {
    super(world);
    this.#walk = new KeyboardWalk(`${world.options.highlightName}-current`, () => inOrder(world.ledger));
  }

  override forgotten(run: Run): void {
    super.forgotten(run);
    for (const span of run.spans) this.#walk.forget(span);
  }

  override stop(): void {
    super.stop();
    this.#walk.stop();
  }

  list(): readonly RuleOnPage[] {
    return rulesOnPage(inOrder(this.world.ledger));
  }

  step(by: 1 | -1): Step | undefined {
    const step = this.#walk.step(by);
    const span = this.#walk.current;
    if (step && span && this.world.options.stage.open) this.pointer.show(span);
    return step;
  }

  open(): boolean {
    if (!this.#walk.current) this.#walk.step(1);
    const span = this.#walk.current;
    if (!span) return false;
    const { stage } = this.world.options;
    if (this.pointer.open !== span || !stage.open) this.pointer.show(span);
    stage.focus();
    return true;
  }

  /** The stage shows something that is no mark. */
  release(): void {
    this.pointer.release();
  }

  goTo(rule: string): boolean {
    return this.#walk.goTo(rule) !== undefined && this.open();
  }
}
