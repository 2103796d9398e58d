import { expect, test, vi } from 'vitest';
import type { FrameReport } from '../../browser/protocol.ts';

vi.mock('../../browser/api.ts', () => ({ browser: {} }));
const { joinReports } = await import('./tab-report.ts');

const frame = (
  id: string,
  top: boolean,
  rules: FrameReport['rules'],
  state: FrameReport['state'] = 'marking',
): FrameReport => ({ id, top, state, url: 'https://example.org', rules });

test('no frame answers: the page cannot be reached', () => {
  expect(joinReports([])).toEqual({ state: 'unreachable', rules: [] });
});

test('counts of the same rule are added up, the most frequent first, and the top frame gives the state', () => {
  const report = joinReports([
    frame('b', false, [{ rule: 'Lethal Hits', refs: ['10e:lethal-hits'], count: 2 }], 'off'),
    frame('a', true, [
      { rule: 'Deep Strike', refs: ['10e:deep-strike'], count: 2 },
      { rule: 'Lethal Hits', refs: ['10e:lethal-hits'], count: 1 },
    ]),
  ]);
  expect(report.state).toBe('marking');
  expect(report.rules.map(({ rule, count }) => [rule, count])).toEqual([
    ['Lethal Hits', 3],
    ['Deep Strike', 2],
  ]);
});
