import { siblings, type Visit } from './visit.ts';

/** Elements that few records need come with the first that does; rejects where they cannot be had. */
export async function elementsFor(shown: Pick<Visit, 'record' | 'variants'>): Promise<void> {
  await Promise.all([
    shown.record.kind === 'datasheet' && import('../datasheet/datasheet.define.ts'),
    siblings(shown).length > 1 && import('../chooser/chooser.define.ts'),
  ]);
}
