/** Gives text runs to the detector and keeps what it finds. */
import type { Candidate, Detection, RunFacts } from '../core/match/mention.ts';
import { elementOf, isHeading, regionOf } from './kinds.ts';
import type { Ledger } from './ledger.ts';
import { judge, type Part, type Run, type Span } from './spans.ts';
import { joinPieces, type Piece, pieceAt } from './text-run.ts';
import { brokenAt, type FoundRun } from './walk.ts';

/** Characters given to the detector at once; a node of 200 kB takes many steps and not one long one. */
const LIMIT = 2000;
/** Characters two parts share, so that nothing is lost at the cut; longer than any term. */
const OVERLAP = 256;
/** A run longer than this has its first marks before all of it is read: it fills a window or more. */
const SOON = 8000;

export type ScanStats = { runs: number; characters: number; errors: number };

export class Scanner {
  readonly stats: ScanStats = { runs: 0, characters: 0, errors: 0 };
  readonly #ledger: Ledger;
  readonly #onMarked: (run: Run) => void;
  readonly #regions = new WeakMap<Element, number>();
  #regionCount = 0;
  #block: Node | undefined;
  #facts: RunFacts & { readonly region: number } = { region: 0 };
  detection: Detection;

  constructor(ledger: Ledger, detection: Detection, onMarked: (run: Run) => void) {
    this.#ledger = ledger;
    this.detection = detection;
    this.#onMarked = onMarked;
  }

  /** Reads a run unless it is known; steps so that a long one can be read in slices. */
  *read(found: FoundRun): Generator<void, void, void> {
    if (this.#ledger.knows(found)) return;
    const { block, pieces } = found;
    const element = elementOf(block);
    if (!element) return;
    const text = joinPieces(pieces);
    const facts = this.#factsOf(block, element);
    const spans: Span[] = [];
    const run: Run = { block, element, region: facts.region, pieces: pieces.slice(), text, spans: [], judged: -1 };
    this.stats.runs++;
    this.stats.characters += text.length;
    let own = 0;
    while (own < text.length) {
      const offset = Math.max(0, own - OVERLAP);
      const to = Math.min(offset + LIMIT, text.length);
      const end = to === text.length ? to : to - OVERLAP;
      const whole = offset === 0 && to === text.length;
      const part = this.#add(whole ? text : text.slice(offset, to), offset, facts);
      for (const candidate of part?.scanned.candidates ?? []) {
        const start = candidate.start + offset;
        if (!part || start < own || start >= end) continue;
        const cut = this.#cut(pieces, candidate, offset);
        if (cut > 0) {
          yield* this.read({ block, pieces: pieces.slice(0, cut) });
          yield* this.read({ block, pieces: rebase(pieces.slice(cut)) });
          return;
        }
        spans.push({ run, part, candidate, start, end: candidate.end + offset, marked: false, shown: false });
      }
      own = end;
      yield;
      if (own > SOON && spans[0] && !run.spans[0]) yield* this.#keep(run, spans);
    }
    yield* this.#keep(run, spans);
  }

  *#keep(run: Run, spans: readonly Span[]): Generator<void, void, void> {
    const { pieces, text } = run;
    // While it was read in slices the page may have changed it; then it is read again on its own account.
    if (joinPieces(pieces) !== text) return;
    // Copies: an array that grew by pushing keeps room for more.
    run.spans = spans.slice();
    if (!this.#ledger.runs.has(run)) this.#ledger.keep(pieces, spans[0] && run);
    if (!spans[0]) return;
    const marked = yield* judge(run, this.detection);
    if (marked && this.#ledger.runs.has(run)) this.#onMarked(run);
  }

  #add(text: string, offset: number, facts: RunFacts): Part | undefined {
    try {
      return { scanned: this.detection.add(text, facts), offset };
    } catch {
      this.stats.errors++;
      return undefined;
    }
  }

  /** Styles are asked only where a term spans several nodes. */
  #cut(pieces: readonly Piece[], candidate: Candidate, offset: number): number {
    if (pieces.length === 1) return 0;
    const first = pieceAt(pieces, candidate.start + offset);
    const last = pieceAt(pieces, candidate.end + offset, true);
    return first === last ? 0 : brokenAt(pieces, first, last);
  }

  #factsOf(block: Node, element: Element): RunFacts & { readonly region: number } {
    if (block === this.#block) return this.#facts;
    this.#block = block;
    const place = regionOf(element);
    let region = 0;
    if (place) {
      region = this.#regions.get(place) ?? ++this.#regionCount;
      this.#regions.set(place, region);
    }
    this.#facts = { region, heading: isHeading(element) };
    return this.#facts;
  }
}

function rebase(pieces: readonly Piece[]): Piece[] {
  const base = pieces[0]?.at ?? 0;
  return pieces.map(({ node, at }) => ({ node, at: at - base }));
}
