import { parseMarkdown } from '../../../src/core/text/parse-markdown.ts';
import { toPlain } from '../../../src/core/text/to-plain.ts';
import { eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

/** As many words in quotation marks are a quotation, not a name. */
const LONGEST = 9;

const QUOTED = /"([^"\n]+)"|“([^”\n]+)”|«([^»\n]+)»/g;

export const ownWords: Linter = {
  name: 'own-words',
  sentence: 'Texts are our own words: no quotation longer than a name, no block quotes.',
  check: (pack) =>
    eachRecord('own-words', pack, ({ front, body }) => {
      const blocks = parseMarkdown(body);
      const mend = 'Say it in your own words.';
      const plain = [front.gist, toPlain(blocks), ...(front.changed ?? []).map(({ was }) => was)].join('\n');
      // An inch mark after a number opens no quotation.
      const runs = [...plain.replace(/(\d)["”]/g, '$1 inches').matchAll(QUOTED)].map(
        (match) => match[1] ?? match[2] ?? match[3] ?? '',
      );
      const long = runs.filter((run) => run.trim().split(/\s+/).length > LONGEST);
      const complaints = long.map((run) => ({ what: `body: "${run.slice(0, 50)}…" is a quotation.`, mend }));
      if (blocks.some((block) => 'quote' in block)) complaints.push({ what: 'body: there is a block quote.', mend });
      return complaints;
    }),
};
