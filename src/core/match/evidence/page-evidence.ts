import { bound, is, type SignName, type Weights } from './weights.ts';

/** One thing that was seen, and where: counted once each, for the page and for each of its regions. */
type Seen = { readonly kind: SignName; readonly example: string; readonly regions: Set<number>; title: boolean };

export type PageSign = {
  readonly sign: SignName;
  readonly weight: number;
  readonly example: string;
  /** Seen in the title, the address or a heading. */
  readonly title: boolean;
};

export type Tally = {
  readonly score: number;
  readonly signs: readonly PageSign[];
};

/** The region of signs in the title, the address and headings: they speak for all of the page. */
export const WHOLE_PAGE = -1;

/** What a page has shown of its subject so far. Signs only come in; each kind is bounded. */
export class PageEvidence {
  readonly #seen = new Map<string, Seen>();
  readonly #weights: Weights;
  /** Grows with every new sign. */
  revision = 0;
  /** Grows with every old sign in a new region as well. */
  regions = 0;
  /** How much text was read: one name of the game says little on a very long page. */
  characters = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  see(kind: SignName, example: string, region: number): void {
    const known = this.#seen.get(example);
    if (!known) {
      this.#seen.set(example, { kind, example, regions: new Set([region]), title: region === WHOLE_PAGE });
      this.revision++;
    } else if (this.#weights[kind] > this.#weights[known.kind]) {
      // "deep strike", then "Deep Strike": one sign, as strong as its strongest form.
      this.#seen.set(example, { ...known, kind, regions: known.regions.add(region) });
      this.revision++;
    } else if (!known.regions.has(region)) {
      known.regions.add(region);
      this.regions++;
      if (region !== WHOLE_PAGE) return;
      known.title = true;
      this.revision++;
    }
  }

  /** How many different things of a kind the page (or one region with the title) shows. */
  count(kind: SignName, region?: number): number {
    let count = 0;
    for (const seen of this.#seen.values()) if (seen.kind === kind && inRegion(seen, region)) count++;
    return count;
  }

  /** Signs for and against, bounded by kind. `without` is the rule that is judged: no sign for itself. */
  tally(without: string, region?: number): Tally {
    const sums = new Map<SignName, number>();
    const signs: PageSign[] = [];
    for (const seen of this.#seen.values()) {
      if (seen.example === without || !inRegion(seen, region)) continue;
      const sum = sums.get(seen.kind) ?? 0;
      const most = bound(seen.kind);
      let weight = this.#weights[seen.kind] + (seen.title && is(seen.kind, 'h') ? this.#weights.title : 0);
      weight = most < 0 ? Math.max(weight, most - sum) : Math.min(weight, most - sum);
      if (weight === 0) continue;
      sums.set(seen.kind, sum + weight);
      signs.push({ sign: seen.kind, weight, example: seen.example, title: seen.title });
    }
    return {
      score: signs.reduce((total, { sign, weight }) => (sign === 'elsewhere' ? total : total + weight), 0),
      signs,
    };
  }
}

function inRegion(seen: Seen, region: number | undefined): boolean {
  return region === undefined || seen.title || seen.regions.has(region);
}
