import type { FilledRoll } from '../../src/core/scenario/fill-roll.ts';
import type { RollOutcome } from '../../src/core/scenario/roll-outcome.ts';
import type { Speech } from '../attack-calculator/speech.ts';
import { fill } from '../messages.ts';
import { rollEnglish } from './messages.ts';

/** A counted roll in words. */
export type RollWords = {
  /** The loudest line: "27.8 %", "3 mortal wounds". */
  readonly lead: string;
  readonly says: string;
  /** What a Command Re-roll changes, where one is allowed. */
  readonly reroll?: string;
  readonly rows: readonly (readonly [name: string, text: string])[];
};

/** Says what came of a roll: its answer, what that is the chance or the number of, and further means. */
export function rollWords(
  { kind, inputs }: Pick<FilledRoll, 'kind' | 'inputs'>,
  { figures, own, gain }: RollOutcome,
  speech: Speech,
): RollWords {
  const { percent, amount, count } = speech;
  const say = speech.words(rollEnglish);
  const of = (name: string) => figures[name] ?? 0;
  const chance = (name: string) => percent(of(name));
  const text = (input: keyof typeof inputs) => String(inputs[input]);
  const mortals = () => count(say.mortals, of('meanMortalWounds'));
  const mean = amount(of('mean'));
  const lost = [say.modelsLostMean, mean] as const;
  switch (kind) {
    case 'charge':
    case 'advance': {
      const values =
        kind === 'charge' ? { n: text('neededTotal'), dice: '2D6' } : { n: text('neededInches'), dice: 'D6' };
      const reroll = fill(inputs.commandReroll ? say.ofReroll : say.withReroll, {
        chance: speech.signedPercent(gain ?? 0),
      });
      return { lead: chance('p'), says: fill(say.reaches, values), reroll, rows: [] };
    }
    case 'battleShock':
      return {
        lead: chance('pPass'),
        says: fill(say.passes, { n: text('leadership'), chance: chance('pFail') }),
        rows: [],
      };
    case 'darkPact': {
      const says = fill(say.fails, { n: text('leadership') });
      return { lead: chance('pFail'), says: fill(say.averageMortals, { says, mortals: mortals() }), rows: [lost] };
    }
    case 'hazardous': {
      const failed = [say.testsFailedMean, amount(of('meanFailed'))] as const;
      return { lead: chance('pAnyFailed'), says: count(say.testFails, Number(inputs.tests)), rows: [failed, lost] };
    }
    case 'deadlyDemise': {
      const says = fill(say.averageMortals, { says: say.explodes, mortals: mortals() });
      return { lead: chance('pExplodes'), says, rows: [lost] };
    }
    case 'grenade':
    case 'tankShock':
    case 'crushingImpact': {
      const back = own === undefined ? [] : [[say.ownMortalsMean, amount(own)] as const];
      return { lead: mortals(), says: say.average, rows: [[say.modelsDestroyedMean, mean], ...back] };
    }
    case 'mortalWounds':
      return {
        lead: count(say.modelsMany, of('mean')),
        says: fill(say.lostToMortals, { n: text('mortalWounds') }),
        rows: [],
      };
    case 'feelNoPain':
      return {
        lead: count(say.woundsMany, of('mean')),
        says: fill(say.lostOfDamage, { n: text('damage') }),
        rows: [],
      };
    case 'desperateEscape':
      return {
        lead: count(say.modelsMany, of('mean')),
        says: count(say.lostInTests, Number(inputs.tests)),
        rows: [],
      };
    case 'pool':
      if (inputs.dice === 1) return { lead: chance('pEach'), says: fill(say.rollOn, { n: text('on') }), rows: [] };
      return {
        lead: fill(say.someOf, { n: mean, all: text('dice') }),
        says: fill(say.rollEach, { n: text('on'), chance: chance('pEach') }),
        rows: [],
      };
    case 'table':
      return { lead: mortals(), says: say.average, rows: [] };
  }
}
