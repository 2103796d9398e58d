import type { AuspexElement } from '../element.ts';
import { memoryPreferences, memorySource } from './memory-source.ts';
import { records } from './records.ts';

/**
 * Fills a demo page (`npx vite widgets`, then `/<name>/demo.html`): shows its elements on a light and on a dark ground, with
 * the harness's records behind them, and prints their events under them.
 */
export function demo(prepare: (element: AuspexElement) => void = () => undefined): void {
  const template = document.querySelector('template');
  if (!template) return;
  const log = document.createElement('output');
  const grounds = ['#f6f7f9', '#14171c'].map((ground) => {
    const half = document.createElement('div');
    half.style.cssText = `background: ${ground}; color: ${ground === '#14171c' ? '#d5dae2' : '#1c2430'}; padding: 2em; display: grid; gap: 2em; align-content: start`;
    half.append(template.content.cloneNode(true));
    return half;
  });
  document.body.style.cssText =
    'margin: 0; display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: 1fr auto; min-height: 100vh; font: 15px system-ui';
  log.style.cssText = 'grid-column: 1 / -1; padding: 1em; white-space: pre-wrap; font: 13px monospace';
  document.body.append(...grounds, log);
  const ports = { source: memorySource(records), preferences: memoryPreferences() };
  for (const element of document.body.querySelectorAll<AuspexElement>('*')) {
    if (element.localName.startsWith('auspex-')) prepare(Object.assign(element, ports));
  }
  for (const name of ['ask', 'odds', 'choose', 'edition', 'copied', 'pin', 'drag', 'close', 'leave', 'not-a-rule']) {
    document.addEventListener(`auspex-${name}`, (event) => {
      const detail = (event as CustomEvent<unknown>).detail;
      log.textContent = `auspex-${name} ${JSON.stringify(detail, (key, value) => (key === 'record' ? value.id : value))}`;
    });
  }
}
