import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DELAYS, type HoverEvent, type HoverState, hover, REST } from './hover.ts';

type Event = HoverEvent<string>;
const over = (mark: string): Event => ({ type: 'over', mark });
const press = (mark?: string): Event => ({ type: 'press', mark });
const ask = (mark: string): Event => ({ type: 'ask', mark });

/** Plays `[time, event]` steps, waking the machine when it asked for it; gives what it did as `time action mark`. */
function play(...steps: readonly (readonly [number, Event | Event['type']])[]): string[] {
  const log: string[] = [];
  let state: HoverState<string> = REST;
  let wakeAt: number | undefined;
  const feed = (time: number, event: Event) => {
    const answer = hover(state, event, time);
    if (answer.do) log.push(`${time} ${answer.do}${answer.do === 'show' ? ` ${answer.state.open}` : ''}`);
    ({ state, wakeAt } = answer);
  };
  for (const [time, event] of [...steps, [1e6, 'tick'] as const]) {
    for (let due = wakeAt; due !== undefined && due <= time; due = wakeAt) feed(due, { type: 'tick' });
    feed(time, typeof event === 'string' ? ({ type: event } as Event) : event);
  }
  return log;
}

test('the pointer that rests opens after the dwell and closes after the leave', () => {
  expect(play([0, over('m')], [50, over('m')], [1000, 'out'])).toEqual(['120 show m', '1300 hide']);
});

test('crossing, scrolling or pressing a button opens nothing', () => {
  expect(play([0, over('m')], [119, 'out'])).toEqual([]);
  expect(play([0, over('m')], [60, 'scroll'])).toEqual([]);
  expect(play([0, over('m')], [60, 'button'])).toEqual([]);
});

test('into the card and back keeps it open', () => {
  expect(play([0, over('m')], [200, 'out'], [400, 'cardIn'], [5000, 'cardOut'], [5200, over('m')])).toEqual([
    '120 show m',
  ]);
  expect(play([0, over('m')], [200, 'out'], [400, 'cardIn'], [5000, 'cardOut'])).toEqual(['120 show m', '5300 hide']);
});

test('a card that opens under the pointer does not flicker', () => {
  expect(play([0, over('m')], [121, 'out'], [122, 'cardIn'])).toEqual(['120 show m']);
});

test('from mark to mark: the second opens after the travel time, on the way to the card it does not', () => {
  expect(play([0, over('m')], [200, over('n')])).toEqual(['120 show m', '420 show n']);
  expect(play([0, over('m')], [200, over('n')], [300, 'cardIn'])).toEqual(['120 show m']);
  expect(play([0, over('m')], [200, over('n')], [250, over('m')])).toEqual(['120 show m']);
});

test('after Esc or the close button it stays closed until the pointer has left', () => {
  for (const way of ['escape', 'close'] as const) {
    expect(play([0, over('m')], [200, way], [201, over('m')], [900, over('m')])).toEqual(['120 show m', '200 hide']);
    expect(play([0, over('m')], [200, way], [300, 'out'], [400, over('m')])).toEqual([
      '120 show m',
      '200 hide',
      '520 show m',
    ]);
    expect(play([0, over('m')], [200, way], [300, over('n')], [500, over('m')])).toEqual([
      '120 show m',
      '200 hide',
      '420 show n',
      '720 show m',
    ]);
  }
});

test('Esc with nothing open does nothing', () => expect(play([0, 'escape'])).toEqual([]));

test('a tap opens at once, a second follows, one elsewhere closes', () => {
  expect(play([0, press('m')], [500, press('m')])).toEqual(['0 show m', '500 follow']);
  expect(play([0, press('m')], [500, press('n')], [900, press()])).toEqual(['0 show m', '500 show n', '900 hide']);
  expect(play([0, press()])).toEqual([]);
});

test('what a key opened stays while the pointer wanders', () => {
  expect(play([0, ask('m')], [10, over('n')], [60, 'out'], [9000, 'escape'])).toEqual(['0 show m', '9000 hide']);
});

test('any play: shows and hides alternate sensibly, tokens only grow, nothing stays due at rest', () => {
  const event = fc.oneof(
    fc.constantFrom('m', 'n', 'o').map(over),
    fc.constantFrom('m', 'n', undefined).map(press),
    fc.constantFrom<Event['type']>('out', 'cardIn', 'cardOut', 'escape', 'close', 'scroll', 'button', 'tick'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.integer({ min: 0, max: 400 }))), (steps) => {
      let state: HoverState<string> = REST;
      let time = 0;
      for (const [given, wait] of steps) {
        time += wait;
        const before: HoverState<string> = state;
        const answer = hover(state, typeof given === 'string' ? ({ type: given } as Event) : given, time, DELAYS);
        state = answer.state;
        expect(state.token).toBe(before.token + (answer.do ? 1 : 0));
        if (answer.do === 'show') expect(state.open).toBeDefined();
        if (answer.do === 'hide') expect([before.open === undefined, state.open]).toEqual([false, undefined]);
        if (!answer.do) expect(state.open).toBe(before.open);
        expect(answer.wakeAt === undefined).toBe(state.openAt === undefined && state.closeAt === undefined);
        if (state.closeAt !== undefined) expect(state.open).toBeDefined();
      }
    }),
  );
});
