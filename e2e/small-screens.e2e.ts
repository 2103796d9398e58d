/** A page at 300 %, or a very small window: the card is never larger than what can be seen, and its text scrolls inside. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Launched, launch } from './browsers/launch.ts';
import { openCard, settledBox } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
before(async () => {
  site = await servePages();
});
after(() => site?.close());

/** CSS pixels of a window of 1,280 × 800, 1,920 × 1,080 and 800 × 600 at 300 %. */
const VIEWS = [
  { width: 427, height: 267 },
  { width: 640, height: 360 },
  { width: 267, height: 200 },
];

for (const size of VIEWS) {
  test(`a viewport of ${size.width} × ${size.height}`, async () => {
    const browser: Launched = await launch({ size });
    try {
      const page = await browser.newPage();
      const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
      const box = await settledBox(frame);
      const where = JSON.stringify(box);
      assert.ok(box.x >= 0 && box.y >= 0, where);
      assert.ok(box.x + box.width <= size.width + 1 && box.y + box.height <= size.height + 1, where);
      const { inner, scrolls, wide } = await frame.evaluate(() => {
        const scroll = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('.scroll');
        return {
          inner: document.documentElement.scrollHeight - innerHeight,
          scrolls: (scroll?.scrollHeight ?? 0) > (scroll?.clientHeight ?? 0),
          wide: (scroll?.scrollWidth ?? 0) - (scroll?.clientWidth ?? 0),
        };
      });
      assert.ok(inner <= 1, `the frame itself does not scroll: ${inner}`);
      assert.ok(scrolls, 'its text scrolls');
      assert.ok(wide <= 1, `nothing sticks out at the side: ${wide}`);
    } finally {
      await browser.close();
    }
  });
}
