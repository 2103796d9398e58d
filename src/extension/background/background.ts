/** The background: a table of handlers. It may be stopped at any time, so it remembers nothing that matters. */
import type { Menus, Runtime, Tabs } from 'webextension-polyfill';
import { browser } from '../../browser/api.ts';
import { keepCard } from '../../browser/kept-cards.ts';
import { answering, type Handlers } from '../../browser/messages.ts';
import type { AskOf, CardAsk, Name, ToBackground, ToContent } from '../../browser/protocol.ts';
import type { ManifestMessage } from '../manifest-messages.ts';

/** Tokens of content scripts whose frame has not called yet: it calls within milliseconds. */
const tokens = new Set<string>();
const MENU_ID = 'look-up';

const cardWindow = (card: CardAsk) =>
  browser.windows.create({
    type: 'popup',
    width: 440,
    height: 640,
    url: `${browser.runtime.getURL('card.html')}#${encodeURIComponent(JSON.stringify(card))}`,
  });

async function tell<Key extends Name<ToContent>>(
  tabId: number,
  type: Key,
  asked: AskOf<ToContent, Key>,
  frameId?: number,
): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(
      tabId,
      { ...(asked as object), type },
      frameId === undefined ? undefined : { frameId },
    );
  } catch {
    return undefined; // no content script there: a browser page, a store, a tab from before the installation
  }
}

const frameOf = (sender: Runtime.MessageSender) => {
  const tabId = sender.tab?.id;
  return tabId === undefined ? undefined : { tabId, frameIds: [sender.frameId ?? 0] };
};

const handlers: Handlers<ToBackground, Runtime.MessageSender> = {
  'open-gate': async ({ css }, sender) => {
    const target = frameOf(sender);
    if (!target) return false;
    try {
      if (css) void browser.scripting.insertCSS({ target, css }).catch(() => {});
      // At once: by itself the browser waits until the page is idle.
      const files = ['armies-index.js', 'annotate.js'];
      await browser.scripting.executeScript({ target, files, injectImmediately: true });
      return true;
    } catch {
      return false; // the frame is gone, or the browser keeps us out of it
    }
  },
  'first-mark': async ({ css }, sender) => {
    const target = frameOf(sender);
    if (target) await browser.scripting.insertCSS({ target, css });
    return undefined;
  },
  'drop-style': async ({ css }, sender) => {
    const target = frameOf(sender);
    if (target) await browser.scripting.removeCSS({ target, css });
    return undefined;
  },
  hello: async ({ token }) => {
    tokens.add(token);
    return true;
  },
  verify: async ({ token }) => tokens.delete(token),
  'open-window': async ({ card }) => {
    await cardWindow(card);
    return undefined;
  },
  'keep-card': async ({ card }) => {
    await keepCard(browser.storage.session, card);
    return undefined;
  },
  'show-in-top': async ({ card }, sender) => {
    if (sender.tab?.id !== undefined) await tell(sender.tab.id, 'show-card', { card }, 0);
    return undefined;
  },
};
browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) =>
  answering(handlers)(message, sender),
);

/** At each start of the browser, too: its language may be another one now. */
async function offerLookUp(): Promise<void> {
  await browser.contextMenus.removeAll();
  const title = browser.i18n.getMessage('lookUp' satisfies ManifestMessage);
  browser.contextMenus.create({ id: MENU_ID, title, contexts: ['selection'] });
}
browser.runtime.onInstalled.addListener(offerLookUp);
browser.runtime.onStartup.addListener(offerLookUp);

browser.contextMenus.onClicked.addListener(async (info: Menus.OnClickData, tab?: Tabs.Tab) => {
  const text = info.selectionText?.trim();
  if (info.menuItemId !== MENU_ID || !text) return;
  const shown = tab?.id === undefined ? undefined : await tell(tab.id, 'look-up', { text }, info.frameId);
  if (shown !== true) await cardWindow({ refs: [], text, params: {}, context: {} });
});

const WALKS: Record<string, 'next' | 'previous' | 'open'> = {
  'next-rule': 'next',
  'previous-rule': 'previous',
  'open-rule': 'open',
};
browser.commands.onCommand.addListener(async (command: string) => {
  const to = WALKS[command];
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (to && tab?.id !== undefined) await tell(tab.id, 'walk', { to });
});
