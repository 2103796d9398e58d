/**
 * Compares the odds engine with a file of exact expected values: `tsx bench/odds/check-examples.ts FILE`.
 *
 * The file holds `scenarios` and `rolls` with `expected` figures; every figure must agree to 1e-9, relative or absolute.
 */
import { existsSync, readFileSync } from 'node:fs';
import { solveRoll } from '../../src/core/combat/rolls/solve-roll.ts';
import { solveAttack } from '../../src/core/combat/solve-attack.ts';
import { describeProblem, type Result } from '../../src/core/result/result.ts';

const CLOSE = 1e-9;

type Entry = Record<string, unknown> & { id: string; expected?: Record<string, unknown> };

const file = process.argv[2] ?? `${process.env.AUSPEX_DEV_DATA ?? ''}/combat-dev/examples.json`;
if (!existsSync(file)) {
  console.log(`SKIPPED: no file of exact values at "${file}". Give its path as the first argument.`);
  process.exit(0);
}
const data = JSON.parse(readFileSync(file, 'utf8')) as { edition?: string; scenarios?: Entry[]; rolls?: Entry[] };
const edition = data.edition === undefined ? {} : { edition: data.edition };
const wrong: string[] = [];
let figures = 0;
for (const entry of data.scenarios ?? []) check(entry, solveAttack({ ...edition, ...entry } as never));
for (const entry of data.rolls ?? []) check(entry, solveRoll({ ...edition, ...entry } as never));
for (const line of wrong) console.log(line);
const entries = (data.scenarios?.length ?? 0) + (data.rolls?.length ?? 0);
console.log(`${entries} entries, ${figures} figures compared, ${wrong.length} differ by more than ${CLOSE}.`);
process.exit(wrong.length > 0 ? 1 : 0);

function check({ id, expected }: Entry, result: Result<unknown>): void {
  if (!result.ok) {
    wrong.push(`${id}: ${result.problems.map(describeProblem).join(' ')}`);
    return;
  }
  const found = result.value as Record<string, unknown>;
  for (const [name, value] of Object.entries(expected ?? {})) {
    if (name !== 'exact') compare(`${id} ${name}`, value, found[name]);
  }
}

function compare(where: string, expected: unknown, found: unknown): void {
  if (Array.isArray(expected)) {
    const list = Array.isArray(found) ? found : [];
    if (list.length !== expected.length)
      wrong.push(`${where}: ${expected.length} entries expected, ${list.length} found`);
    for (const [index, value] of expected.entries()) compare(`${where}[${index}]`, value, list[index]);
    return;
  }
  figures += 1;
  if (typeof expected === 'number' && typeof found === 'number') {
    const gap = Math.abs(expected - found);
    if (gap <= CLOSE || gap <= CLOSE * Math.abs(expected)) return;
  } else if (expected === found) return;
  wrong.push(`${where}: expected ${String(expected)}, found ${String(found)}`);
}
