import type { Term } from '../../rules/record.ts';
import type { NameShape } from './name-shape.ts';

export type TierRule = Pick<Term, 'tier' | 'needs'> & {
  readonly name: string;
  readonly fits: (shape: NameShape) => boolean;
  readonly reason: string;
};

/**
 * Which tier a name of the facts pack gets, first rule that fits. Rates are in a million words of films: "squad" 15, "lord"
 * 190, "venom" 3, "overrun" 1. Names at this scale cannot be judged one by one, so all rules are on the careful side: a
 * name that English has as well is never a sign of its own, and always wants its capital.
 */
export const TIER_RULES: readonly TierRule[] = [
  {
    name: 'coined-name',
    tier: 'distinct',
    fits: ({ words, coined }) => words >= 2 && coined >= 1,
    reason: 'Two words of which English has no more than one: "Intercessor Squad", "Kataphron Breachers".',
  },
  {
    name: 'coined-word',
    tier: 'shared',
    needs: 'capital',
    fits: ({ words, coined }) => words === 1 && coined === 1,
    reason: 'One word that films never say may still be a firm, a place or a card of another game: "Mortifiers".',
  },
  {
    name: 'long-phrase',
    tier: 'shared',
    needs: 'capital',
    fits: ({ words, rarest }) => words >= 4 || (words === 3 && rarest < 5),
    reason:
      'Four words of meaning, or three with a rare one, are seldom put together by chance: "Only in Death Does Duty End".',
  },
  {
    name: 'rare-pair',
    tier: 'shared',
    needs: 'capital',
    fits: ({ words, rarest, second }) => words >= 2 && rarest < 0.5 && second < 20,
    reason: 'A rare word beside one that is no everyday word: "Crimson Hunter".',
  },
  {
    name: 'plain',
    tier: 'word',
    needs: 'capital',
    fits: () => true,
    reason:
      'Plain English: "Ancient", "Lord", "Venom", "Overrun", "Storm of Fire". Asks for capitals and a rule sense in its sentence.',
  },
];

/** The tier of a name, and the rule that gave it. */
export function tierOf(shape: NameShape): TierRule {
  const found = TIER_RULES.find(({ fits }) => fits(shape));
  if (!found) throw new Error('The last rule for tiers fits every name.');
  return found;
}
