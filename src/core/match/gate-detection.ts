import type { Gate } from './gate.ts';
import type { Candidate, Detection, PageFacts, RunFacts, ScannedRun, Verdict } from './mention.ts';
import { pageTexts } from './page-texts.ts';

/**
 * Stands in for the detection while nobody knows whether the page is about the game: finds nothing, and says so with the first sign
 * that it may be.
 */
export class GateDetection implements Detection {
  readonly revision = 0;
  readonly edition = undefined;
  readonly #gate: Gate;
  readonly #onSign: () => void;

  constructor(gate: Gate, page: PageFacts, onSign: () => void) {
    this.#gate = gate;
    this.#onSign = onSign;
    for (const text of pageTexts(page)) this.#see(text);
  }

  add(text: string, facts: RunFacts = {}): ScannedRun {
    this.#see(text);
    return { text, facts, candidates: [] };
  }

  judge({ refs }: Candidate): Verdict {
    return { mark: false, score: 0, refs, reasons: [] };
  }

  #see(text: string): void {
    if (this.#gate.opens(text)) this.#onSign();
  }
}
