import { explosives } from './kinds/grenade.ts';
import { leadership } from './kinds/leadership.ts';
import { objective } from './kinds/objective.ts';
import { ruleKinds } from './rule-kinds.ts';

/**
 * Every kind of single roll by name. To add one, write its file, list it here (or in `rule-kinds.ts`, if rules of packs ask
 * for it) and say in `check-roll.ts` what its inputs may be.
 */
export const everyKind = { ...ruleKinds, explosives, leadership, objective };

/** Name of a kind of roll. */
export type RollName = keyof typeof everyKind;

/** What a kind asks for. */
export type RollInputs<Name extends RollName> = Parameters<(typeof everyKind)[Name]>[0];

/** What a kind answers. */
export type RollFigures<Name extends RollName> = ReturnType<(typeof everyKind)[Name]>;
