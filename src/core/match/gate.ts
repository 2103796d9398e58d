import { isNumber } from './evidence/forty-thousand.ts';
import { numberSigns } from './evidence/number-signs.ts';
import type { SignGroup, SignWord } from './evidence/sign-words.ts';
import { sameDigits } from './same-digits.ts';
import type { TermIndex, Use } from './term-index.ts';

/** Without one of these, or a name that only this game has, nothing on a page is ever marked. */
const ANCHORS: ReadonlySet<SignGroup> = new Set(['game', 'army', 'talk', 'roster']);
const NOTATION = /[2-6]\+{2,3}(?![\w+"$])/;
/** So many rules whose names others use too open the door by themselves, or one of them with so many words of any tabletop game. */
const SHARED = 2;
const HINTS = 2;

/**
 * Whether a page may be about the game at all. Asked of its texts one by one, it opens before or with the first text that
 * lets the detector mark anything on the page, and for most pages never. Knows no numbers and no neighbours: it is a door
 * before the detector, not a small one of it.
 */
export class Gate {
  readonly #index: TermIndex;
  readonly #hints = new Set<string>();
  readonly #shared = new Set<string>();

  constructor(index: TermIndex) {
    this.#index = index;
  }

  /** Whether this text, or what was seen before together with it, is a sign. */
  opens(text: string): boolean {
    if (text.includes('++') && NOTATION.test(text)) return true;
    let terms = false;
    for (const { start, end, uses } of this.#index.hits(text)) {
      for (const use of uses) {
        if ('sign' in use) {
          if (this.#isAnchor(use.sign, text, start, end)) return true;
        } else if ('term' in use) {
          terms = true;
          if (use.term.tier === 'distinct' && reads(use.term.text, uses, text, start, end)) return true;
          if (use.term.tier === 'shared') this.#shared.add(this.#index.entry(use.entry)?.id ?? '');
        }
      }
    }
    if (terms && numberSigns(this.#index.phrases, text).some((sign) => sign !== 'inches')) return true;
    return this.#shared.size >= SHARED || (this.#shared.size > 0 && this.#hints.size >= HINTS);
  }

  #isAnchor(word: SignWord, text: string, start: number, end: number): boolean {
    if (word.group === 'hint') this.#hints.add(word.sign);
    if (!ANCHORS.has(word.group)) return false;
    const shown = text.slice(start, end);
    if (word.capital && shown === shown.toLowerCase()) return false;
    return sameDigits(word.text, shown) && !(word.group === 'game' && isNumber(this.#index.phrases, text, start, end));
  }
}

/** How far from a name its value may stand, in characters. */
const NEAR = 14;

/** "rapid fire 2" is a name of this game where "rapid fire" is none: such a term asks for a number nearby. */
function reads(term: string, uses: readonly Use[], text: string, start: number, end: number): boolean {
  if (!sameDigits(term, text.slice(start, end))) return false;
  const plain = (use: Use) => 'term' in use && !use.term.text.includes('{v}');
  return !term.includes('{v}') || !uses.some(plain) || /\d/.test(text.slice(Math.max(0, start - NEAR), end + NEAR));
}
