/**
 * `npm run --silent attack -- FILE.json`: exact odds of the attacks and rolls in a file, as JSON on standard output.
 *
 * FILE holds `{edition?, scenarios?: [], rolls?: []}`. An impossible entry gets `{id, problem}` and spoils no other;
 * a file that cannot be read ends with a message and exit code 2.
 */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { solveRoll } from '../core/combat/rolls/solve-roll.ts';
import { solveAttack } from '../core/combat/solve-attack.ts';
import { describeProblem, type Result } from '../core/result/result.ts';

type Answer = { id: unknown; result: unknown } | { id: unknown; problem: string };

/** The answers to a parsed file; an Error says why it is no such file. */
export function answerFile(file: unknown): { scenarios: Answer[]; rolls: Answer[] } | Error {
  if (!isObject(file)) return new Error('The file is not an object with "scenarios" and "rolls".');
  const { edition, scenarios = [], rolls = [] } = file;
  if (!Array.isArray(scenarios) || !Array.isArray(rolls)) return new Error('"scenarios" and "rolls" have to be lists.');
  const answer = (entry: unknown, index: number, solve: (entry: never) => Result<unknown>): Answer => {
    const own = isObject(entry) ? entry : {};
    const id = own.id ?? index;
    const inherited = edition === undefined || own.edition !== undefined ? entry : { ...own, edition };
    const solved = solve((isObject(entry) ? inherited : entry) as never);
    return solved.ok ? { id, result: solved.value } : { id, problem: solved.problems.map(describeProblem).join(' ') };
  };
  return {
    scenarios: scenarios.map((entry, index) => answer(entry, index, solveAttack)),
    rolls: rolls.map((entry, index) => answer(entry, index, solveRoll)),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function main(path: string | undefined): number {
  if (path === undefined) return complain('Say which file: npm run --silent attack -- FILE.json');
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return complain(`"${path}" cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const answers = answerFile(file);
  if (answers instanceof Error) return complain(`"${path}": ${answers.message}`);
  process.stdout.write(`${JSON.stringify(answers)}\n`);
  return 0;
}

function complain(message: string): number {
  process.stderr.write(`${message}\n`);
  return 2;
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) process.exitCode = main(argv[2]);
