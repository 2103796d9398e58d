import { afterEach, expect, test } from 'vitest';
import { NAME, page, type Rehearsal, rehearse, settled } from './rehearsal.ts';

let running: Rehearsal;
afterEach(() => {
  running.annotator.stop();
  scrollTo(0, 0);
});

async function annotated(markup: string): Promise<HTMLElement> {
  const main = page(markup);
  running = rehearse();
  await settled(running.annotator);
  return main;
}

const registered = () => [...(CSS.highlights.get(NAME) ?? [])];

/** How many registered marks, and mentions in all, are painted inside the viewport. */
function inView(main: HTMLElement): { marked: number; all: number } {
  const seen = (box: DOMRect | undefined) => !!box && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
  const range = document.createRange();
  const marked = registered().filter(({ startContainer, startOffset, endContainer, endOffset }) => {
    range.setStart(startContainer, startOffset);
    range.setEnd(endContainer, endOffset);
    return seen(range.getBoundingClientRect());
  }).length;
  let all = 0;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (const { index } of node.data.matchAll(/Deep Strike/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + 11);
      if (seen(range.getBoundingClientRect())) all++;
    }
  }
  return { marked, all };
}

const LINES = '<p>Deep Strike</p>'.repeat(2000);
const ONE_BLOCK = `<div>${'Deep Strike and words<br>'.repeat(3000)}</div>`;

test.each([
  ['plain paragraphs', LINES],
  ['one block with line breaks', ONE_BLOCK],
  ['columns', `<div style="columns:3;height:4000px">${'Deep Strike and words<br>'.repeat(900)}</div>`],
  [
    'floats',
    `<div style="float:left;width:40%">${LINES}</div><div style="float:right;width:40%">${'Deep Strike<br>'.repeat(2000)}</div>`,
  ],
  ['blocks without a box', `<p style="display:contents">Deep Strike</p>`.repeat(1500)],
])('%s: what is in view is marked wherever one scrolls, and never more than 300', async (_, markup) => {
  const main = await annotated(markup);
  for (const part of [0, 0.5, 0.98, 0.2]) {
    scrollTo(0, part * document.documentElement.scrollHeight);
    await settled(running.annotator);
    const { marked, all } = inView(main);
    expect(all).toBeGreaterThan(0);
    expect(marked).toBe(all);
    expect(registered().length).toBeLessThanOrEqual(300);
  }
  expect(running.annotator.stats.registered).toBe(registered().length);
});

test('scrolling boxes and fixed parts', async () => {
  const main = await annotated(
    `<div id="box" style="overflow:auto;height:200px">${LINES}</div><div style="position:fixed;top:0">Deep Strike</div>`,
  );
  const box = main.querySelector('#box')!;
  for (const top of [0, 20_000, 3000]) {
    box.scrollTop = top;
    await settled(running.annotator);
    const view = box.getBoundingClientRect();
    const range = document.createRange();
    const shown = [...box.children].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return bottom > view.top && top < view.bottom;
    });
    for (const line of shown) {
      const text = line.firstChild!;
      range.selectNode(text);
      expect(registered().some(({ startContainer }) => startContainer === text)).toBe(true);
    }
    expect(shown.length).toBeGreaterThan(3);
    expect(registered().length).toBeLessThanOrEqual(300);
  }
});

test('more than 300 in view: the limit holds', async () => {
  await annotated(`<div style="font-size:2px;line-height:2px">${'Deep Strike '.repeat(5000)}</div>`);
  expect(registered()).toHaveLength(300);
});

test('a long list: what comes at its end, in view and before it is marked, and what moves up', async () => {
  const main = await annotated(`<div id="list">${LINES}</div>`);
  const list = main.querySelector('#list')!;
  const line = (text: string) => Object.assign(document.createElement('p'), { textContent: text });
  const whole = async () => {
    await settled(running.annotator);
    const { marked, all } = inView(main);
    expect(all).toBeGreaterThan(0);
    expect(marked).toBe(all);
  };
  for (let round = 0; round < 5; round++) {
    list.append(line('Deep Strike'));
    await whole();
  }
  list.children[3]!.after(line('and Deep Strike'));
  await whole();
  expect(registered().some(({ startContainer }) => startContainer.parentElement === list.children[4])).toBe(true);
  list.prepend(...Array.from({ length: 5 }, () => line('words')));
  await whole();
  for (const line of [...list.children].slice(40, 900)) line.remove();
  await whole();
  scrollTo(0, document.documentElement.scrollHeight);
  await whole();
});

test('the fallback text of a slot', async () => {
  const main = await annotated('<div></div>');
  const root = main.querySelector('div')!.attachShadow({ mode: 'open' });
  const slot = Object.assign(document.createElement('slot'), { textContent: 'Deep Strike' });
  root.append(slot);
  main.append('x');
  await expect.poll(registered, { timeout: 3000 }).toHaveLength(1);
  main.prepend(slot);
  await settled(running.annotator);
  expect(registered()).toHaveLength(1);
});
