export { solveAttack } from '../../src/core/combat/solve-attack.ts';
export { rollOutcome } from '../../src/core/scenario/roll-outcome.ts';
