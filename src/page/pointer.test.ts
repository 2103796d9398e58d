import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELAYS } from '../core/hover/hover.ts';
import { page, type Rehearsal, rehearse, settled } from './rehearsal.ts';

let running: Rehearsal;
let main: HTMLElement;

async function annotated(markup: string): Promise<void> {
  main = page(markup);
  running = rehearse();
  await settled(running.annotator);
}
beforeEach(() =>
  annotated('<p id="p">A <b>Deep</b> Strike and <a href="#gone">Lethal Hits</a>.</p><p id="q">Nothing here.</p>'),
);
afterEach(() => {
  running.annotator.stop();
  history.replaceState(null, '', location.pathname + location.search);
});

const log = () => running.stage.log.filter((line) => line !== 'warm');
const frame = () => new Promise((done) => requestAnimationFrame(done));
let pixel = 0;

/** The middle of the first place where these words stand. */
function placeOf(words: string): { target: Element; x: number; y: number } {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const at = node.data.indexOf(words);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { target: node.parentElement!, x: x + width / 2, y: y + height / 2 };
  }
  throw new Error(`no ${words}`);
}

function point(type: string, words: string | Element, init: PointerEventInit = {}): Event {
  const { target, x, y } = typeof words === 'string' ? placeOf(words) : { target: words, x: 0, y: 0 };
  const both = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, screenX: ++pixel, detail: 1 };
  const event =
    type === 'click'
      ? new MouseEvent(type, { ...both, ...init })
      : new PointerEvent(type, { pointerType: 'mouse', ...both, ...init });
  target.dispatchEvent(event);
  return event;
}
async function move(words: string | Element, init: PointerEventInit = {}): Promise<void> {
  point('pointermove', words, init);
  await frame();
}
const key = (name: string, init: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }));

describe('mouse', () => {
  test('rests on a mark: the card opens after the dwell, with what the page says and where', async () => {
    await move('Strike and');
    expect(log()).toEqual([]);
    await move('Deep');
    running.clock.pass(DELAYS.dwell - 1);
    expect(log()).toEqual([]);
    running.clock.pass(1);
    expect(log()).toEqual(['show Deep Strike']);
    expect(running.stage.ask).toEqual({
      refs: ['10e:deep-strike'],
      text: 'Deep Strike',
      params: {},
      context: {},
    });
    const { x, y } = placeOf('Deep');
    const { rect, element, again } = running.stage.spot!;
    expect(rect.x < x && rect.x + rect.width > x && rect.y < y && rect.y + rect.height > y).toBe(true);
    expect(element).toBe(main.querySelector('b'));
    main.querySelector('p')!.style.marginTop = '50px';
    expect(again()!.y).toBeGreaterThan(rect.y);
    main.querySelector('p')!.remove();
    expect(again()).toBeUndefined();
  });

  test('beside the words, far right of the line and in other text nothing opens', async () => {
    const { y } = placeOf('Lethal');
    await move('Nothing');
    await move(main.querySelector('p')!, { clientX: innerWidth - 2, clientY: y });
    running.clock.pass(1000);
    expect(log()).toEqual([]);
  });

  test('goes off: the card closes after a grace; into the card: it stays', async () => {
    await move('Deep');
    running.clock.pass(DELAYS.dwell);
    await move('Nothing');
    running.clock.pass(DELAYS.leave - 1);
    running.stage.onPointer(true);
    running.clock.pass(10_000);
    expect(log()).toEqual(['show Deep Strike']);
    running.stage.onPointer(false);
    running.clock.pass(DELAYS.leave);
    expect(log()).toEqual(['show Deep Strike', 'hide']);
  });

  test('the move onto the host of the card counts as being in it', async () => {
    main.append(running.stage.host);
    await move('Deep');
    running.clock.pass(DELAYS.dwell);
    await move('Nothing');
    await move(running.stage.host);
    running.clock.pass(10_000);
    expect(running.stage.open).toBe(true);
    await move('Nothing');
    running.clock.pass(DELAYS.leave);
    expect(running.stage.open).toBe(false);
  });

  test('selecting, scrolling and a pointer that stands still while the page moves open nothing', async () => {
    await move('Deep', { buttons: 1 });
    running.clock.pass(1000);
    await move('Deep');
    document.dispatchEvent(new Event('scroll'));
    running.clock.pass(1000);
    await move('Lethal', { screenX: pixel });
    running.clock.pass(1000);
    expect(log()).toEqual([]);
  });

  test('a press elsewhere closes; a click on a marked link is the link’s', async () => {
    await move('Lethal');
    running.clock.pass(DELAYS.dwell);
    point('pointerdown', 'Lethal');
    expect(point('click', 'Lethal').defaultPrevented).toBe(false);
    expect(log()).toEqual(['show Lethal Hits', 'hide']);
    await move('Lethal');
    running.clock.pass(1000);
    expect(log()).toHaveLength(2);
  });

  test('moves no focus', async () => {
    const field = document.createElement('input');
    main.append(field);
    field.focus();
    await move('Deep');
    running.clock.pass(1000);
    expect(document.activeElement).toBe(field);
    expect(log()).toEqual(['show Deep Strike']);
  });
});

describe('Esc', () => {
  test('closes an open card and nothing of the page’s; it does not reopen before the pointer has left', async () => {
    const heard: string[] = [];
    const listen = (event: KeyboardEvent) => heard.push(event.key);
    document.addEventListener('keydown', listen);
    expect(key('Escape')).toBe(true);
    await move('Deep');
    running.clock.pass(DELAYS.dwell);
    expect(key('a')).toBe(true);
    expect(key('Escape', { isComposing: true })).toBe(true);
    expect(key('Escape')).toBe(false);
    expect(key('Escape')).toBe(true);
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['Escape', 'a', 'Escape', 'Escape']);
    await move('Deep');
    running.clock.pass(1000);
    expect(log()).toEqual(['show Deep Strike', 'hide']);
    await move('Nothing');
    await move('Deep');
    running.clock.pass(DELAYS.dwell);
    expect(log().at(-1)).toBe('show Deep Strike');
  });
});

describe('touch', () => {
  const tap = (words: string): Event => {
    point('pointerdown', words, { pointerType: 'touch' });
    point('pointermove', words, { pointerType: 'touch' });
    return point('click', words);
  };

  test('a tap opens, a second on a link follows it, one elsewhere closes', () => {
    expect(tap('Lethal').defaultPrevented).toBe(true);
    expect(log()).toEqual(['show Lethal Hits']);
    expect(tap('Lethal').defaultPrevented).toBe(false);
    expect(log()).toEqual(['show Lethal Hits', 'hide']);
    expect(tap('Deep').defaultPrevented).toBe(false);
    expect(tap('Nothing').defaultPrevented).toBe(false);
    expect(log().slice(2)).toEqual(['show Deep Strike', 'hide']);
  });

  test('a finger that scrolls opens nothing, nor does a tap on a control', async () => {
    point('pointerdown', 'Deep', { pointerType: 'touch' });
    point('pointermove', 'Deep', { pointerType: 'touch' });
    document.dispatchEvent(new Event('scroll'));
    await frame();
    running.clock.pass(1000);
    main.querySelector('p')!.setAttribute('role', 'button');
    expect(tap('Deep').defaultPrevented).toBe(false);
    expect(log()).toEqual([]);
  });
});

describe('keys and commands', () => {
  test('walk the marks round the ends; an open card follows; open moves the focus into it', () => {
    const { annotator } = running;
    expect(annotator.next()).toEqual({ rule: 'deep strike', text: 'Deep Strike', position: 1, count: 2 });
    expect([...CSS.highlights.get('rehearsal-current')!].length).toBe(1);
    expect(annotator.next()?.text).toBe('Lethal Hits');
    expect(log()).toEqual([]);
    expect(annotator.open()).toBe(true);
    expect(annotator.next()?.text).toBe('Deep Strike');
    expect(annotator.previous()?.position).toBe(2);
    expect(log()).toEqual(['show Lethal Hits', 'focus', 'show Deep Strike', 'show Lethal Hits']);
  });

  test('a mark out of view is scrolled to; one that is not laid out is passed over', async () => {
    running.annotator.stop();
    await annotated(
      '<p>Deep Strike</p><p hidden>Lethal Hits</p><div style="height:5000px"></div><p id="low">Lethal Hits</p>',
    );
    running.annotator.next();
    running.annotator.next();
    const { top, bottom } = main.querySelector('#low')!.getBoundingClientRect();
    expect(top > 0 && bottom < innerHeight).toBe(true);
    expect(running.annotator.next()?.position).toBe(1);
    scrollTo(0, 0);
  });

  test('a rule of the list is gone to', () => {
    expect(running.annotator.goTo('lethal hits')).toBe(true);
    expect(log()).toEqual(['show Lethal Hits', 'focus']);
    expect(running.annotator.goTo('charge')).toBe(false);
  });

  test('selected text is looked up', () => {
    expect(running.annotator.lookUp()).toBe(false);
    document.getSelection()!.selectAllChildren(main.querySelector('#q')!);
    expect(running.annotator.lookUp()).toBe(false);
    document.getSelection()!.selectAllChildren(main.querySelector('a')!);
    expect(running.annotator.lookUp()).toBe(true);
    expect(log()).toEqual(['show Lethal Hits']);
    document.getSelection()!.removeAllRanges();
    expect(running.annotator.lookUp('what is deep  strike?')).toBe(true);
    expect(running.stage.ask?.text).toBe('deep  strike');
  });
});

test('a card that was looked up is not closed by a pointer that leaves a mark', async () => {
  await move('Deep');
  running.clock.pass(DELAYS.dwell);
  await move('Nothing');
  expect(running.annotator.lookUp('lethal hits')).toBe(true);
  running.clock.pass(10_000);
  expect(log()).toEqual(['show Deep Strike', 'show lethal hits']);
});

test('marks in a shadow tree are found under the pointer', async () => {
  running.annotator.stop();
  await annotated('<p>Lethal Hits</p><div id="host">light</div>');
  const host = main.querySelector('#host')!;
  const root = host.attachShadow({ mode: 'open' });
  const line = document.createElement('p');
  line.append('Deep Strike');
  root.append(line);
  await move(host);
  point('pointermove', line);
  await settled(running.annotator);
  const { x, y, height } = line.getBoundingClientRect();
  await move(line, { clientX: x + 10, clientY: y + height / 2 });
  running.clock.pass(DELAYS.dwell);
  expect(log()).toEqual(['show Deep Strike']);
});
