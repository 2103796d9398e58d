/** `npm run facts:report`: errors found in the source of the facts, to `dist/reports/facts.md`. Needs a build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFacts } from '../../core/import/forty-kdc/compile-facts.ts';
import { crossCheck } from '../../core/import/forty-kdc/cross-check.ts';
import type { Problem } from '../../core/result/result.ts';
import type { PackBodies } from '../../core/rules/record.ts';
import { packsDir } from '../load-terms.ts';
import { FACTS_PACKAGE, loadFactsSource, projectRoot } from './load-source.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  'impossible-value': 'Impossible values',
  'unknown-keyword': 'Unknown keywords',
  dangling: 'References to what is not there',
  duplicate: 'Rows that stand twice with different facts',
  missing: 'What is missing',
  'same-name': 'Same names in one faction',
  'odd-keyword': 'Odd keywords',
  'odd-value': 'Odd values',
  'no-id': 'Rows without a name of their own',
};

function reportText(version: string, records: number, problems: readonly Problem[]): string {
  const codes = [...new Set([...Object.keys(HEADINGS), ...problems.map(({ code }) => code)])];
  const sections = codes.flatMap((code) => {
    const rows = problems.filter((problem) => problem.code === code);
    if (rows.length === 0) return [];
    const lines = rows.map(({ where, what, mend }) => `- \`${where}\` ${what} ${mend}`);
    return [`## ${HEADINGS[code] ?? code} (${rows.length})`, '', ...lines, ''];
  });
  const head = [
    `# Errors in ${FACTS_PACKAGE} ${version}`,
    '',
    `${records} records were made of it, ${problems.length} rows were found wanting.`,
    '',
  ];
  return [...head, ...sections].join('\n');
}

async function main(): Promise<number> {
  const root = projectRoot();
  const source = await loadFactsSource(root);
  const own = JSON.parse(await readFile(path.join(packsDir(), 'wh40k-11e.bodies.json'), 'utf8')) as PackBodies;
  const { bodies, problems } = compileFacts(source, own);
  const all = [...problems, ...crossCheck(source)];
  const file = path.join(root, 'dist/reports/facts.md');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, reportText(source.version, Object.keys(bodies.records).length, all));
  process.stdout.write(
    `${all.length} errors in ${FACTS_PACKAGE} ${source.version}: see ${path.relative(root, file)}\n`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)} Run npm run build first.\n`);
  process.exitCode = 1;
}
