import { formatRecord } from '../format-record.ts';
import type { Linter } from './linter.ts';

export const formatting: Linter = {
  name: 'formatting',
  sentence: 'Records are written in the one canonical form, which npm run rules:format makes.',
  check: ({ files }) =>
    files.flatMap(({ where, text }) => {
      const formatted = formatRecord(text);
      if (formatted === undefined || formatted === text) return [];
      const wanted = formatted.split('\n');
      const line = text.split('\n').findIndex((one, index) => one !== wanted[index]) + 1;
      const what =
        line > 0 ? `line ${line}: is not in the canonical form.` : 'the end of the file is not in the canonical form.';
      return [{ code: 'formatting', where, what, mend: 'Run npm run rules:format.' }];
    }),
};
