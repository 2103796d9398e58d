/** Takes the pictures of the README and the site from the built product: `npm run pictures`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../site/serve.mjs';
import { launch } from './browsers/launch.ts';
import { cardWith, hoverText, marked, settledBox } from './harness/cards.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = path.join(root, 'docs/pictures');
mkdirSync(out, { recursive: true });
const site = await serve(path.join(root, 'dist/site'));
for (const dark of [false, true]) {
  const browser = await launch({ dark, size: { width: 880, height: 900 } });
  const page = await browser.newPage();
  await page.goto(`${site.origin}/plain/forum.html`);
  await marked(page);
  const shots: readonly (readonly [string, string, RegExp])[] = [
    ['card', 'SUSTAINED HITS 1', /Sustained Hits 1/],
    ['stratagem', 'Rapid Ingress', /Rapid Ingress/],
    ['datasheet', 'Havocs', /Havoc autocannon/],
  ];
  for (const [name, text, pattern] of shots) {
    await page.mouse.move(870, 890);
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo(0, 0));
    await hoverText(page, text);
    await settledBox(await cardWith(page, pattern));
    await new Promise((done) => setTimeout(done, 300));
    await page.screenshot({ path: path.join(out, `${name}${dark ? '-dark' : ''}.png`) as `${string}.png` });
  }
  await browser.close();
}
await site.close();
