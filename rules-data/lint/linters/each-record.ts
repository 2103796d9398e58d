import type { Problem } from '../../../src/core/result/result.ts';
import type { AuthoredRecord } from '../../../src/core/rules/authored.ts';
import type { PackFiles } from '../pack-files.ts';

export type Complaint = { readonly what: string; readonly mend: string };

/** Runs a check of single records over a pack; complaints become problems that name the file. */
export function eachRecord(
  code: string,
  pack: PackFiles,
  check: (record: AuthoredRecord) => readonly Complaint[],
): readonly Problem[] {
  return pack.pack.records.flatMap((record) =>
    check(record).map(({ what, mend }) => ({ code, where: record.where, what, mend })),
  );
}
