import { type RollRequest, solveRoll } from '../combat/rolls/solve-roll.ts';
import { type Result, succeed } from '../result/result.ts';
import type { Edition } from '../rules/record.ts';
import type { FilledRoll } from './fill-roll.ts';
import { amount, percent, plural, several, signedPercent } from './format.ts';
import type { RollFieldName } from './roll-fields.ts';
import { exactly } from './summarise.ts';

/** A roll as a calculator shows it. */
export type RollOutcome = {
  /** The loudest line: "27.8 %", "3 mortal wounds". */
  readonly lead: string;
  readonly says: string;
  /** What a Command Re-roll changes, where one is allowed. */
  readonly reroll?: string;
  readonly chart?: RollChart;
  readonly rows: readonly (readonly [string, string])[];
};

/** What is drawn of a roll. */
export type RollChart = {
  readonly unit: string;
  readonly pmf: readonly number[];
  readonly start: number;
  readonly labels?: readonly string[];
  /** Bars are the chances of one field's values ("7+": 58 %), and choosing one sets the field; else they are counts. */
  readonly field?: RollFieldName;
};

type Figures = Readonly<Record<string, unknown>>;
type Roll = Pick<FilledRoll, 'kind' | 'inputs'>;

/** Counts a filled roll exactly. Problems are those of the solver, in words for the person who typed. */
export function rollOutcome(roll: Roll, edition: Edition): Result<RollOutcome> {
  const solved = solve(roll, edition);
  return solved.ok ? succeed(inWords(roll, solved.value, edition)) : solved;
}

function solve({ kind, inputs }: Roll, edition: Edition): Result<Figures> {
  return solveRoll({ kind, inputs, edition } as unknown as RollRequest) as Result<Figures>;
}

/** The same roll for every value of one field. */
function ladder(
  { kind, inputs }: Roll,
  edition: Edition,
  field: RollFieldName,
  [from, to]: readonly [number, number],
  figure: string,
  unit: string,
): RollChart {
  const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const pmf = values.map((value) => {
    const solved = solve({ kind, inputs: { ...inputs, [field]: value } }, edition);
    return solved.ok ? Number(solved.value[figure]) : 0;
  });
  return { unit, pmf, start: from, labels: values.map((value) => `${value}+`), field };
}

function inWords(roll: Roll, figures: Figures, edition: Edition): RollOutcome {
  const { kind, inputs } = roll;
  const number = (name: string) => Number(figures[name] ?? 0);
  const counts = (unit: string): RollChart => ({ unit, pmf: exactly(figures.atLeast as readonly number[]), start: 0 });
  const mortals = several(number('meanMortalWounds'), 'mortal wound');
  const mean = amount(number('mean'));
  const lost = () => ({ chart: counts('models lost'), rows: [['models lost, mean', mean] as const] });
  switch (kind) {
    case 'charge':
    case 'advance':
      return { ...reaching(roll, number('p'), edition), rows: [] };
    case 'battleShock':
      return {
        lead: percent(number('pPass')),
        says: `pass on ${inputs.leadership}+ · ${percent(number('pFail'))} fail`,
        chart: ladder(roll, edition, 'leadership', [4, 9], 'pPass', 'chance to pass on Leadership'),
        rows: [],
      };
    case 'darkPact':
      return {
        lead: percent(number('pFail')),
        says: `fail on ${inputs.leadership}+ · ${mortals} on average`,
        ...lost(),
      };
    case 'hazardous': {
      const says = Number(inputs.tests) === 1 ? 'the test fails' : `at least one of ${inputs.tests} tests fails`;
      const failed = ['tests failed, mean', amount(number('meanFailed'))] as const;
      return {
        lead: percent(number('pAnyFailed')),
        says,
        chart: counts('models lost'),
        rows: [failed, ...lost().rows],
      };
    }
    case 'deadlyDemise':
      return { lead: percent(number('pExplodes')), says: `explodes · ${mortals} on average`, ...lost() };
    case 'grenade':
    case 'tankShock':
    case 'crushingImpact': {
      const own = figures.own as Figures | undefined;
      const back = own ? [['mortal wounds on your own unit, mean', amount(Number(own.meanMortalWounds))] as const] : [];
      return {
        lead: mortals,
        says: 'on average',
        chart: counts('models destroyed'),
        rows: [['models destroyed, mean', mean], ...back],
      };
    }
    case 'mortalWounds':
      return {
        lead: several(number('mean'), 'model'),
        says: `lost to ${inputs.mortalWounds} mortal wounds, on average`,
        chart: counts('models destroyed'),
        rows: [],
      };
    case 'feelNoPain':
      return {
        lead: several(number('mean'), 'wound'),
        says: `lost of ${inputs.damage} damage, on average`,
        chart: counts('wounds lost'),
        rows: [],
      };
    case 'desperateEscape':
      return {
        lead: several(number('mean'), 'model'),
        says: `lost in ${plural(Number(inputs.tests), 'test')}, on average`,
        chart: counts('models lost'),
        rows: [],
      };
    case 'pool': {
      const each = percent(number('pEach'));
      if (inputs.dice === 1) return { lead: each, says: `on ${inputs.on}+`, rows: [] };
      return {
        lead: `${mean} of ${inputs.dice}`,
        says: `roll ${inputs.on}+ · ${each} each`,
        chart: counts('successes'),
        rows: [],
      };
    }
    case 'table':
      return {
        lead: mortals,
        says: 'on average',
        chart: { unit: 'mortal wounds', pmf: figures.pmf as readonly number[], start: 0 },
        rows: [],
      };
  }
}

/** Charge and Advance: a distance to reach, and what rolling again would do. */
function reaching(roll: Roll, p: number, edition: Edition): Pick<RollOutcome, 'lead' | 'says' | 'reroll' | 'chart'> {
  const { kind, inputs } = roll;
  const charge = kind === 'charge';
  const field = charge ? 'neededTotal' : 'neededInches';
  const other = solve({ kind, inputs: { ...inputs, commandReroll: !inputs.commandReroll } }, edition);
  const gain = other.ok ? Math.abs(p - Number(other.value.p)) : 0;
  return {
    lead: percent(p),
    says: `to reach ${inputs[field]} on ${charge ? '2D6' : 'D6'}`,
    reroll: `${signedPercent(gain)} ${inputs.commandReroll ? 'of it from the Command Re-roll' : 'with a Command Re-roll'}`,
    chart: ladder(roll, edition, field, charge ? [2, 12] : [1, 6], 'p', 'chance to reach'),
  };
}
