/**
 * The solver against the oracle, which plays small random attacks and rolls die by die in exact fractions. Every case is
 * made from its seed; a failure prints the case as JSON. AUSPEX_ORACLE_CASES raises the number of attacks,
 * AUSPEX_ORACLE_FROM moves the first seed.
 */
import { describe, expect, test } from 'vitest';
import { differences } from './oracle/compare.ts';
import { playRoll } from './oracle/play-roll.ts';
import { randomAttack } from './oracle/random-attack.ts';
import { randomRoll } from './oracle/random-roll.ts';
import { tallyAttack } from './oracle/tally.ts';
import { solveRoll } from './rolls/solve-roll.ts';
import { solveAttack } from './solve-attack.ts';

const cases = Number(process.env.AUSPEX_ORACLE_CASES ?? 1500);
const from = Number(process.env.AUSPEX_ORACLE_FROM ?? 1);
const BATCH = 100;
const ROLLS = 1000;

const batches = Array.from({ length: Math.ceil(cases / BATCH) }, (_, index) => from + index * BATCH);

describe('attacks', () => {
  test.each(batches)('%i and the next hundred', { timeout: 120_000 }, (first) => {
    const wrong = [];
    for (let seed = first; seed < first + BATCH; seed++) {
      const scenario = randomAttack(seed);
      const solved = solveAttack(scenario);
      // With an optional choice that is equally good both ways, either may be shown.
      const found = tallyAttack(scenario).map((tally) => (solved.ok ? differences(solved.value, tally) : ['refused']));
      const least = found.reduce((a, b) => (b.length < a.length ? b : a));
      if (least.length > 0)
        wrong.push({ scenario: JSON.stringify(scenario), least, problems: solved.ok ? [] : solved.problems });
    }
    wrong.sort((a, b) => a.scenario.length - b.scenario.length);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

test(`${ROLLS} single rolls`, { timeout: 120_000 }, () => {
  const wrong = [];
  for (let seed = from; seed < from + ROLLS; seed++) {
    const request = randomRoll(seed);
    const { kind, inputs, edition = '10e' } = request;
    const solved = solveRoll(request);
    const right = playRoll(kind, inputs, edition);
    const found = solved.ok && right ? differences(solved.value, right) : ['refused'];
    if (found.length > 0) wrong.push({ request: JSON.stringify(request), found });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});
