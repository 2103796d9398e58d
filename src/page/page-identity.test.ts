import { afterEach, beforeEach, expect, test } from 'vitest';
import { markedTexts, page, type Rehearsal, rehearse, settled } from './rehearsal.ts';

const { href } = location;
const { title } = document;
let running: Rehearsal;
let main: HTMLElement;

beforeEach(() => {
  document.title = 'Thread one';
});
afterEach(() => {
  running.annotator.stop();
  history.replaceState(null, '', href);
  document.title = title;
});

async function annotated(markup: string): Promise<void> {
  main = page(markup);
  running = rehearse();
  await settled(running.annotator);
}
const pages = async () => {
  await settled(running.annotator);
  return running.detections.length;
};
function go(path: string): void {
  history.pushState(null, '', `/${path}`);
}

test('another address, another title, other text: a new page, judged on its own', async () => {
  await annotated('<p>40k Blast</p><p>Deep Strike</p>');
  expect(markedTexts()).toEqual(['Blast', 'Deep Strike']);
  go('two');
  main.replaceChildren('Blast, says the cook');
  expect(await pages()).toBe(1);
  document.title = 'Thread two';
  expect(await pages()).toBe(2);
  expect(markedTexts()).toEqual([]);
});

test('the title may come before the text', async () => {
  await annotated('<p>40k Blast</p>');
  go('two');
  document.title = 'Thread two';
  expect(await pages()).toBe(1);
  main.replaceChildren('Blast');
  expect(await pages()).toBe(2);
});

test('an address that changes with scrolling and a title that counts messages make no new page', async () => {
  await annotated('<p>Deep Strike</p><p>Lethal Hits</p>');
  for (let post = 1; post < 5; post++) {
    go(`one/${post}`);
    document.title = `(${post}) Thread one`;
    main.append(`post ${post} Deep Strike`);
    await settled(running.annotator);
  }
  document.title = 'New message!';
  expect(await pages()).toBe(1);
});

test('a page without marks is read again when its title comes, but not for ever', async () => {
  document.title = '';
  await annotated('<p>nothing</p>');
  for (let time = 0; time < 10; time++) {
    document.title = `Title ${time}`;
    await settled(running.annotator);
  }
  expect(await pages()).toBe(4);
});
