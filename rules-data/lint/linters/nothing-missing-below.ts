import { inlineText } from '../../../src/core/text/inline-text.ts';
import { parseMarkdown } from '../../../src/core/text/parse-markdown.ts';
import type { Block } from '../../../src/core/text/tree.ts';
import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

const PROMISE = /\b(?:see|listed|described|given|table|list|shown) below\b|\bas follows\b|:$/i;

function promises(blocks: readonly Block[]): readonly Complaint[] {
  return blocks.flatMap((block, index): readonly Complaint[] => {
    if ('ul' in block) return block.ul.flatMap(promises);
    if ('ol' in block) return block.ol.flatMap(promises);
    if ('quote' in block) return promises(block.quote);
    if (!('p' in block)) return [];
    const next = blocks[index + 1];
    const text = inlineText(block.p).trim();
    const found = PROMISE.exec(text);
    // "A, see below. B" in the middle of a text is answered by whatever follows; a colon only by the next block.
    if (!found || (next && !('h' in next))) return [];
    const what = `body: "${text.slice(-40)}" promises something that does not follow.`;
    return [{ what, mend: 'Write it out, or take the promise away.' }];
  });
}

export const nothingMissingBelow: Linter = {
  name: 'nothing-missing-below',
  sentence: 'Where a text says "see below" or ends in a colon, something follows.',
  check: (pack) => eachRecord('nothing-missing-below', pack, ({ body }) => promises(parseMarkdown(body))),
};
