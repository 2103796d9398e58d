/** One text that is all names, as long as a text can be: time for a character must not grow with its length. */
import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { startDetection } from '../../src/core/match/detection.ts';
import { openIndex } from '../../src/core/match/open-index.ts';
import type { TermIndex } from '../../src/core/match/term-index.ts';
import { LINE } from './forum.ts';
import { say, title } from './verdicts.ts';

/** As the page layer cuts a text: parts of so many characters, so many of them shared. */
const PART = 2000;
const SHARED = 256;

/** @param file The index that ships. */
export function measureDenseText(file: URL): void {
  const index = openIndex(inflateRawSync(readFileSync(file)).toString());
  if (!index.ok) throw new Error('The built index cannot be opened.');
  // The first reading also starts the machine.
  read(index.value, 100_000);
  const small = read(index.value, 100_000);
  const large = read(index.value, 1_000_000);
  title('one text of nothing but names');
  say({ what: '1 MB: each part of 2,000 characters, found and judged', value: large / (1_000_000 / PART), unit: 'ms' });
  say({ what: '1 MB ÷ 100 kB', value: large / small, unit: '×', floor: 12 });
}

/** Milliseconds of this process; what other programs do meanwhile does not count. */
function read(index: TermIndex, length: number): number {
  const text = `${LINE}. `.repeat(Math.ceil(length / LINE.length)).slice(0, length);
  const page = { title: 'Rules of Warhammer 40,000', url: '' };
  const detection = startDetection(index, page, { edition: 'auto', sensitivity: 'careful', never: [], always: [] });
  const start = process.cpuUsage();
  for (let from = 0; from < text.length; from += PART - SHARED) {
    const run = detection.add(text.slice(from, from + PART));
    for (const candidate of run.candidates) detection.judge(candidate, run);
  }
  return process.cpuUsage(start).user / 1000;
}
