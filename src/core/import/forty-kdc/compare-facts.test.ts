import { expect, test } from 'vitest';
import { compareFacts } from './compare-facts.ts';
import { compileFacts } from './compile-facts.ts';
import { samplePack, sampleSource, sampleUnit, sampleWeapon } from './sample-source.ts';
import type { FactsSource } from './source-shape.ts';

const pack = (more: Partial<FactsSource> = {}) => compileFacts(sampleSource(more), samplePack()).bodies;

test('the same pack twice', () => {
  expect(compareFacts(pack(), pack())).toContain('Nothing has changed.');
});

test('points, figures, rows, what is new and what is gone', () => {
  const [profile] = sampleUnit().profiles;
  const after = pack({
    units: [
      sampleUnit({ points: [{ models: 5, cost: 90 }], profiles: [{ ...profile!, T: 5 }], weapon_ids: ['beam-rifle'] }),
      sampleUnit({ id: 'new-lamp', name: 'New Lamp' }),
    ],
    weapons: [sampleWeapon()],
    enhancements: [],
  });
  const text = compareFacts(pack({ units: [sampleUnit({ points: [{ models: 5, cost: 80 }] })] }), after);
  expect(text).toContain('- **Glimmer Squad**: points 80 for 5 → 90 for 5; Glimmer T 4 → 5');
  expect(text).toContain('row Fists is gone');
  expect(text).toContain('new row Beam rifle');
  expect(text).toContain('## Added (1)\n\n- New Lamp (datasheet, Lamplighters)');
  expect(text).toContain('## Gone (1)\n\n- Bright Lens (enhancement, Night Shift)');
});
