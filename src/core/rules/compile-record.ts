import type { AuthoredRecord } from './authored.ts';
import type { CompileContext } from './compile-context.ts';
import { compileDatasheet } from './compile-datasheet.ts';
import { compileRule } from './compile-rule.ts';
import { compileStratagem } from './compile-stratagem.ts';
import type { RuleRecord } from './record.ts';

/** One record as it ships. Problems go to the context; the record is made as well as it can be all the same. */
export function compileRecord(record: AuthoredRecord, context: CompileContext): RuleRecord {
  const { kind } = record.front;
  switch (kind) {
    case 'core-stratagem':
    case 'detachment-stratagem':
    case 'boarding-actions':
      return compileStratagem(record, kind, context);
    case 'datasheet':
      return compileDatasheet(record, context);
    default:
      return compileRule(record, kind, context);
  }
}
