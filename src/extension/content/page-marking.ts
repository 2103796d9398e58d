import { askBackground } from '../../browser/messages.ts';
import type { CardAsk, FrameReport, MarkedRule } from '../../browser/protocol.ts';
import { startDetection } from '../../core/match/detection.ts';
import type { TermIndex } from '../../core/match/term-index.ts';
import type { PageSettings } from '../../core/settings/settings.ts';
import { type Annotator, annotate } from '../../page/annotator.ts';
import type { Spot, Stage } from '../../page/stage.ts';
import { frameStage } from '../frame-stage/frame-stage.ts';
import { needsRelay, RelayStage } from '../frame-stage/relay-stage.ts';
import { armiesIndex } from './armies-index.ts';
import type { Ground, Marking } from './halves.ts';
import { HIGHLIGHT, inherits, underlineStyle } from './underline-style.ts';

/** Milliseconds after which a page without marks that got a style on account of its title is rid of it. */
const NO_MARKS = 2000;

/** Marks one frame's page and shows its cards. */
export class PageMarking implements Marking {
  readonly #ground: Ground;
  #annotator: Annotator | undefined;
  #detection: ReturnType<typeof startDetection> | undefined;
  #stage: Stage | undefined;
  #index: TermIndex | undefined;
  readonly #setStyle: (css: string) => void;

  constructor(ground: Ground) {
    this.#ground = ground;
    const { api, css } = ground;
    this.#setStyle = underlineStyle((type, text) => void askBackground(api.runtime, type, { css: text }), css);
  }

  get rules(): readonly MarkedRule[] {
    return (this.#annotator?.list() ?? []).map(({ rule, refs, count }) => ({ rule, refs, count }));
  }

  get edition(): FrameReport['edition'] {
    return this.#detection?.edition;
  }

  prepare({ edition, sensitivity, never, always }: PageSettings): void {
    const facts = { title: document.title, url: location.href };
    startDetection(this.#names(), facts, { edition, sensitivity, never, always });
  }

  follow(settings: PageSettings, fresh = false): void {
    if (this.#annotator) {
      this.#annotator.update(settings);
      return;
    }
    const { css, tell } = this.#ground;
    const index = this.#names();
    this.#annotator = annotate({
      document,
      detect: (facts, options) => {
        this.#detection = startDetection(index, facts, options);
        return this.#detection;
      },
      stage: this.#stageOf(),
      settings,
      highlightName: HIGHLIGHT,
      setStyle: this.#setStyle,
      inherits,
      fresh,
      onCount: tell,
    });
    if (css) setTimeout(() => this.#annotator?.count === 0 && this.#setStyle(''), NO_MARKS);
  }

  lookUp(text: string): boolean {
    return this.#annotator?.lookUp(text) ?? false;
  }

  /** Shows a card for a child frame that has no room for one: at the lower edge of this window. */
  showAsked(card: CardAsk): void {
    const again = () => new DOMRect(window.innerWidth / 2, window.innerHeight - 8, 0, 1);
    const spot: Spot = { rect: again(), element: document.body ?? document.documentElement, again };
    this.#stageOf().show(card, spot);
  }

  walk(to: 'next' | 'previous' | 'open'): void {
    this.#annotator?.[to]();
  }

  stop(): void {
    this.#annotator?.stop();
    this.#annotator = this.#detection = undefined;
    this.#setStyle('');
    this.#stage?.remove();
    this.#stage = undefined;
  }

  #names(): TermIndex {
    this.#index ??= armiesIndex() ?? this.#ground.index;
    return this.#index;
  }

  #stageOf(): Stage {
    const { api, onNotARule, lookWhetherAlive } = this.#ground;
    this.#stage ??= needsRelay(window)
      ? new RelayStage(api)
      : frameStage(api, (text) => void onNotARule(text), lookWhetherAlive);
    return this.#stage;
  }
}
