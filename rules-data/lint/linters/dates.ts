import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

export const dates: Linter = {
  name: 'dates',
  sentence:
    'No record is newer than its pack, and what a rule said before is older than what it says now, newest first.',
  check: (pack) =>
    eachRecord('dates', pack, ({ front }) => {
      const complaints: Complaint[] = [];
      const { date } = front.source;
      if (date > pack.pack.date) {
        const mend = `Set the date in pack.yaml to ${date}, or mend this one.`;
        complaints.push({ what: `source.date: ${date} is after the pack's date, ${pack.pack.date}.`, mend });
      }
      const changes = (front.changed ?? []).map((change) => change.date);
      for (const [index, change] of changes.entries()) {
        const next = changes[index - 1];
        if (change > date && !date.startsWith(change)) {
          const mend = 'The source date is that of the text as it is now: not before its last change.';
          complaints.push({ what: `changed[${index}].date: ${change} is after the source's date, ${date}.`, mend });
        }
        if (next !== undefined && change > next) {
          complaints.push({
            what: `changed[${index}].date: ${change} is newer than the one before it.`,
            mend: 'List the newest change first.',
          });
        }
      }
      return complaints;
    }),
};
