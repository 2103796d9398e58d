import { countRoll } from '../combat/rolls/count-roll.ts';
import type { RollInputs } from '../combat/rolls/every-kind.ts';
import type { Edition } from '../rules/record.ts';
import type { FilledRoll } from './fill-roll.ts';
import type { RollFieldName } from './roll-fields.ts';
import { exactly } from './summarise.ts';

/** A roll that was counted: figures, and what is drawn of them. Their words are those of whoever shows them. */
export type RollOutcome = {
  /** The solver's, by its names. */
  readonly figures: Readonly<Record<string, number>>;
  /** Mean mortal wounds on the own unit, where a rule has any. */
  readonly own: number | undefined;
  /** What a Command Re-roll changes, where one is allowed. */
  readonly gain: number | undefined;
  readonly chart: RollChart | undefined;
};

/** What is counted, or what the chances are of. */
export type RollUnit =
  | 'modelsLost'
  | 'modelsDestroyed'
  | 'woundsLost'
  | 'successes'
  | 'mortalWounds'
  | 'reach'
  | 'pass';

/** What is drawn of a roll. */
export type RollChart = {
  readonly unit: RollUnit;
  readonly pmf: readonly number[];
  readonly start: number;
  readonly labels?: readonly string[];
  /** Bars are the chances of one field's values ("7+": 58 %), and choosing one sets the field; else they are counts. */
  readonly field?: RollFieldName;
};

type Figures = Readonly<Record<string, unknown>>;
type Roll = Pick<FilledRoll, 'kind' | 'inputs'>;

/** Counts a filled roll exactly. */
export function rollOutcome(roll: Roll, edition: Edition): RollOutcome {
  const figures = count(roll, edition);
  const own = figures.own as Figures | undefined;
  return {
    figures: figures as RollOutcome['figures'],
    own: own && Number(own.meanMortalWounds),
    gain: gainOf(roll, Number(figures.p), edition),
    chart: chartOf(roll, figures, edition),
  };
}

/** `fillRoll` reads no number that the solver would refuse. */
function count({ kind, inputs }: Roll, edition: Edition): Figures {
  return countRoll(kind, inputs as unknown as RollInputs<typeof kind>, edition);
}

/** The same roll for every value of one field. */
function ladder(
  { kind, inputs }: Roll,
  edition: Edition,
  field: RollFieldName,
  [from, to]: readonly [number, number],
  figure: string,
  unit: RollUnit,
): RollChart {
  const values = [...Array(to - from + 1).keys()].map((index) => from + index);
  const pmf = values.map((value) => {
    return Number(count({ kind, inputs: { ...inputs, [field]: value } }, edition)[figure]);
  });
  return { unit, pmf, start: from, labels: values.map((value) => `${value}+`), field };
}

const COUNTED: Readonly<Partial<Record<FilledRoll['kind'], RollUnit>>> = {
  darkPact: 'modelsLost',
  hazardous: 'modelsLost',
  deadlyDemise: 'modelsLost',
  desperateEscape: 'modelsLost',
  grenade: 'modelsDestroyed',
  tankShock: 'modelsDestroyed',
  crushingImpact: 'modelsDestroyed',
  mortalWounds: 'modelsDestroyed',
  feelNoPain: 'woundsLost',
  pool: 'successes',
};

function chartOf(roll: Roll, figures: Figures, edition: Edition): RollChart | undefined {
  const { kind, inputs } = roll;
  switch (kind) {
    case 'charge':
      return ladder(roll, edition, 'neededTotal', [2, 12], 'p', 'reach');
    case 'advance':
      return ladder(roll, edition, 'neededInches', [1, 6], 'p', 'reach');
    case 'battleShock':
      return ladder(roll, edition, 'leadership', [4, 9], 'pPass', 'pass');
    case 'table':
      return { unit: 'mortalWounds', pmf: figures.pmf as readonly number[], start: 0 };
  }
  const unit = COUNTED[kind];
  // A single die is its chance, and no more to draw.
  if (!unit || (kind === 'pool' && inputs.dice === 1)) return undefined;
  return { unit, pmf: exactly(figures.atLeast as readonly number[]), start: 0 };
}

/** What rolling again would do to a charge or an Advance, or does. */
function gainOf({ kind, inputs }: Roll, p: number, edition: Edition): number | undefined {
  if (kind !== 'charge' && kind !== 'advance') return undefined;
  const other = count({ kind, inputs: { ...inputs, commandReroll: !inputs.commandReroll } }, edition);
  return Math.abs(p - Number(other.p));
}
