import type { ContentApi } from '../../browser/content-api.ts';
import { askBackground } from '../../browser/messages.ts';
import type { CardAsk, FrameReport } from '../../browser/protocol.ts';
import { Gate } from '../../core/match/gate.ts';
import { pageTexts } from '../../core/match/page-texts.ts';
import { forSite } from '../../core/settings/for-site.ts';
import type { PageSettings, Settings } from '../../core/settings/settings.ts';
import { LookOut, whenParsed } from '../../page/look-out.ts';
import { markCss } from '../../page/style.ts';
import type { BeginMarking, Marking } from './halves.ts';
import { termIndex } from './term-index.ts';
import { HIGHLIGHT, inherits } from './underline-style.ts';

/** Milliseconds in which a page is laid out and scrolled to where its reader was, or to what its address names. */
const SCROLLING = 50;

function beginsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return location.hash === '' && navigation?.type === 'navigate';
}

/** What one frame of a tab does: follows the settings, looks out, lets the second half annotate, and says so when asked. */
export class ContentRun {
  readonly #api: ContentApi;
  readonly #onNotARule: (text: string) => Promise<void>;
  readonly #id = crypto.randomUUID();
  readonly #listeners = new Set<() => void>();
  #lookOut: LookOut | undefined;
  #marking: Marking | undefined;
  #coming: Promise<Marking | undefined> | undefined;
  #state: FrameReport['state'] = 'off';
  #embed = false;
  #here: PageSettings | undefined;

  constructor(api: ContentApi, onNotARule: (text: string) => Promise<void>) {
    this.#api = api;
    this.#onNotARule = onNotARule;
  }

  /** Takes over settings, now and whenever they change. */
  follow(settings: Settings): void {
    const here = forSite(settings, location.href);
    this.#here = here;
    const index = termIndex();
    if (this.#embed || !here.on || !index.ok) {
      this.#darken(this.#embed ? 'embed' : here.on ? 'problem' : 'off');
      return;
    }
    this.#state = 'marking';
    if (this.#marking) this.#mark();
    // Marked whatever the page is about.
    else if (here.sensitivity === 'everything' || here.always.length > 0) void this.#need();
    else if (!this.#coming && !this.#lookOut) {
      const gate = new Gate(index.value);
      this.#lookOut = new LookOut({
        document,
        isSign: (text) => gate.opens(text),
        textsOf: pageTexts,
        onSign: () => void this.#need(),
      });
    }
    this.#tell();
  }

  /** The site explains its rules itself: this frame goes dark for good. */
  giveWayToEmbed(): void {
    this.#embed = true;
    this.#darken('embed');
  }

  /** Updated, removed or switched off: the extension has left this copy behind, which then goes dark for good. */
  lookWhetherAlive(): void {
    if (this.#api.runtime.id || !this.#here) return;
    this.#here = undefined;
    this.#darken('off');
  }

  async lookUp(text: string): Promise<boolean> {
    return this.#state === 'marking' && ((await this.#need())?.lookUp(text) ?? false);
  }

  async showAsked(card: CardAsk): Promise<void> {
    (await this.#need())?.showAsked(card);
  }

  async walk(to: 'next' | 'previous' | 'open'): Promise<void> {
    if (this.#state === 'marking') (await this.#need())?.walk(to);
  }

  report(): FrameReport {
    return {
      id: this.#id,
      state: this.#state,
      top: window.top === window,
      url: location.href,
      edition: this.#marking?.edition,
      rules: this.#marking?.rules ?? [],
    };
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The second half, fetched when it is first needed; undefined where it cannot come. */
  #need(): Promise<Marking | undefined> {
    this.#coming ??= this.#fetch();
    return this.#coming;
  }

  async #fetch(): Promise<Marking | undefined> {
    const index = termIndex();
    if (!index.ok) return undefined;
    const early = document.readyState === 'loading';
    const css = early && inherits && this.#here ? markCss(HIGHLIGHT, this.#here.underline, [':root']) : '';
    let begin: BeginMarking | undefined;
    globalThis.auspexHalf = (given) => {
      begin = given;
    };
    await askBackground(this.#api.runtime, 'open-gate', { css });
    globalThis.auspexHalf = undefined;
    // Asked again at the next need.
    if (!begin) this.#coming = undefined;
    this.#marking = begin?.({
      api: this.#api,
      index: index.value,
      css,
      onNotARule: this.#onNotARule,
      tell: () => this.#tell(),
      lookWhetherAlive: () => this.lookWhetherAlive(),
    });
    this.#lookOut?.stop();
    this.#lookOut = undefined;
    if (document.readyState === 'loading' && this.#here) this.#marking?.prepare(this.#here);
    this.#mark();
    return this.#marking;
  }

  /** Marks the page, or follows changed settings, as soon as its text is there. */
  #mark(): void {
    const early = document.readyState === 'loading';
    const fresh = early && beginsAtTop();
    const mark = (): void => {
      // Meanwhile the site may have been switched off, or its embed may have come.
      if (this.#state === 'marking' && this.#here) this.#marking?.follow(this.#here, fresh);
    };
    // Where the browser is about to scroll, what will be in view is read first.
    whenParsed(document, () => (early && !fresh ? setTimeout(mark, SCROLLING) : mark()));
  }

  #darken(state: FrameReport['state']): void {
    this.#state = state;
    this.#lookOut?.stop();
    this.#lookOut = undefined;
    this.#marking?.stop();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
