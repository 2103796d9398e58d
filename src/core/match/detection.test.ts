import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startDetection } from './detection.ts';
import type { DetectOptions, PageFacts, RunFacts } from './mention.ts';
import { PACK, PACK_11 } from './rehearsal-pack.ts';
import { buildIndex } from './term-index.ts';

const index = buildIndex([PACK]);
const CAREFUL: DetectOptions = { edition: '10e', sensitivity: 'careful', never: [], always: [] };

/** What is marked in the runs of one page, all runs added before anything is judged. */
function marked(
  texts: string | readonly (string | [string, RunFacts])[],
  page: Partial<PageFacts> = {},
  options = CAREFUL,
): string[] {
  const detection = startDetection(index, { title: '', url: '', ...page }, options);
  const runs = (typeof texts === 'string' ? [texts] : texts).map((one) =>
    typeof one === 'string' ? detection.add(one) : detection.add(...one),
  );
  return runs.flatMap((run) =>
    run.candidates.filter((one) => detection.judge(one, run).mark).map(({ start, end }) => run.text.slice(start, end)),
  );
}

describe('the page decides', () => {
  test.each([
    ['no sign of the game', 'Lethal hits are what the boxer lives on.'],
    [
      'names that others use vouch for no other',
      'They fell back under rapid fire, but you feel no pain and fall back again.',
    ],
    ['an ordinary word in the news', 'A blast destroyed two houses. The leader of the council praised the heavy crew.'],
    ['tags of a log', '[HEAVY] queued [LEADER] elected [BLAST] radius 2'],
    ['part numbers', 'OC2 clamp, SH1 shunt, RF1 antenna, 4++ zinc'],
    ['money that reads like the game', 'We earned 40k a year and fall back on rapid fire sales, heavy discounts.'],
    ['another game', 'In D&D the hit roll matters, mortal wounds hurt, and you feel no pain in 5e.'],
    [
      'a game that shares names, though its world is named',
      'Age of Sigmar: mortal wounds on 6s, fall back, then feel no pain from Khorne.',
    ],
  ])('%s: nothing is marked', (_name, text) => {
    expect(marked(text)).toEqual([]);
  });

  test('the name of the game, the title or the address is enough for names', () => {
    expect(marked('Lethal Hits for my 40k army.')).toEqual(['Lethal Hits']);
    expect(marked('does lethal hits stack with it?', { title: 'r/Warhammer40k' })).toEqual(['lethal hits']);
    expect(marked('does lethal hits stack with it?', { url: 'https://reddit.com/r/WarhammerCompetitive/x' })).toEqual([
      'lethal hits',
    ]);
  });

  test('two names of this game vouch for each other; a value is a sign of its own', () => {
    expect(marked('Devastating Wounds or Sustained Hits 1?')).toEqual(['Devastating Wounds', 'Sustained Hits 1']);
    expect(marked('Give the unit a 5+ FNP.')).toEqual(['5+ FNP']);
    expect(marked('FNP wanted, 5+ years; the FNP (4+ years) leads.')).toEqual([]);
    expect(marked('The FNP leads a panel of patients.')).toEqual([]);
  });

  test('the game named nearest decides in a text of many games', () => {
    const text =
      'Monday: Magic: the Gathering, where you feel no pain.\nTuesday: Warhammer 40,000 with Feel No Pain and Mortal Wounds on everything.\nWednesday: D&D, mortal wounds and rapid fire.';
    expect(marked(text)).toEqual(['Feel No Pain', 'Mortal Wounds']);
  });

  test('a page that names other games is judged region by region', () => {
    expect(
      marked([
        ['Warhammer 40k tonight: bring Mortal Wounds and shooting', { region: 1 }],
        ['D&D tomorrow: critical damage, mortal wounds and a rest', { region: 2 }],
        ['Do mortal wounds hurt?', { region: 1 }],
      ]),
    ).toEqual(['Mortal Wounds', 'mortal wounds']);
  });
});

describe('ordinary words ask for their sentence as well', () => {
  const page = { title: 'Rules question : Warhammer 40k stratagems' };
  test.each([
    ['[HEAVY, BLAST]', ['HEAVY', 'BLAST']],
    ['Heavy weapons may shoot twice.', ['Heavy']],
    ['The unit has Stealth, so it lives.', ['Stealth']],
    ['It gains stealth until the end of the turn.', ['stealth']],
    ['Hover: the model flies.', ['Hover']],
    ['Does it work with Torrent or Lethal Hits?', ['Torrent', 'Lethal Hits']],
    ["'''Leader''' and then more", ['Leader']],
    ['Siegecraft for 1CP.', ['Siegecraft']],
  ])('%j', (text, expected) => {
    expect(marked(text, page)).toEqual(expected);
  });

  test.each([
    'A heavy sigh, then heavy traffic.',
    'The heavy flamer and the assault marines went home.',
    'Assault Intercessors and Scout Bikes are models.',
    'Pick a team leader in advance, a torrent of tears.',
    'I hover between one and two copies.',
    'It is heavy-duty, blast-proof plastic.',
    '## Heavy Lifting: Who Holds the Middle',
  ])('nothing in %j', (text) => {
    expect(marked(text, page)).toEqual([]);
  });
});

describe('the user decides', () => {
  test('never, always and everything', () => {
    expect(marked('Lethal Hits in 40k', {}, { ...CAREFUL, never: ['lethal-hits'] })).toEqual([]);
    const refused = { ...CAREFUL, never: ['Feel No Pain 5+'] };
    expect(marked('Feel No Pain 5+ and Feel No Pain 4+ in 40k', {}, refused)).toEqual(['Feel No Pain 4+']);
    expect(marked('a heavy day', {}, { ...CAREFUL, always: ['Heavy'] })).toEqual(['heavy']);
    expect(marked('a heavy day of rapid fire', {}, { ...CAREFUL, sensitivity: 'everything' })).toEqual([
      'heavy',
      'rapid fire',
    ]);
  });

  test('a less careful reader sees more', () => {
    const text = 'mortal wounds from a stratagem in the command phase';
    expect(marked(text)).toEqual([]);
    expect(marked(text, {}, { ...CAREFUL, sensitivity: 'normal' })).toEqual(['mortal wounds']);
  });
});

describe('while a page is read', () => {
  test('a yes never turns into a no, and a no may become a yes with the revision grown', () => {
    const detection = startDetection(index, { title: '', url: '' }, CAREFUL);
    const early = detection.add('mortal wounds and feel no pain are fun.');
    const [first] = early.candidates;
    if (!first) throw new Error('nothing found');
    expect(detection.judge(first, early).mark).toBe(false);
    const before = detection.revision;
    detection.add('All of this is Warhammer 40k, of course.');
    expect(detection.revision).toBeGreaterThan(before);
    expect(detection.judge(first, early).mark).toBe(true);
    detection.add('Age of Sigmar, D&D, Pathfinder, Slay the Spire, Total War.');
    expect(detection.judge(first, early).mark).toBe(true);
  });

  test('text without evidence leaves the revision alone', () => {
    const detection = startDetection(index, { title: 'Warhammer 40k', url: '' }, CAREFUL);
    detection.add('Lethal Hits.');
    const before = detection.revision;
    detection.add('A walk in the park, and a coffee.');
    expect(detection.revision).toBe(before);
  });
});

describe('editions', () => {
  const both = buildIndex([PACK, PACK_11]);
  const refs = (text: string, page: Partial<PageFacts> = {}, edition: DetectOptions['edition'] = 'auto') => {
    const detection = startDetection(both, { title: '', url: '', ...page }, { ...CAREFUL, edition });
    const run = detection.add(text);
    return run.candidates.map((one) => detection.judge(one, run).refs);
  };
  test('without a sign the newest leads; the page or the reader may say otherwise', () => {
    expect(refs('Lethal Hits in 40k')).toEqual([['11e:lethal-hits', '10e:lethal-hits']]);
    expect(refs('Lethal Hits in 40k', {}, '10e')).toEqual([['10e:lethal-hits', '11e:lethal-hits']]);
    expect(refs('Lethal Hits in 10th edition 40k')).toEqual([['10e:lethal-hits', '11e:lethal-hits']]);
    expect(refs('Lethal Hits', { url: 'https://x.org/wh40k10ed/units' })).toEqual([
      ['10e:lethal-hits', '11e:lethal-hits'],
    ]);
    expect(refs('Lethal Hits\nExported with App Version: v1.30.0 (2)')).toEqual([
      ['10e:lethal-hits', '11e:lethal-hits'],
    ]);
  });
});

test('what a text names does not depend on what was read before it; only whether it is marked does', () => {
  const words = fc.constantFrom(
    ...['Warhammer 40k', 'Age of Sigmar', 'Lethal Hits', 'heavy', 'Leader', 'FNP 5+', '4++', 'T4 3+ 2W', 'AP-2', 'AP2'],
    ...[
      '-1 to hit',
      'D6+1',
      '2D6',
      'crits on 5s',
      '[BLAST',
      '2]',
      'anti-fly 2+',
      'and',
      '. ',
      '\n',
      'fall back',
      '3CP',
    ],
  );
  const text = fc.array(words, { maxLength: 6 }).map((pieces) => pieces.join(' '));
  const named = (detection: ReturnType<typeof startDetection>, run: string) =>
    detection.add(run).candidates.map(({ start, end, rule, params, refs, tier }) => ({
      ...{ start, end, rule, params, refs, tier },
    }));
  const fresh = () => startDetection(index, { title: '', url: '' }, CAREFUL);
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), text, (before, run) => {
      const detection = fresh();
      for (const one of before) detection.add(one);
      expect(named(detection, run)).toEqual(named(fresh(), run));
    }),
    { numRuns: 400 },
  );
});
