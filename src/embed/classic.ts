/** The embed as a classic script, for sites that cannot write `type="module"`. */
import { version } from '../../package.json';
import { start } from './start.ts';

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

start(version, script, new URL(script?.src ?? location.href), (file) => import(file.href)).catch((error: unknown) =>
  console.warn(`Auspex: nothing is marked. ${String(error)}`),
);
