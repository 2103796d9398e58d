import { expect, test } from 'vitest';
import { loadSets } from '../../bench/detect/records.ts';
import { Gate } from '../core/match/gate.ts';
import { pageTexts } from '../core/match/page-texts.ts';
import { buildIndex } from '../core/match/term-index.ts';
import { detectRecord } from './detect-records.ts';
import { loadTerms } from './load-terms.ts';

/** The gate opens for all but a few pages on which the detector would mark anything: those that show nothing but words of the subject. */
test('the gate opens for nearly every labelled passage in which anything is marked, and stays shut for most others', async () => {
  const index = buildIndex(await loadTerms('auto'));
  const shutOut: string[] = [];
  let lit = 0;
  let dark = 0;
  let openedForNothing = 0;
  for (const { passages } of loadSets()) {
    for (const { id, text, title = '', url = '' } of passages) {
      const gate = new Gate(index);
      const opened = [...pageTexts({ title, url }), text].some((one) => gate.opens(one));
      const marked = (['careful', 'normal'] as const).some((sensitivity) =>
        (['10e', '11e', 'auto'] as const).some((edition) => {
          const options = { edition, sensitivity, never: [], always: [] };
          return detectRecord(index, { id, text, title, url }, options).matches.length > 0;
        }),
      );
      if (marked && !opened) shutOut.push(id);
      if (marked) {
        lit++;
        continue;
      }
      dark++;
      if (opened) openedForNothing++;
    }
  }
  expect(shutOut.length / lit, shutOut.join(' ')).toBeLessThan(0.04);
  // The passages without marks were chosen to deceive; pages of the web are not.
  expect(openedForNothing / dark).toBeLessThan(0.55);
}, 120_000);
