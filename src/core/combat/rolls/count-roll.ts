import type { Edition } from '../attack-scenario.ts';
import type { RollFigures, RollInputs } from './every-kind.ts';
import type { RollKind } from './roll-kind.ts';
import { ruleKinds } from './rule-kinds.ts';

/** Name of a kind of roll that rules of packs ask for. */
export type RuleRollName = keyof typeof ruleKinds;

/**
 * The figures of `solveRoll` for inputs whose fields are sound one by one: those of a calculator are, each was checked when
 * it was read.
 */
export function countRoll<Name extends RuleRollName>(
  kind: Name,
  inputs: RollInputs<Name>,
  edition: Edition,
): RollFigures<Name> {
  const count = ruleKinds[kind] as unknown as RollKind<RollInputs<Name>, RollFigures<Name>>;
  return count(inputs, edition);
}
