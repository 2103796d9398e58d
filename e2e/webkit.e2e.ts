/** A smoke test of the embed on Safari's engine, where WebKitGTK's driver is installed (CI installs it). */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { BROWSER, until } from './browsers/launch.ts';
import { servePages } from './harness/pages.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const there = existsSync(DRIVER);

if (BROWSER === 'firefox') {
  // The other browser's run has done it: this test drives neither.
  test('Safari’s engine is tested once, with Chromium’s run', () => assert.equal(BROWSER, 'firefox'));
} else if (!there && process.env.CI !== 'true') {
  test('Safari’s engine', (context) => {
    context.diagnostic('NOT RUN: there is no WebKitWebDriver here. On Debian: sudo apt-get install webkit2gtk-driver');
  });
} else {
  let site: Awaited<ReturnType<typeof servePages>>;
  let server: ChildProcess;
  let driver: WebDriver;
  before(async () => {
    assert.ok(there, 'CI installs webkit2gtk-driver');
    site = await servePages();
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const needsDisplay = !process.env.DISPLAY;
    const command = needsDisplay ? ['xvfb-run', '-a', DRIVER] : [DRIVER];
    server = spawn(command[0] ?? DRIVER, [...command.slice(1), `--port=${port}`], { stdio: 'ignore', detached: true });
    await until(
      () => fetch(`http://127.0.0.1:${port}/status`).then((response) => response.ok),
      'the WebKit driver',
      15_000,
    );
    const binary = MINI_BROWSERS.find((file) => existsSync(file));
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    driver = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  });
  after(async () => {
    await driver?.quit().catch(() => {});
    if (server?.pid) process.kill(-server.pid);
    await site?.close();
  });

  test('the embed marks a page, opens a card under the pointer, and its elements work', async () => {
    await driver.get(site.url('embed'));
    await until(
      async () => Number(await driver.executeScript('return CSS.highlights.get("auspex")?.size ?? 0')) > 3,
      'marks',
      15_000,
    );
    const element = await driver.findElement(By.css('#first b'));
    await driver.actions().move({ origin: element }).perform();
    await driver.actions().move({ origin: element, x: 4 }).perform();
    const shown = 'return document.querySelector("auspex-host")?.matches(":popover-open") ?? false';
    await until(() => driver.executeScript<boolean>(shown), 'the card', 15_000);
    const text = `const read = (node) => node.nodeType === 3 ? node.data : node.nodeName === 'STYLE' ? '' : [...(node.shadowRoot ?? node).childNodes].map(read).join(' ');`;
    await until(
      async () =>
        /Sustained Hits 1/.test(
          await driver.executeScript<string>(`${text} return read(document.querySelector('auspex-host'))`),
        ),
      'the text',
    );
    await until(
      async () =>
        /Deep Strike/.test(await driver.executeScript<string>(`${text} return read(document.querySelector('#card'))`)),
      'the card element',
    );
  });
}
