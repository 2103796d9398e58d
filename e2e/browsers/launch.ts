/** One driver for both browsers: Puppeteer, over CDP in Chromium and WebDriver BiDi in Firefox. */
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGS } from './chromium-args.mjs';
import { findBrowser } from './find-browsers.mjs';

export type BrowserName = 'chromium' | 'firefox';

/** Chosen by the npm script; each run is one browser's. */
export const BROWSER: BrowserName = process.env.AUSPEX_BROWSER === 'firefox' ? 'firefox' : 'chromium';

const ADDON_ID = 'auspex@auspex.example';
/** Any: fixed by a pref, so that the extension's pages have known addresses. */
const ADDON_UUID = '5b1d2c3e-4f50-4a61-9b72-8c93a4b5c6d7';
const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

export type LaunchOptions = {
  /** Folder with the unpacked extension; `false` for a browser without it. Default: what the build made for this browser. */
  readonly extension?: string | false;
  readonly dark?: boolean;
  readonly size?: { readonly width: number; readonly height: number };
  /** Of the browser's user. */
  readonly language?: string;
};

export type Launched = {
  readonly browser: Browser;
  newPage(): Promise<Page>;
  /** Opens a page of the extension as a tab ("popup.html"). */
  extensionPage(name: string): Promise<Page>;
  close(): Promise<void>;
};

export async function launch({
  extension,
  dark = false,
  size = { width: 1000, height: 800 },
  language = 'en-GB',
}: LaunchOptions = {}): Promise<Launched> {
  const executablePath = await findBrowser(BROWSER);
  const folder = extension === undefined ? dist(BROWSER === 'chromium' ? 'chrome' : 'firefox') : extension;
  const browser =
    BROWSER === 'chromium'
      ? await launchChromium(executablePath, folder, dark, language)
      : await launchFirefox(executablePath, folder, dark, language);
  const newPage = async () => {
    const page = await browser.newPage();
    await page.setViewport(size);
    if (BROWSER === 'chromium' && dark)
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    return page;
  };
  return {
    browser,
    newPage,
    extensionPage: (name) => openExtensionPage(browser, newPage, name),
    close: () => browser.close(),
  };
}

async function launchChromium(
  executablePath: string,
  folder: string | false,
  dark: boolean,
  language: string,
): Promise<Browser> {
  const scheme = dark ? ['--force-dark-mode'] : [];
  return puppeteer.launch({
    browser: 'chrome',
    executablePath,
    headless: true,
    pipe: true,
    ...(folder ? { enableExtensions: [folder] } : {}),
    args: [...CHROMIUM_ARGS, ...scheme, `--lang=${language}`, `--accept-lang=${language}`],
  });
}

async function launchFirefox(
  executablePath: string,
  folder: string | false,
  dark: boolean,
  language: string,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    args: ['--remote-allow-system-access'], // without it, moz-extension: pages are refused
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [ADDON_ID]: ADDON_UUID }),
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'intl.accept_languages': `${language}, en`,
    },
  });
  if (folder) await browser.installExtension(folder);
  return browser;
}

async function openExtensionPage(browser: Browser, newPage: () => Promise<Page>, name: string): Promise<Page> {
  const page = await newPage();
  if (BROWSER === 'firefox') {
    // goto() never settles on an extension page there (its events do not arrive): ask for no event, then poll.
    const url = `moz-extension://${ADDON_UUID}/${name}`;
    await page.goto(url, { waitUntil: [] });
    await until(
      async () =>
        (await page.evaluate(() => document.readyState === 'complete' && location.href).catch(() => '')) === url,
      url,
    );
    return page;
  }
  const worker = await browser.waitForTarget(
    (target) => target.type() === 'service_worker' && target.url().startsWith('chrome-extension:'),
  );
  await page.goto(`chrome-extension://${new URL(worker.url()).host}/${name}`);
  return page;
}

/** Polls from the test's side, so that it works on every kind of page. */
export async function until<Value>(
  check: () => Promise<Value> | Value,
  what: string,
  limitMs = 8000,
): Promise<NonNullable<Value>> {
  const end = Date.now() + limitMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      const value = await check();
      if (value) return value as NonNullable<Value>;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error(`Waited ${limitMs} ms in vain for: ${what}${last ? ` (${String(last)})` : ''}`);
}

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
