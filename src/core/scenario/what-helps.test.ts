import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import { choiceOf, writeChoice } from './choices.ts';
import { writePart } from './edit-scenario.ts';
import { getShooter, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';
import { type HelpsWish, whatHelps } from './what-helps.ts';

const scenario = writePart(scenarioOf(getShooter('heavy-bolter'), TARGETS[1]!, '10e'), 'weapon', 'count', 3);
const two: HelpsWish['chance'] = (result) => result.killAtLeast[2] ?? 0;
const chance = (of: typeof scenario) => {
  const solved = solveAttack(of);
  return solved.ok ? two(solved.value) : Number.NaN;
};

test('each change alone, measured, the best first', () => {
  const helps = whatHelps({ scenario, chance: two });
  expect(helps.length).toBeGreaterThan(6);
  expect(helps.map(({ by }) => by)).toEqual(helps.map(({ by }) => by).sort((one, other) => other - one));
  for (const { id, value, by } of helps)
    expect(by).toBeCloseTo(chance(writeChoice(scenario, choiceOf(id)!, value)) - chance(scenario), 12);
  expect(helps.at(-1)?.by).toBeLessThan(0);
  expect(helps.map(({ id, value }) => `${id} ${value}`)).toContain('rerollWounds fails');
});

test('what is on already is not offered, what could be taken away is', () => {
  const covered = writePart(scenario, 'target', 'cover', true);
  const offered = whatHelps({ scenario: covered, chance: two }).map(({ id, value }) => `${id} ${value}`);
  expect(offered).toContain('cover ');
  expect(offered).not.toContain('cover yes');
  expect(offered).not.toContain('sustainedHits 1');
});
