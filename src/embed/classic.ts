/** The embed as a classic script, for sites that cannot write `type="module"`. */
import { version } from '../../package.json';
import type { Cards } from './cards.ts';
import { start } from './start.ts';

const script = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

void start(
  version,
  script,
  new URL(script?.src ?? location.href),
  (base): Promise<Cards> => import(new URL('auspex-cards.js', base).href),
);
