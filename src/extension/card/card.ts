/**
 * The extension page inside a card's frame. It has the extension's API but is a third party on the page: it opens no
 * database there, and never posts to its parent window, which is the page's. The host gives it a port.
 */
import '../../../widgets/popover/popover.define.ts';
import type { Popover } from '../../../widgets/popover/popover.ts';
import { extensionApi } from '../../browser/content-api.ts';
import { storedEdition } from '../../browser/edition-store.ts';
import { askBackground } from '../../browser/messages.ts';
import { openPanel } from '../../browser/open-panel.ts';
import { storedPreferences } from '../../browser/preferences-store.ts';
import type { CardAsk } from '../../browser/protocol.ts';
import type { Edition } from '../../core/rules/record.ts';
import type { Hello, ToFrame, ToHost } from '../frame-stage/frame-protocol.ts';
import type { ManifestMessage } from '../manifest-messages.ts';
import { packagedSource } from '../packaged-source.ts';

// Not the polyfill: the frame is made on every page with rules.
const browser = extensionApi();

document.title = browser.i18n.getMessage('rule' satisfies ManifestMessage);

const framed = window.parent !== window;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  html, body { margin: 0; background: transparent; }
  body { width: max-content; max-width: 100vw; }
  auspex-popover { display: block; border-radius: 14px; overflow: hidden; }
  body.window, body.window auspex-popover { width: 100vw; --auspex-max-width: 100vw; --auspex-width: 100vw; --auspex-max-height: 100vh; }`);
document.adoptedStyleSheets = [sheet];

const popover: Popover = document.createElement('auspex-popover');
popover.source = packagedSource(browser.runtime);
popover.preferences = storedPreferences(browser.storage.local);
document.body.append(popover);

const editionOf = (card: CardAsk): Edition | undefined => {
  const edition = card.refs[0]?.split(':')[0];
  return edition === '10e' || edition === '11e' ? edition : undefined;
};

async function open(card: CardAsk): Promise<void> {
  popover.edition = editionOf(card) ?? (await edition) ?? '11e';
  await popover.open(card);
}
const edition = storedEdition(browser.storage.local);

let port: MessagePort | undefined;
let id = 0;
const send = (message: ToHost): void => port?.postMessage(message);

function tellSize(): boolean {
  const { width, height } = popover.getBoundingClientRect();
  if (width > 0 && height > 0 && id > 0) send({ type: 'size', id, width: Math.ceil(width), height: Math.ceil(height) });
  return width > 0 && height > 0;
}

async function receive(message: ToFrame): Promise<void> {
  if (message.type === 'theme') popover.theme = message.theme;
  else if (message.type === 'made-room') {
    room = message.card;
    await popover.madeRoom(room, panel ? 'panel' : 'window');
  } else if (message.type === 'focus') {
    window.focus();
    await shown;
    popover.focus();
  } else if (message.type === 'closed') {
    id = 0;
    popover.clear();
  } else if (message.type === 'open') {
    shown = show(message);
    await shown;
  }
}
/** Firefox keeps its sidebar from frames, and no message carries the press that would let another page open it. */
const panel = 'sidePanel' in browser;
/** The card that made room for this one. */
let room: CardAsk | undefined;
let shown: Promise<void> = Promise.resolve();

async function show(message: Extract<ToFrame, { type: 'open' }>): Promise<void> {
  id = message.id;
  popover.theme = message.theme;
  popover.pinned = false;
  popover.sheet = message.sheet;
  popover.style.setProperty('--auspex-max-width', `${message.width}px`);
  popover.style.setProperty('--auspex-max-height', `${message.height}px`);
  await open(message.card);
  // In Chromium the message can overtake the news that the frame is no longer display: none. Until then nothing has a size.
  while (message.id === id && !tellSize()) await new Promise(requestAnimationFrame);
}
new ResizeObserver(() => tellSize()).observe(popover);

addEventListener('message', async (event: MessageEvent<Hello>) => {
  const [given] = event.ports;
  if (port || !given || event.source !== window.parent || event.data?.type !== 'card-port') return;
  if (!(await askBackground(browser.runtime, 'verify', { token: event.data.token }))) return;
  port = given;
  port.onmessage = (message: MessageEvent<ToFrame>) => void receive(message.data);
  send({ type: 'ready' });
  void import('../calculators.ts');
});

for (const [name, inside] of [
  ['pointerenter', true],
  ['pointerleave', false],
] as const) {
  document.documentElement.addEventListener(name, () => send({ type: 'pointer', inside }));
}
popover.addEventListener('auspex-close', () => (framed ? send({ type: 'close' }) : window.close()));
popover.addEventListener('auspex-pin', (event) => {
  if (event.detail.pinned) popover.pinned = true;
  send({ type: 'pin' });
});
popover.addEventListener('auspex-drag', (event) => send({ type: 'drag', ...event.detail }));
popover.addEventListener('auspex-ask', (event) => send({ type: 'ask', ref: event.detail.ref }));
popover.addEventListener('auspex-open-panel', () => {
  const open = panel ? openPanel(browser) : Promise.reject();
  // Where the browser refuses, the card that went there is shown in a window.
  open.catch(() => room && askBackground(browser.runtime, 'open-window', { card: room }));
});
popover.addEventListener('auspex-copied', () => send({ type: 'copied' }));
popover.addEventListener('auspex-not-a-rule', (event) => {
  send({ type: 'not-a-rule', text: event.detail.text });
  send({ type: 'close' });
});

// As a window of its own, where a page keeps frames out: card.html#{…}
if (!framed) {
  void import('../calculators.ts');
  document.body.className = 'window';
  popover.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.style.background = popover.theme === 'dark' ? '#1c222b' : '#ffffff';
  try {
    await open(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  } catch {
    await open({ refs: [], text: '', params: {}, context: {} });
  }
}
