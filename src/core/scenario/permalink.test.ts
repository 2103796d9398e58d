import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveAttack } from '../combat/solve-attack.ts';
import { CHOICES, writeChoice } from './choices.ts';
import { editsOf } from './edits-of.ts';
import { fillAttack } from './fill-attack.ts';
import { decodeScenario, encodeScenario } from './permalink.ts';
import { getShooter, SHOOTERS, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

const scenarios = fc
  .record({
    shooter: fc.constantFrom(...SHOOTERS),
    target: fc.constantFrom(...TARGETS),
    edition: fc.constantFrom('10e' as const, '11e' as const),
    chosen: fc.subarray([...CHOICES], { maxLength: 6 }),
  })
  .map(({ shooter, target, edition, chosen }) =>
    chosen.reduce(
      (scenario, choice) => writeChoice(scenario, choice, choice.values.at(-1)?.value ?? ''),
      scenarioOf(shooter, target, edition),
    ),
  );

test('a link brings back an attack with the same odds', () => {
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const link = encodeScenario(scenario);
      expect(link).toMatch(/^[\w~.+*%()!'-]*$/);
      const back = decodeScenario(`#${link}`);
      const [one, two] = [solveAttack(scenario), back && solveAttack(back)];
      expect(two?.ok && two.value.woundsLostPmf).toEqual(one.ok && one.value.woundsLostPmf);
    }),
    { numRuns: 60 },
  );
});

test('a link opens in a calculator as changes by hand', () => {
  const scenario = writeChoice(scenarioOf(getShooter('lascannon'), TARGETS[5]!, '10e'), CHOICES[0]!, 'ones');
  const back = decodeScenario(encodeScenario(scenario));
  const filled = fillAttack({ edition: '10e', edits: editsOf(back!) });
  expect(filled.scenario.weapons[0]).toMatchObject({ name: 'lascannon', damage: 'D6+1', rerollHits: 'ones' });
  expect(filled.scenario.target.groups[0]).toMatchObject({ toughness: 11, wounds: 13, save: 2 });
});

test('garbage is no scenario, or a sound one', () => {
  expect(decodeScenario('')).toBeUndefined();
  expect(decodeScenario('section-2')).toBeUndefined();
  expect(decodeScenario('2~1~1~1~1')).toBeUndefined();
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 4, maxLength: 8 }), (parts) => {
      const scenario = decodeScenario(['1', ...parts].join('~'));
      return scenario === undefined || solveAttack(scenario).ok;
    }),
  );
  const odd = decodeScenario(
    '1~999.D8.9+.x.5.~0.-3~r10~__proto___y.cover_y.hitModifiers_l9.sustainedHits_<b>~%E0%A4%A~x',
  );
  expect(odd && solveAttack(odd).ok).toBe(true);
  expect(odd?.target.cover).toBe(true);
  expect(odd?.weapons[0]?.hitModifiers).toBeUndefined();
});
