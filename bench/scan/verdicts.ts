/** One line of the bench: what was measured, and what it has to keep to. */
export type Line = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly goal?: number;
  /** The floor is a least and not a most. */
  readonly least?: boolean;
  /** Milliseconds differ between machines: they fail only at three times the figure. */
  readonly slack?: number;
};

const lines: Line[] = [];

/** Prints a line and keeps it. */
export function say(line: Line): void {
  lines.push(line);
  const { what, value, unit, floor, goal } = line;
  const shown = (number: number | undefined) =>
    number === undefined ? '' : `${number >= 100 ? number.toFixed(0) : number.toFixed(number < 10 ? 2 : 1)} ${unit}`;
  console.log(
    `${what.padEnd(62)}${shown(value).padStart(12)}${shown(floor).padStart(12)}${shown(goal).padStart(12)}  ${verdict(line)}`,
  );
}

export function title(text: string): void {
  console.log(`\n${text.padEnd(62)}${'measured'.padStart(12)}${'floor'.padStart(12)}${'goal'.padStart(12)}`);
}

/** The lines that miss their floor. */
export function missed(): string[] {
  return lines.filter((line) => verdict(line).startsWith('MISSED')).map(({ what }) => what);
}

function verdict({ value, floor, goal, least, slack = 1 }: Line): string {
  if (floor === undefined) return '';
  const within = (limit: number, factor = 1) => (least ? value >= limit / factor : value <= limit * factor);
  if (goal !== undefined && within(goal)) return 'goal';
  if (within(floor)) return 'ok';
  return within(floor, slack) ? 'over, within what machines differ' : 'MISSED';
}

/** What disturbs a measurement only adds to it. */
export const least = (values: readonly number[]): number => (values.length > 0 ? Math.min(...values) : Number.NaN);
