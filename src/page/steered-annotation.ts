/** Annotating for who steers it: settings that change, a walk through the marks, a text looked up. */
import type { PageSettings } from '../core/settings/settings.ts';
import { Annotation, type LazyAnnotator } from './annotation.ts';
import type { RuleOnPage } from './census.ts';
import type { Step } from './keyboard-walk.ts';

export interface Annotator extends LazyAnnotator {
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

export class SteeredAnnotation extends Annotation implements Annotator {
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
    const found = this.present?.lookUp(document, text, stage, () => detect(this.identity.facts, options)) ?? false;
    if (found) this.shown?.release();
    return found;
  }
}

/** What of the settings bears on detection. */
const detectionKey = ({ edition, sensitivity, never, always }: PageSettings): string =>
  JSON.stringify([edition, sensitivity, never, always]);
