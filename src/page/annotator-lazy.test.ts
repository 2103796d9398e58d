import { afterEach, expect, test } from 'vitest';
import { DEFAULTS } from '../core/settings/settings.ts';
import { annotateLazily, type LazyAnnotator } from './annotator-lazy.ts';
import { present } from './present.ts';
import { markedTexts, NAME, PretendDetection, PretendStage, page, settled } from './rehearsal.ts';

let annotator: LazyAnnotator;
afterEach(() => annotator.stop());

async function begin(markup: string, load: Parameters<typeof annotateLazily>[1]): Promise<HTMLElement> {
  const main = page(markup);
  annotator = annotateLazily(
    {
      document,
      detect: () => new PretendDetection(),
      stage: new PretendStage(),
      settings: DEFAULTS,
      highlightName: NAME,
      scope: 'main',
    },
    load,
  );
  await settled(annotator);
  return main;
}

test('what shows marks is loaded with the first one, and once', async () => {
  let loads = 0;
  const main = await begin('<p>nothing</p>', async () => {
    loads++;
    return present;
  });
  expect([loads, annotator.count, annotator.mentions()]).toEqual([0, 0, []]);
  main.append('Deep Strike', document.createElement('hr'), 'Lethal Hits');
  await settled(annotator);
  main.append(' and Deep Strike');
  await settled(annotator);
  expect(markedTexts()).toEqual(['Deep Strike', 'Lethal Hits', 'Deep Strike']);
  expect([loads, annotator.count]).toEqual([1, 3]);
});

test('where it cannot be loaded the page stays plain, and the next mark tries again', async () => {
  let loads = 0;
  const main = await begin('<p>Deep Strike</p>', async () => {
    if (++loads === 1) throw new Error('offline');
    return present;
  });
  expect([CSS.highlights.has(NAME), annotator.count, annotator.busy]).toEqual([false, 0, false]);
  main.append('Lethal Hits');
  await settled(annotator);
  expect(markedTexts()).toEqual(['Deep Strike', 'Lethal Hits']);
});

test('stopped while it loads, nothing comes', async () => {
  let loaded: (value: typeof present) => void = () => {};
  const loading = new Promise<typeof present>((done) => {
    loaded = done;
  });
  let asked = false;
  page('<p>Deep Strike</p>');
  const stage = new PretendStage();
  const detect = () => new PretendDetection();
  annotator = annotateLazily(
    { document, detect, stage, settings: DEFAULTS, highlightName: NAME, scope: 'main' },
    () => {
      asked = true;
      return loading;
    },
  );
  await expect.poll(() => asked).toBe(true);
  annotator.stop();
  loaded(present);
  await new Promise((done) => setTimeout(done, 50));
  expect(CSS.highlights.has(NAME)).toBe(false);
  expect(stage.log).toEqual(['remove']);
});
