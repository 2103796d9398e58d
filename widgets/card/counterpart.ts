import type { RuleRecord } from '../../src/core/rules/record.ts';

/** A rule in the other edition: of the same set and kind if there is one, then the same id or kind, then any of the name. */
export function counterpart(record: RuleRecord, variants: readonly RuleRecord[]): RuleRecord | undefined {
  const others = variants.filter((other) => other.edition !== record.edition);
  return (
    others.find((other) => other.set === record.set && other.kind === record.kind) ??
    others.find((other) => other.id === record.id || other.kind === record.kind) ??
    others[0]
  );
}
