/** Calculators and datasheets as elements in an article: links that restore a calculation, odds of a weapon's row. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { type Launched, launch, until } from './browsers/launch.ts';
import { hoverText, marked } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
before(async () => {
  site = await servePages();
  browser = await launch({ extension: false });
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** All that stands in an element's shadow trees. */
const textIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const read = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
      if (node.nodeName === 'STYLE') return '';
      return [...((node as Element).shadowRoot?.childNodes ?? []), ...node.childNodes].map(read).join(' ');
    };
    const element = document.querySelector(wanted);
    return element ? read(element).replace(/\s+/g, ' ') : '';
  }, selector);

type Calculator = HTMLElement & { link: string; edition: string; scenario(): Promise<string> };

test('a link restores the calculator it came from, at once and when the address changes', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-odds'));
  await until(async () => /3 heavy bolters/.test(await textIn(page, '#second')), 'the calculator');
  const { link, scenario, edition } = await page.evaluate(async () => {
    const second = document.querySelector<Calculator>('#second');
    const first = document.querySelector<Calculator>('auspex-attack-calculator');
    const said = (await second?.scenario()) ?? '';
    return { link: second?.link ?? '', scenario: said, edition: first?.edition };
  });
  assert.equal(edition, '11e', 'what the author wrote stays');
  assert.match(link, /\/embed-odds#second!$/);
  // 3 heavy bolters with 3 attacks each become 7 with 5.
  const changed = scenario.replace(/^1~3\.3\./, '1~7.5.');
  assert.notEqual(changed, scenario);
  const other = await browser.newPage();
  await other.goto(link + changed);
  await until(async () => /35 shots|35 attacks|7 ×|× 7/.test(await textIn(other, '#second')), 'the restored scenario');
  assert.doesNotMatch(await textIn(other, 'auspex-attack-calculator'), /35 shots|35 attacks/);
  const middle = () =>
    other.evaluate(() => {
      const { top, bottom } = document.querySelector('#second')?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom, innerHeight, grown: (document.querySelector('auspex-rule-card')?.clientHeight ?? 0) > 60 };
    });
  await until(async () => {
    const { top, bottom, innerHeight: height, grown } = await middle();
    return grown && top >= -1 && top < height && (bottom <= height + 1 || top <= 1);
  }, 'the restored calculator in view, after the cards above it have come');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#second!${changed}`);
  await until(async () => (await textIn(page, '#second')) === (await textIn(other, '#second')), 'the same here');
  await other.close();
  await page.close();
});

test('a weapon’s row of a datasheet in the article opens its odds and closes them', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-odds'));
  const press = () =>
    page.evaluate(() => {
      const sheet = document.querySelector('#sheet')?.shadowRoot?.querySelector('auspex-datasheet');
      const row = sheet?.shadowRoot?.querySelector<HTMLElement>('.go button');
      row?.click();
      return Boolean(row);
    });
  const open = () => textIn(page, '#sheet').then((text) => /Chance to kill/.test(text));
  await until(press, 'the datasheet');
  await until(open, 'its odds');
  await press();
  await until(async () => !(await open()), 'the odds to close');
  await page.close();
});

test('a calculator in a card offers a link; following it opens the card again with its numbers', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed'));
  await marked(page, 'auspex');
  await hoverText(page, 'SUSTAINED HITS 1');
  await until(async () => /\+1\.5 hits/.test(await textIn(page, 'auspex-host')), 'the calculator in the card');
  const copied = await page.evaluate(async () => {
    const popover = document.querySelector('auspex-host')?.shadowRoot?.querySelector('auspex-popover');
    const root = popover?.shadowRoot?.querySelector('auspex-attack-calculator')?.shadowRoot;
    const taken = new Promise<string>((done) =>
      document.addEventListener('auspex-copy', (event) => {
        event.preventDefault();
        done((event as CustomEvent<{ text: string }>).detail.text);
      }),
    );
    const type = (name: string, text: string) => {
      const input = root?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      if (!input) throw new Error(name);
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    type('attacks', '12');
    type('x', '2');
    await new Promise((done) => setTimeout(done, 100));
    [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.trim() === 'Link')?.click();
    return taken;
  });
  assert.match(copied, /^http.*\/embed#10e%3Asustained-hits,1,!1~/);
  const other = await browser.newPage();
  await other.goto(copied);
  // Twelve attacks, two critical on average, each with two more.
  await until(
    async () => /\+4 hits.*12 shots/.test(await textIn(other, 'auspex-host')),
    'the card with its calculation',
  );
  const box = await other.evaluate(() => {
    const card = document.querySelector('auspex-host')?.shadowRoot?.querySelector('.box.visible');
    const { left = -1, right = 0, top = -1, bottom = 0 } = card?.getBoundingClientRect() ?? {};
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  });
  assert.ok(box, 'the card is in the window');
  await other.close();
  await page.close();
});

test('on a right-to-left page figures read as they are written', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-rtl'));
  await until(async () => /kill/.test(await textIn(page, 'auspex-attack-calculator')), 'the calculator');
  await until(async () => /Havoc autocannon/.test(await textIn(page, 'auspex-datasheet')), 'the datasheet');
  const lefts = await page.evaluate(() => {
    const left = (tag: string, selector: string, at: number) =>
      document.querySelector(tag)?.shadowRoot?.querySelectorAll(selector)[at]?.getBoundingClientRect().left ?? -1;
    return {
      chips: [left('auspex-attack-calculator', '.chip', 0), left('auspex-attack-calculator', '.chip', 1)],
      table: [left('auspex-wound-table', 'thead th', 0), left('auspex-wound-table', 'thead th', 1)],
      sheet: [left('auspex-datasheet', '.stats td', 0), left('auspex-datasheet', '.stats td', 1)],
    };
  });
  for (const [name, [first = 0, second = 0]] of Object.entries(lefts))
    assert.ok(first >= 0 && first < second, `${name}: ${first} before ${second}`);
  await page.close();
});

test('cards in a row do not touch, and numbers an author has set are not said to be of the page', async () => {
  const page = await browser.newPage();
  await page.goto(site.url('embed-odds'));
  await until(async () => /3 heavy bolters/.test(await textIn(page, '#second')), 'the calculator');
  assert.match(await textIn(page, '#second'), /set here: “3 heavy bolters”/);
  const gap = () =>
    page.evaluate(() => {
      const [first, second] = [...document.querySelectorAll('auspex-rule-card')].map((card) =>
        card.getBoundingClientRect(),
      );
      return (second?.top ?? 0) - (first?.bottom ?? 0);
    });
  await until(async () => (await gap()) >= 12, 'room between two cards');
  await page.close();
});
