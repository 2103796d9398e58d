// `npm start`: builds everything, serves the demo pages, and opens a Chromium with the extension where there is a display.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build.mjs';
import { serve } from './serve.mjs';
import { tryBrowser } from './try-browser.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const dist = (name) => path.resolve(here, '../dist', name);

await build();
const site = await serve(dist('site'), { port: Number(process.env.PORT ?? 0) });
console.log(`
Demo pages with the embed:  ${site.origin}/
The same without it:        ${site.origin}/plain/forum.html   (for the extension)
The unpacked extension:     ${dist('chrome')}   (Chromium: chrome://extensions → Developer mode → Load unpacked)
                            ${path.join(dist('firefox'), 'manifest.json')}   (Firefox: about:debugging → This Firefox → Load Temporary Add-on)

Stop with Ctrl+C.`);

const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
if (hasDisplay && existsSync(dist('chrome')) && !process.argv.includes('--no-open')) {
  try {
    const browser = await tryBrowser('chromium', `${site.origin}/plain/forum.html`);
    browser.once('disconnected', () => site.close().then(() => process.exit()));
  } catch (error) {
    console.log(`\nNo window was opened: ${error.message}`);
  }
} else {
  console.log('\nThere is no display here, so no window was opened.');
}
