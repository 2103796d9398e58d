import type { ContentApi } from '../../browser/content-api.ts';
import { askBackground } from '../../browser/messages.ts';
import type { CardAsk, FrameReport } from '../../browser/protocol.ts';
import { startDetection } from '../../core/match/detection.ts';
import type { TermIndex } from '../../core/match/term-index.ts';
import { describeProblem } from '../../core/result/result.ts';
import { forSite } from '../../core/settings/for-site.ts';
import type { Settings } from '../../core/settings/settings.ts';
import { type Annotator, annotate } from '../../page/annotator.ts';
import type { Spot, Stage } from '../../page/stage.ts';
import { frameStage } from '../frame-stage/frame-stage.ts';
import { needsRelay, RelayStage } from '../frame-stage/relay-stage.ts';
import { termIndex } from './term-index.ts';
import { underlineStyle } from './underline-style.ts';

/** Neutral: the registry of highlights is shared with the page. */
const HIGHLIGHT = 'term-marks';

/** What one frame of a tab does: follows the settings, annotates or stays dark, and says so when asked. */
export class ContentRun {
  readonly #api: ContentApi;
  readonly #onNotARule: (text: string) => Promise<void>;
  readonly #id = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  #annotator: Annotator | undefined;
  #detection: ReturnType<typeof startDetection> | undefined;
  #stage: Stage | undefined;
  #state: FrameReport['state'] = 'off';
  #problem: string | undefined;
  #embed = false;
  #settings: Settings | undefined;

  constructor(api: ContentApi, onNotARule: (text: string) => Promise<void>) {
    this.#api = api;
    this.#onNotARule = onNotARule;
  }

  /** Takes over settings, now and whenever they change. */
  async follow(settings: Settings): Promise<void> {
    this.#settings = settings;
    const here = forSite(settings, location.href);
    if (this.#embed || !here.on) return this.#darken(this.#embed ? 'embed' : 'off');
    if (this.#annotator) {
      this.#annotator.update(here);
      return this.#tell();
    }
    const index = await termIndex();
    // Meanwhile the site may have been switched off, or its embed may have come.
    if (this.#embed || this.#settings !== settings || this.#annotator) return;
    if (!index.ok) {
      this.#problem = index.problems.map(describeProblem).join(' ');
      return this.#darken('problem');
    }
    this.#state = 'marking';
    this.#annotate(index.value, settings);
  }

  /** The site explains its rules itself: this frame goes dark for good. */
  giveWayToEmbed(): void {
    this.#embed = true;
    this.#darken('embed');
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

  report(): FrameReport {
    const rules = this.#annotator?.list() ?? [];
    return {
      id: this.#id,
      state: this.#state,
      problem: this.#problem,
      top: window.top === window,
      url: location.href,
      edition: this.#detection?.edition,
      rules: rules.map(({ rule, refs, count }) => ({ rule, refs, count })),
    };
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #stageOf(): Stage {
    this.#stage ??= needsRelay(window)
      ? new RelayStage(this.#api)
      : frameStage(this.#api, (text) => void this.#onNotARule(text));
    return this.#stage;
  }

  #annotate(index: TermIndex, settings: Settings): void {
    this.#annotator = annotate({
      document,
      detect: (facts, options) => {
        this.#detection = startDetection(index, facts, options);
        return this.#detection;
      },
      stage: this.#stageOf(),
      settings: forSite(settings, location.href),
      highlightName: HIGHLIGHT,
      setStyle: underlineStyle((type, css) => void askBackground(this.#api.runtime, type, { css })),
      onCount: () => this.#tell(),
    });
  }

  #darken(state: FrameReport['state']): void {
    this.#state = state;
    this.#annotator?.stop();
    this.#annotator = undefined;
    this.#stage?.remove();
    this.#stage = undefined;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
