import type { AuthoredEffect } from '../../../src/core/rules/authored.ts';
import { type Complaint, eachRecord } from './each-record.ts';
import type { Linter } from './linter.ts';

function rowsOf(effect: AuthoredEffect, at: string): Complaint[] {
  if (!('rows' in effect) || !effect.rows) return [];
  return effect.rows.flatMap(([from, to], index) => {
    const before = effect.rows?.[index - 1];
    if (from > to)
      return [{ what: `${at}.rows[${index}]: ${from} is after ${to}.`, mend: 'Write [from, to, result].' }];
    if (before && from <= before[1]) {
      return [
        {
          what: `${at}.rows[${index}]: ${from} is in the row before too.`,
          mend: 'Let each result stand in one row, lowest first.',
        },
      ];
    }
    return [];
  });
}

function conditionsOf(effect: AuthoredEffect, at: string): Complaint[] {
  const condition = 'if' in effect ? effect.if : undefined;
  if (!condition) return [];
  const pairs = [
    ['ranged', 'melee'],
    ['targetBelowHalf', 'targetBelowStartingStrength'],
  ] as const;
  return pairs.flatMap(([a, b]) =>
    condition[a] === true && condition[b] === true
      ? [{ what: `${at}.if: ${a} and ${b} together say too much.`, mend: 'Keep one; two effects for two cases.' }]
      : [],
  );
}

export const effectsMakeSense: Linter = {
  name: 'effects-make-sense',
  sentence: 'Rows of a table are in order and apart, and conditions do not contradict each other.',
  check: (pack) =>
    eachRecord('effects-make-sense', pack, ({ front }) =>
      (front.effect ?? []).flatMap((effect, index) => {
        const at = `effect[${index}]`;
        return [...rowsOf(effect, at), ...conditionsOf(effect, at)];
      }),
    ),
};
