/**
 * Measures the odds engine: `tsx bench/odds/bench.ts [FILE of exact values]`.
 *
 * Prints CPU time per attack against its target, the army matrix, the size of the solver, how time grows, and what
 * other calculators answer and need. The engine is measured as it ships: bundled and minified.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { armyMatrix } from '../../src/core/combat/answers/army-matrix.ts';
import type { AttackScenario } from '../../src/core/combat/attack-scenario.ts';
import type { solveAttack } from '../../src/core/combat/solve-attack.ts';
import { army, cases } from './cases.ts';
import { loadCrunch } from './peers/crunch.ts';
import type { Peer } from './peers/peer.ts';
import { simulation } from './peers/simulation.ts';

type Engine = { solveAttack: typeof solveAttack; armyMatrix: typeof armyMatrix };

const ROOM = `${import.meta.dirname}/../../src/core/combat`;
const BUNDLE = `${import.meta.dirname}/../../.cache/bench/odds.mjs`;
let missed = 0;

await bundle(
  `export {solveAttack} from '${ROOM}/solve-attack.ts'; export {armyMatrix} from '${ROOM}/answers/army-matrix.ts';`,
  BUNDLE,
);
const engine = (await import(BUNDLE)) as Engine;
const cold = firstEver(cases[0]!.scenario);

console.log('Attack, CPU ms warmed');
line('first ever', cold, 8);
for (const { name, target, scenario } of cases)
  line(
    name,
    time(() => engine.solveAttack(scenario)),
    target,
  );
line(
  'army matrix, 20 by 20',
  time(() => engine.armyMatrix(army), 5),
  60,
);

const file = process.argv[2];
if (file && existsSync(file)) {
  const { scenarios } = JSON.parse(readFileSync(file, 'utf8')) as { scenarios: (AttackScenario & { id: string })[] };
  const times = scenarios.map((scenario) => time(() => engine.solveAttack(scenario)));
  line(
    `median of ${times.length} exact scenarios`,
    [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!,
    0.03,
  );
  line(
    `all ${times.length} of them`,
    times.reduce((a, b) => a + b, 0),
    15,
  );
} else {
  console.log('SKIPPED: the scenarios of a file of exact values; give its path as the first argument.');
}

console.log('\nSize, KiB compressed');
const steps = ['volley', 'resolve', 'read-out'].map((name) => `export * from '${ROOM}/steps/${name}.ts';`).join('');
const abilities = `export {evaluate} from '${ROOM}/steps/evaluate.ts';`;
const whole = `export {solveAttack} from '${ROOM}/solve-attack.ts';`;
line('solver: dice, steps, both editions', await size(steps), 6);
line('with every ability, its words and causes', await size(abilities));
line('with the checks of the input', await size(whole));

console.log('\nGrowth, CPU ms');
const base = cases[7]!.scenario;
const group = base.target.groups[0]!;
const weapon = base.weapons[0]!;
for (const attacks of [15, 30, 60, 120, 240, 480]) {
  line(
    `${attacks} attacks`,
    time(() => engine.solveAttack({ ...base, weapons: [{ ...weapon, count: attacks, attacks: 1 }] })),
  );
}
for (const models of [5, 10, 20, 40, 80]) {
  line(
    `${models} models`,
    time(() => engine.solveAttack({ ...base, target: { groups: [{ ...group, models }] } })),
  );
}
for (const wounds of [1, 3, 6, 12]) {
  line(
    `${wounds} wounds each`,
    time(() => engine.solveAttack({ ...base, target: { groups: [{ ...group, wounds }] } })),
  );
}
for (const count of [1, 2, 4, 8]) {
  const weapons = Array.from({ length: count }, () => ({ ...weapon, count: 5, attacks: 4 }));
  line(
    `${count} weapons of 20 attacks`,
    time(() => engine.solveAttack({ ...base, weapons })),
  );
}

console.log('\nOthers: CPU ms, and how far off their mean of models destroyed is');
const crunch = await loadCrunch();
if (!crunch)
  console.log(
    'ABSENT: @alpaca-software/40kdc-data is not installed; put it in a folder of packages named by AUSPEX_PEERS to compare.',
  );
for (const peer of [crunch, simulation]) if (peer) compare(peer);
console.log(missed === 0 ? '\nEvery target met.' : `\n${missed} targets missed.`);
process.exitCode = missed === 0 ? 0 : 1;

function compare({ name, method, solve }: Peer): void {
  console.log(`${name} (${method})`);
  for (const { name: what, scenario } of cases) {
    const answer = solve(scenario);
    const exact = engine.solveAttack(scenario);
    if (!answer || !exact.ok) {
      console.log(`  ${what.padEnd(52)} cannot be asked`);
      continue;
    }
    const off = answer.models - exact.value.meanModelsDestroyed;
    const cost = time(() => solve(scenario), method === 'simulation' ? 1 : 50);
    const ours = time(() => engine.solveAttack(scenario));
    console.log(
      `  ${what.padEnd(52)} ${cost.toFixed(3).padStart(9)} ms, ${(cost / ours).toFixed(1).padStart(7)} times ours, off by ${off.toFixed(4)}`,
    );
  }
}

function line(name: string, value: number, target?: number): void {
  const met = target === undefined || value <= target;
  if (!met) missed += 1;
  const verdict = target === undefined ? '' : `  at most ${target}: ${met ? 'met' : 'MISSED'}`;
  console.log(`  ${name.padEnd(52)} ${value.toFixed(4).padStart(9)}${verdict}`);
}

/** CPU milliseconds of one run: the best of several batches, after warming. */
function time(run: () => unknown, batch = 50): number {
  for (let i = 0; i < batch; i++) run();
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8; round++) {
    const from = process.cpuUsage();
    for (let i = 0; i < batch; i++) run();
    best = Math.min(best, spent(from) / batch);
  }
  return best;
}

/** The first solve of a fresh process, after loading. */
function firstEver(scenario: AttackScenario): number {
  const code = `import { solveAttack } from ${JSON.stringify(BUNDLE)};
    const from = process.cpuUsage();
    solveAttack(${JSON.stringify(scenario)});
    const { user, system } = process.cpuUsage(from);
    console.log((user + system) / 1000);`;
  const runs = [1, 2, 3].map(() => Number(execFileSync(process.execPath, ['--input-type=module', '-e', code])));
  return Math.min(...runs);
}

function spent(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

async function bundle(contents: string, outfile?: string): Promise<Uint8Array> {
  const stdin = { contents, resolveDir: ROOM, loader: 'ts' as const };
  const built = await build({
    stdin,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outfile,
    write: outfile !== undefined,
  });
  return built.outputFiles?.[0]?.contents ?? new Uint8Array();
}

/** The smaller of brotli and gzip is what a server or an archive would store. */
async function size(contents: string): Promise<number> {
  const code = await bundle(contents);
  return Math.min(brotliCompressSync(code).length, gzipSync(code, { level: 9 }).length) / 1024;
}
