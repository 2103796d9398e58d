/** Pages that would break what is put into them, on purpose or by carelessness. */

import { fileURLToPath } from 'node:url';
import { serve } from '../../site/serve.mjs';

const RULES = '<p id="rules">Warhammer 40,000: Sustained Hits 1 and Rapid Ingress.</p>';
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Warhammer 40,000 thread</title>${head}</head><body>${body}</body></html>`;
const inShadow = (inner: string) =>
  `<script>customElements.define('x-box', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = \`${inner}\`; } })</script>`;

type Hostile = { readonly body: string; readonly type?: string };

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
    body: page(
      `<form><input name="matches"><input name="closest"><input name="nodeName"><p>Warhammer 40k: Deep Strike.</p></form>${RULES}`,
    ),
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
      return found && { body: found.body, headers: { 'content-type': `${found.type ?? 'text/html'}; charset=utf-8` } };
    },
  });
  return { url: (name: string) => `${site.origin}/${name}`, close: site.close };
}
