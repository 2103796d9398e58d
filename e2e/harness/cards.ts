/** What the tests do with marks and cards. A highlight is no element, and the card is a frame in a closed root. */
import type { Frame, Page } from 'puppeteer-core';
import { until } from '../browsers/launch.ts';
import { HIGHLIGHT, HOST } from './names.ts';

/** In the page: the middle of the text's first box. */
function textPoint(wanted: string): { x: number; y: number } {
  const roots: Node[] = [document.body];
  for (const element of document.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot);
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const start = node.data.indexOf(wanted);
      if (start < 0 || ['SCRIPT', 'STYLE'].includes(node.parentNode?.nodeName ?? '')) continue;
      node.parentElement?.scrollIntoView({ block: 'nearest' });
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const box = range.getClientRects()[0];
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  }
  throw new Error(`no such text on the page: ${wanted}`);
}

/** Number of registered marks of this document. */
export const markCount = (page: Page | Frame, name = HIGHLIGHT) =>
  page.evaluate((key) => CSS.highlights.get(key)?.size ?? 0, name);

export const marked = (page: Page | Frame, name = HIGHLIGHT) => until(() => markCount(page, name), 'marks');

/** The texts that are marked now, in the order the browser keeps them. */
export const markedTexts = (page: Page | Frame, name = HIGHLIGHT) =>
  page.evaluate((key) => {
    const texts: string[] = [];
    CSS.highlights.get(key)?.forEach((range) => {
      const live = document.createRange();
      live.setStart(range.startContainer, range.startOffset);
      live.setEnd(range.endContainer, range.endOffset);
      texts.push(live.toString());
    });
    return texts;
  }, name);

export async function pointOf(page: Page | Frame, text: string): Promise<{ x: number; y: number }> {
  return page.evaluate(textPoint, text);
}

export async function hoverText(page: Page, text: string): Promise<void> {
  const { x, y } = await pointOf(page, text);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
}

/** The frame of the extension's card. In Firefox its address is not told, so it is known by its content. */
export async function cardFrame(page: Page): Promise<Frame> {
  return until(async () => {
    for (const frame of page.frames().slice(1)) {
      const found = await frame.evaluate(() => Boolean(document.querySelector('auspex-popover'))).catch(() => false);
      if (found) return frame;
    }
    return undefined;
  }, 'the card’s frame');
}

/** In the card: all text, through shadow roots. */
export function deepText(): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data;
    if (node instanceof Element && ['STYLE', 'SCRIPT', 'TITLE'].includes(node.nodeName)) return '';
    const inner = node instanceof Element && node.shadowRoot ? [...node.shadowRoot.childNodes] : [...node.childNodes];
    return inner.map(read).join(' ');
  };
  return read(document.body).replace(/\s+/g, ' ').trim();
}

export const cardText = (frame: Frame) => frame.evaluate(deepText);

export const shows = (frame: Frame, pattern: RegExp) =>
  until(async () => pattern.test(await cardText(frame)), `a card with ${pattern}`);

/** The card's frame once it shows this. Looked for anew each time: Firefox reloads the frame when the host moves. */
export const cardWith = (page: Page, pattern: RegExp) =>
  until(async () => {
    const frame = await cardFrame(page);
    return pattern.test(await cardText(frame)) ? frame : undefined;
  }, `a card with ${pattern}`);

/** Whether the host is shown: what the page itself could see of it. */
export const isOpen = (page: Page) =>
  page.evaluate((host) => document.querySelector(host)?.matches(':popover-open') ?? false, HOST);

export const closed = (page: Page) => until(async () => !(await isOpen(page)), 'the card to close');

export async function openCard(page: Page, url: string, text: string, pattern: RegExp): Promise<Frame> {
  await page.goto(url);
  await marked(page);
  await hoverText(page, text);
  const frame = await cardWith(page, pattern);
  await until(() => isOpen(page), 'the host to be shown');
  return frame;
}

/** In a document: the first element that matches; `a >>> b` is a `b` inside the shadow root of an `a`, at any depth. */
export function deepBox(selector: string): { x: number; y: number; width: number; height: number } | undefined {
  const find = (root: Document | ShadowRoot, wanted: readonly string[]): Element | null => {
    const [first = '', ...rest] = wanted;
    for (const direct of root.querySelectorAll(first)) {
      if (rest.length === 0) return direct;
      const found = direct.shadowRoot && find(direct.shadowRoot, rest);
      if (found) return found;
    }
    for (const element of root.querySelectorAll('*')) {
      const found = element.shadowRoot && find(element.shadowRoot, wanted);
      if (found) return found;
    }
    return null;
  };
  const element = find(
    document,
    selector.split('>>>').map((part) => part.trim()),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 ? { x, y, width, height } : undefined;
}

export async function frameBox(frame: Frame): Promise<{ x: number; y: number; width: number; height: number }> {
  const element = await frame.frameElement();
  const box = await element?.boundingBox();
  if (!box) throw new Error('the card has no box');
  return box;
}

/** The card's box once it stands still: while it is measured it lies unseen in the corner. */
export async function settledBox(frame: Frame): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = '';
  let same = 0;
  return until(async () => {
    const box = await frameBox(frame);
    const now = JSON.stringify(box);
    same = now === before && box.height > 40 ? same + 1 : 0;
    before = now;
    return same >= 3 ? box : undefined;
  }, 'the card to stand still');
}

/** Moves over the page into the card, as a hand does, and clicks. */
export async function clickInCard(page: Page, frame: Frame, selector: string): Promise<void> {
  const outer = await settledBox(frame);
  const inner = await until(() => frame.evaluate(deepBox, selector), `${selector} in the card`);
  const x = outer.x + inner.x + inner.width / 2;
  const y = outer.y + inner.y + inner.height / 2;
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.click(x, y);
}

/** In the page: its own markup without our host, and how many hosts there are. */
export const pageMarkup = (page: Page) =>
  page.evaluate((host) => {
    const copy = document.documentElement.cloneNode(true) as Element;
    const hosts = [...copy.querySelectorAll(host)];
    for (const one of hosts) one.remove();
    return { html: copy.outerHTML, hosts: hosts.map((one) => one.outerHTML) };
  }, HOST);
