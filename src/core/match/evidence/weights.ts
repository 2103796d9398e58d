import { CLAIM_WEIGHTS, PAGE_WEIGHTS } from './weight-table.ts';

/** What a page shows of its subject. */
export type PageSignName = keyof typeof PAGE_WEIGHTS;
/** What stands beside a candidate, and what it is by itself. */
export type ClaimSign = keyof typeof CLAIM_WEIGHTS;
/** A sign seen on the page or beside a term. */
export type SignName = PageSignName | ClaimSign;

export type Weights = {
  /** Logarithmic odds that the page is about the game: of the sign, and what is added where a title or heading has it. */
  readonly page: Readonly<Record<PageSignName, readonly [weight: number, inTitle: number]>>;
  /** Logarithmic odds that the candidate is the rule: for distinct, shared and word terms, and for numbers without a name. */
  readonly claim: Readonly<Record<ClaimSign, readonly [number, number, number, number]>>;
};

/** The weights of the product; `npm run detect:fit` writes their table from the labelled passages. */
export const DEFAULT_WEIGHTS: Weights = { page: PAGE_WEIGHTS, claim: CLAIM_WEIGHTS };
