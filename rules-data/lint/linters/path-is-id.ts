import { eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

export const pathIsId: Linter = {
  name: 'path-is-id',
  sentence: 'A file is named as its id, and its edition is that of the pack.',
  check: (pack) =>
    eachRecord('path-is-id', pack, ({ where, front }) => {
      const file = where.split('/').at(-1)?.replace(/\.md$/, '');
      const complaints = [];
      if (file !== front.id) {
        complaints.push({
          what: `id: "${front.id}" is not the name of the file.`,
          mend: `Write "id: ${file}" or rename the file.`,
        });
      }
      if (front.edition !== pack.pack.edition) {
        const mend = `Write "edition: ${pack.pack.edition}" or move the file.`;
        complaints.push({ what: `edition: "${front.edition}" is not the edition of the pack.`, mend });
      }
      return complaints;
    }),
};
