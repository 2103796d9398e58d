/** The card follows the page it opens on, whatever the system prefers; its colours can be read in all four combinations. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PNG } from 'pngjs';
import { type Launched, launch } from './browsers/launch.ts';
import { openCard, settledBox } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
before(async () => {
  site = await servePages();
});
after(() => site?.close());

/** Mean brightness, 0 to 255, of a strip inside a picture. */
function brightness(picture: Uint8Array, box: { x: number; y: number; width: number; height: number }): number {
  const { width, data } = PNG.sync.read(Buffer.from(picture));
  let sum = 0;
  let count = 0;
  for (let y = Math.round(box.y); y < box.y + box.height; y++) {
    for (let x = Math.round(box.x); x < box.x + box.width; x++) {
      const at = (y * width + x) * 4;
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      count++;
    }
  }
  return sum / count;
}

for (const dark of [false, true]) {
  test(`a ${dark ? 'dark' : 'light'} system: light and dark pages`, async () => {
    const browser: Launched = await launch({ dark });
    try {
      for (const name of ['light', 'dark']) {
        const page = await browser.newPage();
        const frame = await openCard(page, site.url(name), 'SUSTAINED HITS 1', /Sustained Hits 1/);
        const box = await settledBox(frame);
        await new Promise((done) => setTimeout(done, 250));
        const picture = await page.screenshot();
        // The padding at the card's left edge: surface without text.
        const surface = brightness(picture, { x: box.x + 4, y: box.y + 30, width: 6, height: 60 });
        const where = `${name} page under a ${dark ? 'dark' : 'light'} system: ${surface.toFixed(0)}`;
        assert.ok(name === 'light' ? surface > 220 : surface < 70, where);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}
