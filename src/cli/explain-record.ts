import { startDetection } from '../core/match/detection.ts';
import { LEAST } from '../core/match/evidence/judge.ts';
import type { DetectOptions } from '../core/match/mention.ts';
import type { TermIndex } from '../core/match/term-index.ts';
import type { DetectRecord } from './detect-records.ts';

const signed = (weight: number): string => `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(1)}`;

/**
 * What the detector makes of one passage, for people: each place where a rule may be named, marked or dark, its sum against what is
 * asked for, and the signs that spoke for it and against. Signs of the page are weighed together before they count, so the sum
 * is not their bare total.
 */
export function explainRecord(index: TermIndex, record: DetectRecord, options: DetectOptions): string {
  const { id, text, title = '', url = '' } = record;
  const detection = startDetection(index, { title, url }, options);
  const run = detection.add(text);
  const least = LEAST[options.sensitivity];
  let marked = 0;
  const places = run.candidates.map((candidate) => {
    const { mark, refs, reasons, score } = detection.judge(candidate, run);
    if (mark) marked++;
    const { start, end, rule } = candidate;
    const line = text.slice(0, start).split('\n').length;
    const signs = (wanted: (weight: number) => boolean) =>
      reasons
        .filter(({ weight }) => wanted(weight))
        .map(({ sign, weight, example }) => `${sign}${example ? ` “${example}”` : ''} ${signed(weight)}`)
        .join(', ') || 'nothing';
    return [
      `  ${mark ? 'marked' : 'dark  '}  “${text.slice(start, end)}”  ${rule} (${refs[0] ?? 'no record'}), line ${line}, at ${start}`,
      `          sum ${score.toFixed(2)}, ${mark ? 'at least' : 'less than'} ${least} is needed`,
      `          for: ${signs((weight) => weight > 0)}`,
      `          against: ${signs((weight) => weight < 0)}`,
    ].join('\n');
  });
  const sum = places.length === 0 ? 'nothing here could be a rule' : `${marked} marked, ${places.length - marked} dark`;
  return [`${id}: ${sum}`, ...places].join('\n');
}
