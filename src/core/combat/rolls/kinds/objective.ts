import { compare } from '../../../dice/compare.ts';
import { constant } from '../../../dice/constant.ts';
import type { Distribution } from '../../../dice/distribution.ts';
import { mixture } from '../../../dice/mixture.ts';
import { sum } from '../../../dice/sum.ts';
import { mean } from '../../../dice/summary.ts';
import { leadershipTest } from '../leadership-test.ts';
import type { RollKind } from '../roll-kind.ts';

/** One unit in range of the objective. */
export type Contender = {
  readonly models: number;
  /** Objective Control of each model. */
  readonly oc: number;
  /** It is Battle-shocked: its OC counts as 0. */
  readonly battleShocked?: boolean;
  /** It still has to take a Battle-shock test on this Leadership. */
  readonly testsOn?: number;
};

export type ObjectiveInputs = { readonly own: readonly Contender[]; readonly enemy: readonly Contender[] };

export type ObjectiveFigures = {
  readonly pControl: number;
  readonly pContested: number;
  readonly pLost: number;
  /** Mean level of control of each side. */
  readonly own: number;
  readonly enemy: number;
};

/** Who controls an objective: the sums of Objective Control, with Battle-shock tests still to come. */
export const objective: RollKind<ObjectiveInputs, ObjectiveFigures> = ({ own, enemy }) => {
  const ours = levelOfControl(own);
  const theirs = levelOfControl(enemy);
  const { above, equal, below } = compare(ours, theirs);
  return { pControl: above, pContested: equal, pLost: below, own: mean(ours), enemy: mean(theirs) };
};

function levelOfControl(units: readonly Contender[]): Distribution {
  return units.reduce((all, unit) => sum(all, controlOf(unit)), constant(0));
}

function controlOf({ models, oc, battleShocked, testsOn }: Contender): Distribution {
  if (battleShocked) return constant(0);
  const full = constant(models * oc);
  if (testsOn === undefined) return full;
  const { pPass, pFail } = leadershipTest({ leadership: testsOn });
  return mixture([
    { weight: pPass, of: full },
    { weight: pFail, of: constant(0) },
  ]);
}
