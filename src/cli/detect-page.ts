import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from '../../e2e/browsers/chromium-args.mjs';
import { findBrowser } from '../../e2e/browsers/find-browsers.mjs';
import { serve } from '../../site/serve.mjs';
import type { Edition } from '../core/rules/record.ts';

/** What of a page must stay unmarked: elements by selector, and texts inside a block, for every rule or for one. */
export type Sidecar = {
  readonly forbidSelectors?: readonly string[];
  readonly forbidText?: readonly { readonly surface: string; readonly block?: string; readonly rule?: string }[];
};
export type PageHighlight = { readonly rule: string; readonly text: string; readonly inForbidden: boolean };

/** Nothing new for this long: the page has settled. */
const QUIET_MS = 1200;
const LONGEST_MS = 20_000;

/**
 * Opens a page in Chromium with the built embed in it, waits until nothing changes any more, and reads its marks.
 * Needs `npm run build`.
 */
export async function detectPage(
  file: string,
  sidecar: Sidecar,
  edition: Edition,
): Promise<{ page: string; highlights: PageHighlight[] }> {
  const full = path.resolve(file);
  const embed = fileURLToPath(new URL('../../dist/embed', import.meta.url));
  const script = `<script type="module" src="/auspex.js" data-auspex data-edition="${edition}"></script>`;
  const site = await serve(embed, {
    respond: (url) =>
      url.pathname === `/${path.basename(full)}` ? { body: readFileSync(full, 'utf8') + script } : undefined,
  });
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: await findBrowser('chromium'),
    headless: true,
    args: CHROMIUM_ARGS,
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/${encodeURIComponent(path.basename(full))}`);
    await settled(page);
    return { page: path.basename(full, '.html'), highlights: await page.evaluate(readMarks, sidecar) };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function settled(page: Page): Promise<void> {
  let before = '';
  let quiet = 0;
  for (const end = Date.now() + LONGEST_MS; Date.now() < end && quiet < QUIET_MS; ) {
    await new Promise((done) => setTimeout(done, 100));
    const now = JSON.stringify(await page.evaluate(readMarks, {}));
    quiet = now === before ? quiet + 100 : 0;
    before = now;
  }
}

/** In the page. A mark is forbidden inside a forbidden element, or where it overlaps a forbidden text of its block. */
function readMarks({ forbidSelectors = [], forbidText = [] }: Sidecar): PageHighlight[] {
  type Mention = { rule: string; text: string; element: Element };
  const running = (window as unknown as Record<symbol, { annotator?: { mentions(): Mention[] } } | undefined>)[
    Symbol.for('auspex.embed')
  ];
  // Through open shadow roots, outwards.
  const within = (element: Element | null, selector: string): boolean => {
    if (!element) return false;
    if (element.closest(selector)) return true;
    const root = element.getRootNode();
    return root instanceof ShadowRoot && within(root.host, selector);
  };
  return (running?.annotator?.mentions() ?? []).map(({ rule, text, element }) => ({
    rule,
    text,
    inForbidden:
      forbidSelectors.some((selector) => within(element, selector)) ||
      forbidText.some(
        (forbidden) =>
          (!forbidden.rule || forbidden.rule === rule) &&
          (!forbidden.block || within(element, forbidden.block)) &&
          forbidden.surface.includes(text),
      ),
  }));
}
