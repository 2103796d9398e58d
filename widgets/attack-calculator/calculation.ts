import type { AttackFigures } from '../../src/core/combat/attack-result.ts';
import { countAttack } from '../../src/core/combat/count-attack.ts';
import type { Problem } from '../../src/core/result/result.ts';
import { capNotes } from '../../src/core/scenario/cap-notes.ts';
import { type FilledAttack, type FillRequest, fillAttack } from '../../src/core/scenario/fill-attack.ts';
import { type Adds, whatAdds } from '../../src/core/scenario/lead.ts';
import { atLeastOf, exactly, likelyCount } from '../../src/core/scenario/summarise.ts';

/** Everything a calculator shows, computed in one go. */
export type Calculation = {
  readonly filled: FilledAttack;
  readonly result: AttackFigures;
  readonly without: AttackFigures | undefined;
  readonly adds: Adds | undefined;
  /** One model: its wounds are counted; several: the models destroyed. */
  readonly counts: 'models' | 'wounds';
  /** Chance of exactly k of what is counted. */
  readonly pmf: readonly number[];
  /** The k asked about: chosen, or what is likelier than not. */
  readonly asked: number;
  /** The chance of that many or more, and what the rule changes about it. */
  readonly chance: number;
  readonly better: number | undefined;
};

/** What came of it; problems are the solver's, in words for the person who typed. */
export type Calculated =
  | { readonly ok: true; readonly value: Calculation }
  | { readonly ok: false; readonly filled: FilledAttack; readonly problems: readonly Problem[] };

/** Fills, solves with and without the rule, and picks what to lead with. */
export function calculate(request: FillRequest, chosen: number | undefined): Calculated {
  const filled = fillAttack(request);
  const solved = countAttack(filled.scenario);
  if (!solved.ok) return { ok: false, filled, problems: solved.problems };
  const result = solved.value;
  const plain = filled.side && filled.grants.some(({ on }) => on) ? countAttack(filled.without) : undefined;
  const without = plain?.ok ? plain.value : undefined;
  const models = result.killAtLeast.length - 1;
  const counts = models > 1 ? 'models' : 'wounds';
  const pmf = counts === 'models' ? exactly(result.killAtLeast) : result.woundsLostPmf;
  // A single model: whether it dies, unless that is a dream; then what is likelier than not.
  const usual =
    counts === 'models'
      ? likelyCount(result.killAtLeast)
      : result.unitDestroyed > 0.05
        ? pmf.length - 1
        : likelyCount(atLeastOf(pmf));
  const asked = Math.min(pmf.length - 1, chosen ?? usual);
  const adds = without && whatAdds(result, without);
  const chance = chanceOf({ result, counts }, asked);
  const better = without && chance - chanceOf({ result: without, counts }, asked);
  return { ok: true, value: { filled, result, without, adds, counts, pmf, asked, chance, better } };
}

/** Whether the rule was counted and makes no difference. */
export const changesNothing = ({ without, adds }: Calculation): boolean => without !== undefined && !adds;

/** Whether there is a note under the numbers: a limit of the rules that was reached, or a rule that does nothing here. */
export function hasNotes(calculation: Calculation): boolean {
  const { scenario } = calculation.filled;
  return changesNothing(calculation) || capNotes(scenario, scenario.edition ?? '10e').length > 0;
}

/** The chance of `k` or more of what is counted. */
export function chanceOf({ result, counts }: Pick<Calculation, 'result' | 'counts'>, k: number): number {
  if (counts === 'models') return result.killAtLeast[k] ?? 0;
  return result.woundsLostPmf.slice(k).reduceRight((sum, chance) => sum + chance, 0);
}
