import { expect, test } from 'vitest';
import { countAttack } from './count-attack.ts';
import { explainAttack } from './explain-attack.ts';
import { randomAttack } from './oracle/random-attack.ts';
import { solveAttack } from './solve-attack.ts';

test('the figures and the notes, asked for apart, are those of the whole result', () => {
  for (let seed = 0; seed < 300; seed++) {
    const scenario = randomAttack(seed);
    const figures = countAttack(scenario);
    const whole = solveAttack(scenario);
    if (!figures.ok || !whole.ok) throw new Error(`random attack ${seed} is refused`);
    expect({ ...figures.value, ...explainAttack(scenario) }).toEqual(whole.value);
  }
});
