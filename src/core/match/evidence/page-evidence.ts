import type { PageSignName, Weights } from './weights.ts';

/** One thing that was seen, and where: counted once each, for the page and for each of its regions. */
type Seen = { readonly kind: PageSignName; readonly example: string; readonly regions: Set<number>; title: boolean };

export type PageSign = {
  readonly sign: PageSignName;
  /** How much of it counts: 1 for the first of its kind, less for each later one. */
  readonly amount: number;
  readonly example: string;
  /** Seen in the title, the address or a heading. */
  readonly title: boolean;
};

/** The region of signs in the title, the address and headings: they speak for all of the page. */
export const WHOLE_PAGE = -1;

/** What the first, second … of a kind adds: four names of armies say little more than three. */
const SHARES = [1, 0.62, 0.53, 0.48];

/** What a page has shown of its subject so far. Signs only come in. */
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

  see(kind: PageSignName, example: string, region: number): void {
    const known = this.#seen.get(example);
    if (!known) {
      this.#seen.set(example, { kind, example, regions: new Set([region]), title: region === WHOLE_PAGE });
      this.revision++;
    } else if (this.#weights.page[kind][0] > this.#weights.page[known.kind][0]) {
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
  count(kind: PageSignName, region?: number): number {
    let count = 0;
    for (const seen of this.#seen.values()) if (seen.kind === kind && inRegion(seen, region)) count++;
    return count;
  }

  /** Signs for and against; of each kind the first four count. `without` is the rule that is judged: no sign for itself. */
  tally(without: string, region?: number): PageSign[] {
    const counts = new Map<PageSignName, number>();
    const signs: PageSign[] = [];
    for (const seen of this.#seen.values()) {
      if (seen.example === without || !inRegion(seen, region)) continue;
      const before = counts.get(seen.kind) ?? 0;
      counts.set(seen.kind, before + 1);
      const amount = SHARES[before] ?? 0;
      if (amount > 0) signs.push({ sign: seen.kind, amount, example: seen.example, title: seen.title });
    }
    return signs;
  }
}

function inRegion(seen: Seen, region: number | undefined): boolean {
  return region === undefined || seen.title || seen.regions.has(region);
}
