/** Annotating for who steers it: settings that change, a walk through the marks, a text looked up. */
import type { PageSettings } from '../core/settings/settings.ts';
import { Annotation, type LazyAnnotator } from './annotation.ts';
import type { RuleOnPage } from './census.ts';
import type { Step } from './keyboard-walk.ts';
import { lookUpText } from './look-up.ts';
import type { SteeredPresentation } from './steered-presentation.ts';

export type AnnotatorStats = {
  readonly runs: number;
  readonly characters: number;
  readonly candidateRuns: number;
  readonly marks: number;
  readonly registered: number;
  readonly errors: number;
  readonly slices: number;
  /** Milliseconds of work in all. */
  readonly busy: number;
};

export interface Annotator extends LazyAnnotator {
  readonly stats: AnnotatorStats;
  /** Takes over changed settings; marks are rebuilt only where they bear on detection. */
  update(settings: PageSettings): void;
  /** The rules named on the page, in reading order. */
  list(): readonly RuleOnPage[];
  /** Goes to the next or the previous mark; an open card follows. Undefined where there is none. */
  next(): Step | undefined;
  previous(): Step | undefined;
  /** Opens the card of the mark the walk stands on (or of the first in view) and moves the focus into it. */
  open(): boolean;
  /** Goes to the first mention of a rule and opens its card. */
  goTo(rule: string): boolean;
  /**
   * Opens the card of a text, by default the selected one, whatever the evidence; false where no rule is named in it, and
   * before the half that shows cards is there.
   */
  lookUp(text?: string): boolean;
}

/** Milliseconds of reading before a fresh page is laid out: its first marks are painted together with its text. */
const FIRST = 8;

export class SteeredAnnotation extends Annotation<SteeredPresentation> implements Annotator {
  protected override start(): void {
    super.start();
    if (this.options.fresh) this.reader?.slices.now(FIRST);
  }

  update(settings: PageSettings): void {
    const before = detectionKey(this.settings);
    this.settings = settings;
    if (!settings.on) this.end();
    else if (!this.reader) this.start();
    else {
      if (before !== detectionKey(settings)) this.rescan();
      this.shown?.update();
    }
  }

  get stats(): AnnotatorStats {
    const { scanner, slices, ledger } = this.reader ?? {};
    return {
      ...(scanner?.stats ?? { runs: 0, characters: 0, errors: 0 }),
      ...(slices?.stats ?? { slices: 0, busy: 0 }),
      candidateRuns: ledger?.runs.size ?? 0,
      marks: this.count,
      registered: this.shown?.registered ?? 0,
    };
  }

  list(): readonly RuleOnPage[] {
    return this.shown?.list() ?? [];
  }

  next(): Step | undefined {
    return this.shown?.step(1);
  }

  previous(): Step | undefined {
    return this.shown?.step(-1);
  }

  open(): boolean {
    return this.shown?.open() ?? false;
  }

  goTo(rule: string): boolean {
    return this.shown?.goTo(rule) ?? false;
  }

  lookUp(text?: string): boolean {
    const { document, detect, stage } = this.options;
    const options = { ...this.detectOptions(), sensitivity: 'everything' as const, never: [], always: [] };
    const found = lookUpText(document, text, stage, () => detect(this.identity.facts, options));
    if (found) this.shown?.release();
    return found;
  }
}

/** What of the settings bears on detection. */
const detectionKey = ({ edition, sensitivity, never, always }: PageSettings): string =>
  JSON.stringify([edition, sensitivity, never, always]);
