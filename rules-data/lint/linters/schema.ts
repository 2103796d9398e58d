import type { Linter } from './linter.ts';

export const schema: Linter = {
  name: 'schema',
  sentence: 'Every file can be read, and its fields are those of the schema.',
  check: (pack) => pack.problems,
};
