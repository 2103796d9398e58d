// Opens a visible browser with the extension in it: `node site/try-browser.mjs chromium|firefox`, and for `npm start`.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../e2e/browsers/find-browsers.mjs';
import { serve } from './serve.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = (name) => path.resolve(here, '../dist', name);

/** @param {'chromium' | 'firefox'} name */
export async function tryBrowser(name, address) {
  const executablePath = await findBrowser(name);
  const isRoot = process.getuid?.() === 0;
  const browser = await (name === 'chromium'
    ? puppeteer.launch({
        browser: 'chrome',
        executablePath,
        headless: false,
        pipe: true,
        defaultViewport: null,
        enableExtensions: [dist('chrome')],
        args: ['--no-first-run', ...(isRoot ? ['--no-sandbox'] : [])],
      })
    : puppeteer.launch({ browser: 'firefox', executablePath, headless: false, defaultViewport: null }));
  if (name === 'firefox') await browser.installExtension(dist('firefox'));
  const [page = await browser.newPage()] = await browser.pages();
  await page.goto(address);
  return browser;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2] === 'firefox' ? 'firefox' : 'chromium';
  const site = await serve(dist('site'));
  try {
    const browser = await tryBrowser(name, `${site.origin}/plain/forum.html`);
    browser.once('disconnected', () => site.close());
    console.log(`${name} is open at ${site.origin}/plain/forum.html. Close it to stop.`);
  } catch (error) {
    console.error(`${name} could not be opened: ${error.message}`);
    await site.close();
    process.exitCode = 1;
  }
}
