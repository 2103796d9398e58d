// `npm start`: builds everything, serves the demo pages, and opens a Chromium with the extension where there is a display.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.mjs';
import { serve } from './serve.mjs';
import { tryBrowser } from './try-browser.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = (name) => path.resolve(here, '../dist', name);

/** The same address every time, so that a bookmark stays right; another where it is taken. */
const PORT = 8410;

await build({ sizes: false });
const site = await serve(dist('site'), { port: Number(process.env.PORT ?? PORT) }).catch((error) => {
  if (process.env.PORT || error.code !== 'EADDRINUSE') throw error;
  return serve(dist('site'));
});

let window = 'There is no display here, so no window was opened.';
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
if (process.argv.includes('--no-open')) window = 'No window was asked for.';
else if (hasDisplay && existsSync(dist('chrome'))) {
  try {
    const browser = await tryBrowser('chromium', `${site.origin}/plain/`);
    browser.once('disconnected', () => site.close().then(() => process.exit()));
    window = 'A Chromium with the extension is open; closing it stops this too.';
  } catch (error) {
    window = `No window was opened: ${error.message}`;
  }
}
console.log(`
${window}

The unpacked extension:     ${dist('chrome')}   (Chromium: chrome://extensions → Developer mode → Load unpacked)
                            ${path.join(dist('firefox'), 'manifest.json')}   (Firefox: about:debugging → This Firefox → Load Temporary Add-on)
Demo pages with the embed:  ${site.origin}/
The same without it:        ${site.origin}/plain/   (for the extension)

Stop with Ctrl+C.`);
