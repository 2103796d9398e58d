import { describe, expect, test } from 'vitest';
import { startDetection } from './detection.ts';
import { editDistance } from './fuzzy.ts';
import { PACK } from './rehearsal-pack.ts';
import { buildIndex } from './term-index.ts';

const index = buildIndex([PACK]);
const found = (text: string, title = 'Warhammer 40k') =>
  startDetection(index, { title, url: '' }, { edition: '10e', sensitivity: 'careful', never: [], always: [] })
    .add(text)
    .candidates.map(({ rule }) => rule);

describe('misspelt names', () => {
  test.each([
    ['feel no pian', 'Feel No Pain'],
    ['devastating wonds', 'Devastating Wounds'],
    ['devasttaing wounds', 'Devastating Wounds'],
    ['Letahl Hits', 'Lethal Hits'],
    ['invulnrable save', 'Invulnerable Save'],
    ['sustaned hits', 'Sustained Hits'],
  ])('%j', (text, rule) => {
    expect(found(`he has ${text} now`)).toEqual([rule]);
  });

  test.each([
    'fatal hits',
    'feel no gain',
    'moral wounds',
    'lethal bits and hits',
    'letahl. Hits',
    'heavvy',
    'lethal kitts',
  ])('not %j', (text) => {
    expect(found(`he has ${text} now`).filter((rule) => rule !== 'Mortal Wounds' || text !== 'moral wounds')).toEqual(
      [],
    );
  });

  test('only where the page is surely about the game', () => {
    expect(found('he has letahl hits now', 'Cooking')).toEqual([]);
  });

  test('a swap of neighbours is one edit; far words are not measured out', () => {
    expect(editDistance('pian', 'pain')).toBe(1);
    expect(editDistance('wonds', 'wounds')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('lethal', 'lethal')).toBe(0);
  });
});
