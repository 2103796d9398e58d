import type { solveAttack } from '../../src/core/combat/solve-attack.ts';
import type { rollOutcome } from '../../src/core/scenario/roll-outcome.ts';

/** What counts: apart from the cards, so that a card's text never waits for it. */
type Engine = { readonly solveAttack: typeof solveAttack; readonly rollOutcome: typeof rollOutcome };

let loaded: Engine | undefined;

/** Begins with the script, not with the first card. */
export const engineReady: Promise<void> = import('./engine-parts.ts').then((parts) => {
  loaded = parts;
});

/** The engine once it is there; a calculator draws nothing before. */
export function engine(): Engine | undefined {
  return loaded;
}
