import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startDetection } from './detection.ts';
import type { DetectOptions } from './mention.ts';
import { PACK } from './rehearsal-pack.ts';
import { buildIndex } from './term-index.ts';

const index = buildIndex([PACK]);
const EVERYTHING: DetectOptions = { edition: '10e', sensitivity: 'everything', never: [], always: [] };

/** "surface → rule value" of everything that may be a rule, evidence aside. */
function found(text: string): string[] {
  const run = startDetection(index, { title: '', url: '' }, EVERYTHING).add(text);
  return run.candidates.map(({ start, end, rule, params }) =>
    [text.slice(start, end), '→', rule, params.keyword, params.value].filter(Boolean).join(' '),
  );
}

describe('names', () => {
  test.each([
    ['Sustained Hits 1', 'Sustained Hits 1 → Sustained Hits 1'],
    ['[SUSTAINED HITS D3]', 'SUSTAINED HITS D3 → Sustained Hits D3'],
    ['twin linked', 'twin linked → Twin-linked'],
    ['Twin\u2011linked', 'Twin\u2011linked → Twin-linked'],
    ['Twin\u2013linked', 'Twin\u2013linked → Twin-linked'],
    ['TWINLINKED', 'TWINLINKED → Twin-linked'],
    ['twin-\nlinked', 'twin-\nlinked → Twin-linked'],
    ['Lethal\u00a0Hits', 'Lethal\u00a0Hits → Lethal Hits'],
    ['Lethal \n  Hits', 'Lethal \n  Hits → Lethal Hits'],
    ['Le\u00adthal Hi\u200bts', 'Le\u00adthal Hi\u200bts → Lethal Hits'],
    ['Lethаl Hіts', 'Lethаl Hіts → Lethal Hits'],
    ['Reavers\u2019 Haste', "Reavers\u2019 Haste → Reavers' Haste"],
    ['reavers haste', "reavers haste → Reavers' Haste"],
    ['Mont\u2019ka', "Mont\u2019ka → Mont'ka"],
    ['Brekkeknots', 'Brekkeknots → Brëkkeknots'],
    ['l\u2019invuln', 'invuln → Invulnerable Save'],
    ['\u5973Lethal Hits\u306e', 'Lethal Hits → Lethal Hits'],
    ['Lethal Hits\u{1F600}', 'Lethal Hits → Lethal Hits'],
    ['Term/Lethal Hits/x', 'Lethal Hits → Lethal Hits'],
    ['Heavy’s', 'Heavy → Heavy'],
    ['devestating wounds', 'devestating wounds → Devastating Wounds'],
    ['Deadly Rapid Fire 2', 'Rapid Fire 2 → Rapid Fire 2'],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test.each([
    'prefixHeavy',
    'HeavySuffix',
    'heavy2x',
    'deep_heavy',
    'heavy_bolt',
    'https://x.org/heavy',
    'theme.heavy.css',
    '@heavy',
    'a heavy bolter',
    'the bolt pistol',
    'Scout Bikes',
    'Lethal – Hits',
    'Lethal\n\nHits',
    'Lethal | Hits',
    'oc',
    'sh',
    'яheavy',
    '64',
  ])('nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('brackets are read one by one, and the longest name wins', () => {
    expect(found('[HEAVY, RAPID FIRE 1]')).toEqual(['HEAVY → Heavy', 'RAPID FIRE 1 → Rapid Fire 1']);
    expect(found('[[Blast]] into [[Heavy]]')).toEqual(['Blast → Blast', 'Heavy → Heavy']);
  });
});

describe('values', () => {
  test.each([
    ['FNP 5+', 'FNP 5+ → Feel No Pain 5+'],
    ['FNP5+', 'FNP5+ → Feel No Pain 5+'],
    ['FNP 5 against snipers', 'FNP 5 → Feel No Pain 5+'],
    ['FNP 5 times', 'FNP → Feel No Pain'],
    ['FNP, 5+ years', 'FNP → Feel No Pain'],
    ['FNP 5+ years', 'FNP → Feel No Pain'],
    ['5+ FNP', '5+ FNP → Feel No Pain 5+'],
    ['5+++ FNP', '5+++ FNP → Feel No Pain 5+'],
    ['FNP (4 +)', 'FNP → Feel No Pain 4+'],
    ['feel no pain of 6+', 'feel no pain → Feel No Pain 6+'],
    ['a 5-up feel no pain', '5-up feel no pain → Feel No Pain 5+'],
    ['4+ invuln', '4+ invuln → Invulnerable Save 4+'],
    ['Anti-Infantry 4+', 'Anti-Infantry 4+ → Anti Infantry 4+'],
    ['anti-inf 4', 'anti-inf 4 → Anti Infantry 4+'],
    ['anti epic hero 2+', 'anti epic hero 2+ → Anti Epic Hero 2+'],
    ['Scouts 6"', 'Scouts 6" → Scouts 6"'],
    ['Scouts 6\u2033', 'Scouts 6\u2033 → Scouts 6"'],
    ["Scouts 6''", "Scouts 6'' → Scouts 6\""],
    ['Scouts 6 inches', 'Scouts 6 inches → Scouts 6"'],
    ['OC2', 'OC2 → Objective Control 2'],
    ['SH1', 'SH1 → Sustained Hits 1'],
    ['Sustained Hits 2D3', 'Sustained Hits 2D3 → Sustained Hits 2D3'],
    ['3 mortals', 'mortals → Mortal Wounds 3'],
    ['D3+3 mortals', 'mortals → Mortal Wounds D3+3'],
    ['4++', '4++ → Invulnerable Save 4+'],
    ['Inv4++', '4++ → Invulnerable Save 4+'],
    ['(5+++)', '5+++ → Feel No Pain 5+'],
    ['Sustained-Hits-2', 'Sustained-Hits-2 → Sustained Hits 2'],
    ['[LETHAL HITS: VEHICLE]', 'LETHAL HITS: VEHICLE → Lethal Hits Vehicle'],
    ['[SUSTAINED HITS 1: INFANTRY/MONSTER]', 'SUSTAINED HITS 1: INFANTRY/MONSTER → Sustained Hits Infantry/Monster 1'],
    ['[Lethal Hits: Vehicle]', 'Lethal Hits: Vehicle → Lethal Hits Vehicle'],
    ['Lethal Hits: vehicles hate it', 'Lethal Hits → Lethal Hits'],
    ['crits on 5s', 'crits on 5s → Critical Hit 5+'],
    ['crits on 5+', 'crits on 5+ → Critical Hit 5+'],
    ['Cleave 2', 'Cleave 2 → Cleave 2'],
    ['["Cleave 2"]', 'Cleave 2 → Cleave 2'],
    ['Cleave 2" away', 'Cleave → Cleave'],
    ['Cleave 48', 'Cleave → Cleave'],
    ['AP-2', 'AP-2 → Armour Penetration -2'],
  ])('%j', (text, expected) => {
    expect(found(text)).toEqual([expected]);
  });

  test('a line of saves, and values between two names', () => {
    expect(found('2+/4++/5+++')).toEqual(['4++ → Invulnerable Save 4+', '5+++ → Feel No Pain 5+']);
    expect(found('4+ invuln 5+ FNP')).toEqual(['4+ invuln → Invulnerable Save 4+', '5+ FNP → Feel No Pain 5+']);
    expect(found('invuln 4+ FNP 5+')).toEqual(['invuln 4+ → Invulnerable Save 4+', 'FNP 5+ → Feel No Pain 5+']);
    expect(found('save 3+ invuln 4+')).toEqual(['invuln 4+ → Invulnerable Save 4+']);
  });

  test.each(['i4++', '4++;', 'x = 4++', '14++', '4++++', '+++090/9337/55493+++', '7++', '1++', '4++x', '`4++`'])(
    'no save in %j',
    (text) => {
      expect(found(text.includes('x = ') || text.includes(';') ? `for (let x = 0; x < 9; ${text}` : text)).toEqual([]);
    },
  );
});

test('offsets lie inside the text, in order, and give the surface back, whatever invisible characters stand in it', () => {
  const words = fc.constantFrom(
    'Lethal Hits',
    'heavy',
    'FNP 5+',
    '4++',
    'anti-fly 2+',
    'and',
    '. ',
    '\n',
    '[',
    ']',
    'x',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), fc.array(fc.nat(200), { maxLength: 6 }), (pieces, places) => {
      const plain = pieces.join(' ');
      let text = plain;
      for (const place of places) {
        const at = place % (text.length + 1);
        if (/[a-z]/i.test(text.charAt(at - 1)) && /[a-z]/i.test(text.charAt(at)))
          text = `${text.slice(0, at)}\u00ad${text.slice(at)}`;
      }
      const run = startDetection(index, { title: '', url: '' }, EVERYTHING).add(text);
      let last = 0;
      for (const { start, end } of run.candidates) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        last = end;
      }
      expect(found(text).map((line) => line.replace(/\u00ad/g, ''))).toEqual(found(plain));
    }),
    { numRuns: 300 },
  );
});
