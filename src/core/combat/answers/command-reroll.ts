import { constant } from '../../dice/constant.ts';
import { type Result, succeed } from '../../result/result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { checkScenario } from '../check-scenario.ts';
import { draftAttack } from '../steps/draft-attack.ts';
import { lossOf } from '../steps/loss.ts';
import { readOut } from '../steps/read-out.ts';
import { resolve } from '../steps/resolve.ts';
import { type Volley, volleyOf } from '../steps/volley.ts';

/** The die in front of the players: a failed Hit or Wound roll, a failed save, or a damage roll showing `shows`. */
export type DieInQuestion = { readonly weapon: number } & (
  | { readonly step: 'hit' | 'wound' | 'save' }
  | { readonly step: 'damage'; readonly shows: number }
);

export type RerollValue = {
  /** Chance that the unit is destroyed, and mean models destroyed, with the die as it lies and with it re-rolled. */
  readonly asItLies: { readonly unitDestroyed: number; readonly meanModelsDestroyed: number };
  readonly rerolled: { readonly unitDestroyed: number; readonly meanModelsDestroyed: number };
  /** What the re-roll gains the player who rolls the die (the defender for a save), in chance and in models. */
  readonly gain: number;
  readonly gainModels: number;
};

/**
 * What a Command Re-roll of this die is worth now. `rest` is what is still to come after this attack (or undefined),
 * against the target as it stands; the die's weapon is one of `scenario`.
 */
export function commandReroll(
  scenario: AttackScenario,
  die: DieInQuestion,
  rest: readonly number[] = [],
): Result<RerollValue> {
  const checked = checkScenario(scenario);
  if (!checked.ok) return checked;
  const { edition = '10e', target } = checked.value;
  const volleys = checked.value.weapons.map((_, index) => volleyOf(draftAttack(checked.value, index, true)));
  const later = rest.flatMap((index) => volleys[index] ?? []);
  const single = volleys[die.weapon];
  const after = (first: Volley | undefined) => {
    const { board, law } = resolve(checked.value, first ? [first, ...later] : later, edition);
    const { unitDestroyed, meanModelsDestroyed } = readOut(law, board, target);
    return { unitDestroyed, meanModelsDestroyed };
  };
  const asItLies = after(single && lying(single, die, checked.value));
  const rerolled = after(single && again(single, die));
  const sign = die.step === 'save' ? -1 : 1;
  return succeed({
    asItLies,
    rerolled,
    gain: sign * (rerolled.unitDestroyed - asItLies.unitDestroyed),
    gainModels: sign * (rerolled.meanModelsDestroyed - asItLies.meanModelsDestroyed),
  });
}

const MADE = { fail: 0, success: 1, critical: 0 };

/** One attack of the weapon, with the steps before the die behind it. */
function again(volley: Volley, { step }: DieInQuestion): Volley {
  const one: Volley = { ...volley, attacks: constant(1) };
  if (step === 'hit') return one;
  if (step === 'wound') return { ...one, hit: MADE };
  const wounded = { ...one, hit: MADE, wound: MADE };
  return step === 'save' ? wounded : unsaved(wounded);
}

/** What happens if the die stays as it is: nothing for a failed roll, damage for a failed save or a damage roll. */
function lying(volley: Volley, die: DieInQuestion, { target }: AttackScenario): Volley | undefined {
  const hurt = unsaved(again(volley, die));
  if (die.step !== 'damage') return die.step === 'save' ? hurt : undefined;
  const losses = target.groups.map(({ fnp }) => lossOf(constant(die.shows), fnp ?? undefined));
  return { ...hurt, damage: constant(die.shows), losses };
}

function unsaved(volley: Volley): Volley {
  return {
    ...volley,
    saveNeeded: volley.saveNeeded.map(() => 7),
    saveFails: volley.saveFails.map(() => 1),
    sameSave: true,
  };
}
