import { twoDiceReach } from './two-dice.ts';

/** An aura the unit stands in; the same aura counts once however many models have it. */
export type Aura = { readonly name: string; readonly modifier: number };

export type LeadershipInputs = {
  /** N for N+. */
  readonly leadership: number;
  readonly modifier?: number;
  readonly auras?: readonly Aura[];
};

export type LeadershipFigures = { readonly pPass: number; readonly pFail: number };

/** 2D6 plus modifiers, at least the Leadership passes. Command Re-roll does not list this test. */
export function leadershipTest({ leadership, modifier = 0, auras: around = [] }: LeadershipInputs): LeadershipFigures {
  const once = new Map(around.map((aura) => [aura.name, aura.modifier]));
  const all = [...once.values()].reduce((sum, one) => sum + one, modifier);
  const pPass = twoDiceReach(leadership, all);
  return { pPass, pFail: 1 - pPass };
}
