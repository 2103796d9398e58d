/** Cards and their calculators speak the language of the browser, and write its numbers. */
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { manifestMessages } from '../src/extension/manifest-messages.ts';
import { BROWSER, type Launched, launch, until } from './browsers/launch.ts';
import { cardText, deepText, openCard } from './harness/cards.ts';
import { servePages } from './harness/pages.ts';

let site: Awaited<ReturnType<typeof servePages>>;
let browser: Launched;
let folder: string;
before(async () => {
  folder = germanOnly();
  site = await servePages();
  browser = await launch({ extension: folder, language: 'de' });
});
after(async () => {
  await browser?.close();
  await site?.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/**
 * The extension without its English manifest. Which of its languages a manifest speaks is for the browser's own interface to
 * say, and those of Debian have theirs in English only: without it they fall back on the default.
 */
function germanOnly(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'auspex-german-'));
  const product = BROWSER === 'chromium' ? 'chrome' : 'firefox';
  cpSync(fileURLToPath(new URL(`../dist/${product}`, import.meta.url)), copy, { recursive: true });
  const file = path.join(copy, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"default_locale": "en"', '"default_locale": "de"'));
  rmSync(path.join(copy, '_locales/en'), { recursive: true });
  return copy;
}

test('a German browser: the card and its calculator speak German, with a decimal comma', async () => {
  const page = await browser.newPage();
  const frame = await openCard(page, site.url('forum'), 'SUSTAINED HITS 1', /Sustained Hits 1/);
  const calculator = () =>
    frame.evaluate(() => {
      const found = document.querySelector('auspex-popover')?.shadowRoot?.querySelector('auspex-attack-calculator');
      return found?.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
    });
  const text = await until(async () => {
    const now = await calculator();
    return /Treffer/.test(now) ? now : undefined;
  }, 'a calculator in German');
  assert.match(text, /\+1,5 Treffer/, 'the number in the way of the language');
  assert.match(text, /\d,\d\s?%/);
  assert.match(text, /„9 shots“/, 'what the page says stays as the page says it');
  assert.doesNotMatch(text, /\d\.\d|to kill|Chance to|compare/);
  assert.match(await cardText(frame), /Waffenfähigkeit/);
  assert.equal(await frame.evaluate(() => document.title), 'Regel');
  await page.close();
});

test('a German browser: the popup speaks German', async () => {
  const page = await browser.extensionPage('popup.html');
  const shown = await until(async () => {
    const now = await page.evaluate(() => document.querySelector('auspex-popup')?.shadowRoot?.textContent ?? '');
    return now.includes('Einstellungen') ? now : undefined;
  }, 'a popup in German');
  assert.match(shown, /Wie die Seite/);
  assert.doesNotMatch(shown, /Options|Edition\s*As the page|Beside/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  await page.close();
});

test('a German browser: the options page speaks German, explains in German, and writes numbers so', async () => {
  const page = await browser.extensionPage('options.html');
  const shows = (what: RegExp) =>
    until(async () => {
      const now = await page.evaluate(deepText);
      return what.test(now) ? now : undefined;
    }, `${what} on the options page`);
  await shows(/Was markiert wird/);
  await page.evaluate(() => {
    const options = document.querySelector('auspex-options')?.shadowRoot;
    options?.querySelector<HTMLInputElement>('input[value="violet"]')?.click();
    options?.querySelector('auspex-explain')?.shadowRoot?.querySelector('form')?.requestSubmit();
  });
  await shows(/Gespeichert/);
  const text = await shows(/SUSTAINED HITS 1 Sustained Hits (eindeutig|mehrdeutig) markiert \d+,\d/);
  assert.match(text, /leader Leader Alltagswort nicht markiert -?\d+,\d/);
  assert.doesNotMatch(text.replace('CC BY 4.0', ''), /marked|Saved|Take along|Edition As the page|Unofficial|\d\.\d/);
  assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.title]), [
    'de',
    'Auspex: Einstellungen',
  ]);
  await page.close();
});

/** What the browser says of the extension on its own pages, and what its context menu says. */
type Told = {
  readonly description: string;
  readonly name: string;
  readonly keys: readonly (string | undefined)[];
  readonly button: string;
  readonly menu: string;
};
const told = async (of: Launched): Promise<Told> => {
  const page = await of.extensionPage('options.html');
  const answer = await page.evaluate(async () => {
    type Api = {
      runtime: { getManifest(): { name: string; description: string } };
      commands: { getAll(): Promise<{ name: string; description?: string }[]> };
      action: { getTitle(of: object): Promise<string> };
      i18n: { getMessage(name: string): string };
    };
    const api = (globalThis as unknown as { browser: Api }).browser;
    const { name, description } = api.runtime.getManifest();
    const commands = await api.commands.getAll();
    const keys = ['next-rule', 'previous-rule', 'open-rule'].map(
      (key) => commands.find((command) => command.name === key)?.description,
    );
    return { name, description, keys, button: await api.action.getTitle({}), menu: api.i18n.getMessage('lookUp') };
  });
  await page.close();
  return answer;
};
const written = (language: 'en' | 'de'): Told => {
  const { name, description, nextRule, previousRule, openRule, action, lookUp } = manifestMessages[language];
  return { name, description, keys: [nextRule, previousRule, openRule], button: action, menu: lookUp };
};

test('in German the browser shows name, description, keys, button and context menu in German', async () => {
  assert.deepEqual(await told(browser), written('de'));
});

test('a browser with an interface in English shows them in English', async () => {
  const plain = await launch();
  try {
    assert.deepEqual(await told(plain), written('en'));
  } finally {
    await plain.close();
  }
});
