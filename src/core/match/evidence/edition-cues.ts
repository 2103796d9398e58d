import type { Edition } from '../../rules/record.ts';
import type { Entry } from '../term-index.ts';

/** Which edition a page speaks of, by its address, its exporter's footer and words only one edition has. */
export class EditionCues {
  readonly #score = { '10e': 0, '11e': 0 };

  see(edition: Edition, weight: number): void {
    this.#score[edition] += weight;
  }

  /** "Exported with App Version: v1.30.0": the app's first version is the 10th edition, its second the 11th. */
  exporter(text: string, at: number): void {
    const version = /^:? ?v(\d)\./.exec(text.slice(at, at + 8))?.[1];
    if (version) this.see(version === '1' ? '10e' : '11e', 3);
  }

  /** A rule that only one edition has is a weak cue for it. */
  term(entries: readonly Entry[]): void {
    const editions = new Set(entries.map(({ edition }) => edition));
    const [only] = editions;
    if (only && editions.size === 1) this.see(only, 0.1);
  }

  get edition(): Edition | undefined {
    const { '10e': tenth, '11e': eleventh } = this.#score;
    if (Math.abs(tenth - eleventh) < 1) return undefined;
    return tenth > eleventh ? '10e' : '11e';
  }
}
