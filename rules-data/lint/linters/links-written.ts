import { strayLinks } from '../stray-links.ts';
import { eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

export const linksWritten: Linter = {
  name: 'links-written',
  sentence: 'Links in texts are written [words](rule:id); other addresses belong in source.url.',
  check: (pack) =>
    eachRecord('links-written', pack, ({ front, body }) => {
      const texts = [body, ...(front.changed ?? []).map(({ was }) => was)];
      return texts.flatMap(strayLinks).map((address) =>
        address.startsWith('rule:')
          ? { what: `body: "${address}" is no reference.`, mend: 'Write rule:<id>, lower case with hyphens.' }
          : {
              what: `body: "${address}" would not be a link.`,
              mend: 'Only rule:<id> is; put a web address in source.url.',
            },
      );
    }),
};
