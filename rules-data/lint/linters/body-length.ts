import { parseMarkdown } from '../../../src/core/text/parse-markdown.ts';
import { toPlain } from '../../../src/core/text/to-plain.ts';
import { eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

/** Kinds that may be said in one sentence. */
const BRIEF = new Set([
  'notation',
  'keyword',
  'phase',
  'datasheet',
  'datasheet-ability',
  'enhancement',
  'detachment-rule',
]);

function sentences(text: string): number {
  return text.split(/[.!?:;](?:\s|$)|\n+/).filter((part) => /\p{L}{2}/u.test(part)).length;
}

export const bodyLength: Linter = {
  name: 'body-length',
  sentence: 'A body says the whole rule: a few sentences, not one line.',
  check: (pack) =>
    eachRecord('body-length', pack, ({ front, body }) => {
      if (front.kind === 'datasheet') return [];
      const text = toPlain(parseMarkdown(body));
      const words = text.split(/\s+/).filter(Boolean).length;
      const mend = 'Say when it applies, what happens, and what a reader would ask next.';
      if (words === 0) return [{ what: 'body: there is no text.', mend }];
      if (words < 8) return [{ what: `body: ${words} words do not make a rule.`, mend }];
      if (!BRIEF.has(front.kind) && sentences(text) < 2)
        return [{ what: 'body: one sentence is hardly the whole rule.', mend }];
      return [];
    }),
};
