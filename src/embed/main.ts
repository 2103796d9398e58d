/** The embed as an ES module: `<script type="module" src="…/auspex.js" data-auspex>`. */
import { version } from '../../package.json';
import { start } from './start.ts';

const here = new URL(import.meta.url);
/** A module does not know its own tag: it is the one with its address that has not started yet. */
const script =
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].find((tag) => tag.src === here.href) ?? null;

start(version, script, here, (file) => import(file.href)).catch((error: unknown) =>
  console.warn(`Auspex: nothing is marked. ${String(error)}`),
);
