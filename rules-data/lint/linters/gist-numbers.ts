import { eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  once: '1',
  single: '1',
  two: '2',
  twice: '2',
  both: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};

/** Figures of a text: digits, with their D for dice. Number words count as digits. */
function figures(text: string): Set<string> {
  const found = new Set<string>();
  for (const [figure] of text.matchAll(/[dD]?\d+/g)) {
    found.add(figure.toUpperCase());
    found.add(figure.replace(/\D/g, ''));
  }
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+/g))
    if (Object.hasOwn(WORDS, word)) found.add(WORDS[word] ?? '');
  return found;
}

export const gistNumbers: Linter = {
  name: 'gist-numbers',
  sentence: 'Every number of the gist stands in the text too, and X only where the rule has a value.',
  check: (pack) =>
    eachRecord('gist-numbers', pack, ({ front, body }) => {
      const { gist, terms, source, changed, ...facts } = front;
      const there = figures(`${body}\n${JSON.stringify(facts)}`);
      const missing = [...gist.matchAll(/[dD]?\d+/g)]
        .map(([figure]) => figure.toUpperCase())
        .filter((figure) => !there.has(figure));
      const complaints = missing.map((figure) => ({
        what: `gist: "${figure}" does not occur in the text.`,
        mend: 'Mend the number, or say it in the text too.',
      }));
      if (/\bX\b/.test(gist) && !front.value) {
        complaints.push({
          what: 'gist: X stands for a value, the rule has none.',
          mend: 'Add value: { type: number }, or name the number.',
        });
      }
      return complaints;
    }),
};
