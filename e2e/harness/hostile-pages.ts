/** Pages that would break what is put into them, on purpose or by carelessness. */

import { fileURLToPath } from 'node:url';
import { serve } from '../../site/serve.mjs';

const RULES = '<p id="rules">Warhammer 40,000: Sustained Hits 1 and Rapid Ingress.</p>';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Warhammer 40,000 thread</title>${head}</head><body>${body}</body></html>`;
const inShadow = (inner: string) =>
  `<script>customElements.define('x-box', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = \`${inner}\`; } })</script>`;

/** A form whose fields take the names of what its text is read and shown by. */
const CLOBBERED = `<form>${'matches closest nodeName nodeType parentNode parentElement childNodes lastChild ownerDocument contains querySelectorAll getRootNode getAttribute hasAttributes isConnected shadowRoot assignedSlot getBoundingClientRect getClientRects childElementCount localName'
  .split(' ')
  .map((name) => `<input name="${name}" size="1">`)
  .join('')}<p>TEXT</p>Lethal Hits in no paragraph.</form>`;

const EMBED = '<script type="module" src="/embed/auspex.js" data-auspex></script>';

/** What libraries of old have done to the language's own objects, in a way that a loop over them sees. */
const OLD_LIBRARY = `
  Object.prototype.extend = function () { return this; };
  Object.prototype.root = function () {};
  Array.prototype.each = Array.prototype.forEach;
  Array.prototype.include = Array.prototype.includes;
  Array.prototype.entries = Array.prototype.toArray = Array.prototype.clone = function () { return this.concat(); };
  Array.prototype.first = function () { return this[0]; };
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  Array.from = (list) => { const out = []; for (let at = 0; at < (list.length ?? 0); at++) out.push(list[at]); return out; };
  Function.prototype.defer = function () { return setTimeout(this, 1); };
  String.prototype.strip = String.prototype.trim;
`;

type Hostile = { readonly body: string; readonly type?: string; readonly headers?: Readonly<Record<string, string>> };

export const HOSTILE: Readonly<Record<string, Hostile>> = {
  thread: { body: page(RULES) },
  'shadow-in-dialog': {
    body: page(`<dialog id="dialog"><x-box></x-box></dialog>${inShadow(RULES)}<script>dialog.showModal()</script>`),
  },
  'slotted-in-dialog': {
    body: page(
      `<x-box id="box">${RULES}</x-box>${inShadow('<dialog><slot></slot></dialog>')}<script>box.shadowRoot.querySelector('dialog').showModal()</script>`,
    ),
  },
  'full-in-shadow': {
    body: page(
      `<button id="full" onclick="box.shadowRoot.firstChild.requestFullscreen()">Full</button><x-box id="box"></x-box>${inShadow(`<div style="background:white">${RULES}</div>`)}`,
    ),
  },
  'zoomed-root': { body: page(RULES, '<style>html { zoom: 1.7 }</style>') },
  'styled-pseudos': {
    body: page(
      RULES,
      '<style>::backdrop { display: block !important; background: red !important } *::before { content: "x" !important; display: block !important }</style>',
    ),
  },
  'taken-name': {
    body: page(
      `${RULES}<script>customElements.define('popover-host', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }); } })</script>`,
    ),
  },
  fields: {
    body: page(`<main>${CLOBBERED.replace('TEXT', 'Warhammer 40k: Deep Strike.')}${RULES}</main>`),
  },
  'embed-fields': {
    body: page(`${CLOBBERED.replace('TEXT', 'Warhammer 40k: Deep Strike.')}${RULES}`, EMBED),
  },
  'embed-names-taken': {
    body: page(
      RULES,
      `<script>for (const name of ['auspex-popover', 'auspex-rule-card']) customElements.define(name, class extends HTMLElement {})</script>${EMBED}`,
    ),
  },
  'embed-no-define': { body: page(RULES, `<script>customElements.define = () => {}</script>${EMBED}`) },
  'embed-define-throws': {
    body: page(RULES, `<script>customElements.define = () => { throw new Error('none here') }</script>${EMBED}`),
  },
  'embed-old-library': { body: page(RULES, `<script>${OLD_LIBRARY}</script>${EMBED}`) },
  sandboxed: {
    body: page(`${RULES}<iframe id="inner" width="800" height="500" sandbox="allow-scripts" src="thread"></iframe>`),
  },
  'all-sandboxed': { body: page(RULES), headers: { 'content-security-policy': 'sandbox allow-scripts' } },
  frames: {
    body: page(`<p>Five games.</p>${'<iframe class="game" width="480" height="340" src="thread"></iframe>'.repeat(5)}`),
  },
  restless: {
    body: page(
      `${RULES}<p id="clock">0</p><div id="feed"></div><script>let n = 0; setInterval(() => {
        clock.textContent = 'Warhammer 40,000 round ' + n++ + ' with Lethal Hits';
        feed.append(Object.assign(document.createElement('p'), { textContent: 'Deep Strike ' + n }));
        if (feed.childElementCount > 30) feed.firstChild.remove();
      }, 4)</script>`,
    ),
  },
  recycled: {
    body: page(
      `<p>Warhammer 40,000 rules</p><div id="list">${'<p class="row"></p>'.repeat(12)}</div><script>
        const NAMES = ['Deep Strike', 'Lethal Hits', 'Rapid Ingress', 'Devastating Wounds'];
        function show(from) { [...list.children].forEach((row, at) => {
          const text = 'Row ' + (from + at) + ': ' + NAMES[(from + at) % 4] + '.';
          if (row.firstChild) row.firstChild.data = text; else row.textContent = text;
        }); list.append(list.firstChild); }
        show(0);</script>`,
    ),
  },
  design: { body: page(`${RULES}<script>document.designMode = 'on'</script>`) },
  written: {
    body: `<!doctype html><title>Warhammer 40,000</title><script>document.write('<p>Deep Strike</p>'); addEventListener('load', () => setTimeout(() => {
      document.open(); document.write('<title>Warhammer 40,000</title><p>Rapid Ingress, written late.</p>'); document.close(); }, 300))</script>`,
  },
  drawing: {
    body: `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject width="400" height="200"><div xmlns="http://www.w3.org/1999/xhtml">${RULES}</div></foreignObject></svg>`,
    type: 'image/svg+xml',
  },
  data: {
    body: '<?xml version="1.0"?><a><b>Warhammer 40,000: Sustained Hits 1 and Rapid Ingress.</b></a>',
    type: 'text/xml',
  },
  'embed-taken': {
    body: page(
      RULES,
      '<script>window[Symbol.for("auspex.embed")] = null</script><script type="module" src="/embed/auspex.js" data-auspex></script>',
    ),
  },
  'embed-shy': {
    body: page(
      RULES,
      '<script>Element.prototype.attachShadow = () => { throw new Error("no") }; delete window.MutationObserver</script><script type="module" src="/embed/auspex.js" data-auspex data-underline="glow"></script>',
    ),
  },
  'embed-taken-host': {
    body: page(
      RULES,
      '<script>customElements.define("auspex-host", class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: "open" }); } })</script><script type="module" src="/embed/auspex.js" data-auspex></script>',
    ),
  },
};

/** Serves them, and the built site with the embed for everything else. */
export async function serveHostile() {
  const site = await serve(fileURLToPath(new URL('../../dist/site', import.meta.url)), {
    respond: ({ pathname }: URL) => {
      const found = HOSTILE[pathname.slice(1)];
      return (
        found && {
          body: found.body,
          headers: { 'content-type': `${found.type ?? 'text/html'}; charset=utf-8`, ...found.headers },
        }
      );
    },
  });
  return { url: (name: string) => `${site.origin}/${name}`, close: site.close };
}
