/**
 * Reads a page, and what comes to it later, until something in it is a sign. Nothing is put into the page and nothing is
 * kept but which text was read: this is all that runs on a page of another subject.
 */
import type { Detection, PageFacts } from '../core/match/mention.ts';
import { whenParsed } from './parsed.ts';
import { Reader } from './reader.ts';

/** Milliseconds of looking as soon as the text is there: the sooner a sign is found, the sooner the rest can come. */
const AT_ONCE = 3;

export { whenParsed } from './parsed.ts';

export type LookOutOptions = {
  readonly document: Document;
  /** Whether a text is a sign; asked of the page's title and address, then of its text. */
  readonly isSign: (text: string) => boolean;
  readonly textsOf: (facts: PageFacts) => readonly string[];
  /** Called once, at the first sign; reading has ended then. */
  readonly onSign: () => void;
};

export class LookOut {
  readonly #options: LookOutOptions;
  readonly #reader: Reader;
  #facts = '';
  readonly #unwait: (() => void) | undefined;
  #over = false;

  constructor(options: LookOutOptions) {
    this.#options = options;
    const detection: Detection = {
      add: (text, facts = {}) => {
        this.#see(text);
        return { text, facts, candidates: [] };
      },
      judge: ({ refs }) => ({ mark: false, score: 0, refs, reasons: [] }),
      revision: 0,
      edition: undefined,
    };
    const nothing = () => {};
    this.#reader = new Reader({
      document: options.document,
      detection,
      owns: () => false,
      onMarked: nothing,
      onForget: nothing,
      onPause: nothing,
      isNewPage: () => {
        this.#seeFacts();
        return this.#over;
      },
    });
    this.#seeFacts();
    if (this.#over) return;
    // Most titles come long before the text does, and many say enough.
    const early = options.document.readyState === 'loading';
    this.#unwait = whenParsed(
      options.document,
      () => {
        this.#seeFacts();
        if (this.#over) return;
        this.#reader.start(early);
        this.#reader.slices.now(AT_ONCE);
      },
      () => this.#seeFacts(),
    );
  }

  stop(): void {
    this.#over = true;
    this.#unwait?.();
    this.#reader.stop();
  }

  #seeFacts(): void {
    const { document, textsOf } = this.#options;
    const facts: PageFacts = { title: `${document.title}`, url: document.location?.href ?? '' };
    const key = `${facts.title}\n${facts.url}`;
    if (key === this.#facts) return;
    this.#facts = key;
    for (const text of textsOf(facts)) this.#see(text);
  }

  #see(text: string): void {
    if (this.#over || !this.#options.isSign(text)) return;
    this.stop();
    this.#options.onSign();
  }
}
