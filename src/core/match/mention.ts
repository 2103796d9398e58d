/** What the detector says of a text. Plain frozen data, offsets in UTF-16 code units of the text that was given. */
import type { Edition, Tier } from '../rules/record.ts';
import type { Ref } from '../text/tree.ts';

/** Value of a mention as read ("4+", "D3", "6"), and the keyword of an Anti ("Infantry"). */
export type MentionParams = { readonly value?: string; readonly keyword?: string };

/** Numbers read around a mention, each with the words they came from, for filling a calculator. */
export type NumberRead = { readonly value: string; readonly from: string };
export type MentionContext = {
  readonly attacks?: NumberRead;
  readonly skill?: NumberRead;
  readonly strength?: NumberRead;
  readonly ap?: NumberRead;
  readonly damage?: NumberRead;
  readonly toughness?: NumberRead;
  readonly save?: NumberRead;
  readonly invuln?: NumberRead;
  readonly wounds?: NumberRead;
  readonly models?: NumberRead;
  /** A target preset or unit named nearby ("MEQ", "terminators"). */
  readonly target?: NumberRead;
  /** A weapon of a known datasheet named nearby. */
  readonly weapon?: NumberRead;
};

/** A place where a rule may be named; whether it is marked is for the evidence to say, now or later. */
export type Candidate = {
  readonly start: number;
  readonly end: number;
  /** Official name of the rule. */
  readonly rule: string;
  /** All records it may mean, as `edition:id`, likeliest first. */
  readonly refs: readonly Ref[];
  readonly params: MentionParams;
  readonly tier: Tier;
  /** Named signs found beside it ("value", "bracket-list", "weapon-row", "capital", "gives"). */
  readonly signs: readonly string[];
};

export type Verdict = {
  readonly mark: boolean;
  readonly score: number;
  /** Candidate's refs ordered for this page (edition and faction cues). */
  readonly refs: readonly Ref[];
  /** Which evidence counted, for `--explain` and the debug view. */
  readonly reasons: readonly { readonly sign: string; readonly weight: number; readonly example?: string }[];
};

/** What a page says of itself before its text is read. */
export type PageFacts = { readonly title: string; readonly url: string };

export type DetectOptions = {
  readonly edition: Edition | 'auto';
  readonly sensitivity: 'careful' | 'normal' | 'everything';
  /** Folded texts the user never / always wants marked. */
  readonly never: readonly string[];
  readonly always: readonly string[];
};

/** How a text run stands on its page. */
export type RunFacts = {
  /** A heading's text counts as page evidence of its own. */
  readonly heading?: boolean;
  /** Evidence is also kept per region (an article, a post, a table), so that mixed pages are judged part by part. */
  readonly region?: number;
};

/**
 * The detection of one page (or one record of `detect`), fed run by run in any order. Pure: no clock, no DOM.
 *
 * `add` scans a run and takes its evidence into account; `judge` says whether a candidate of that run is to be marked
 * on what is known so far. `revision` grows whenever verdicts of earlier candidates may have changed from no to yes;
 * a yes never turns into a no, so marks appear and do not flicker.
 */
export interface Detection {
  add(text: string, facts?: RunFacts): ScannedRun;
  judge(candidate: Candidate, run: ScannedRun): Verdict;
  readonly revision: number;
  /** The edition the page speaks of, as far as it shows one. */
  readonly edition: Edition | undefined;
}

export type ScannedRun = {
  readonly text: string;
  readonly facts: RunFacts;
  readonly candidates: readonly Candidate[];
  /** Texts of the short runs it stands among, as the cells of a table row do: `contextOf` reads numbers in them too. */
  readonly row?: readonly string[] | undefined;
  /** Its own place among them. */
  readonly rowAt?: number;
};
