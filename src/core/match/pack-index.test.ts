import { describe, expect, test } from 'vitest';
import { startDetection } from './detection.ts';
import { packIndex, unpackIndex } from './pack-index.ts';
import { PACK } from './rehearsal-pack.ts';
import { buildIndex } from './term-index.ts';

const index = buildIndex([PACK]);

describe('the index as bytes', () => {
  test('is the same index again', () => {
    const back = unpackIndex(packIndex(index));
    expect(back?.automaton.table).toEqual(index.automaton.table);
    expect(back?.entries).toEqual(index.entries);
    if (!back) return;
    const options = { edition: '10e', sensitivity: 'careful', never: [], always: [] } as const;
    const run = startDetection(back, { title: '', url: '' }, options).add('Brëkkeknots, Sustained Hits 1 in 40k');
    expect(run.candidates.map(({ rule }) => rule)).toEqual(['Brëkkeknots', 'Sustained Hits']);
  });

  test('bytes of anything else are refused', () => {
    const bytes = packIndex(index);
    expect(unpackIndex(new Uint8Array())).toBeUndefined();
    expect(unpackIndex(bytes.subarray(0, bytes.length - 1))).toBeUndefined();
    expect(unpackIndex(Uint8Array.from([2, 0, 0, 0, 123, 125]))).toBeUndefined();
    expect(unpackIndex(Uint8Array.from([3, 0, 0, 0, 123, 34, 125]))).toBeUndefined();
  });
});
