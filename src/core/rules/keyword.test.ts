import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseKeyword, printKeyword } from './keyword.ts';

describe('parseKeyword', () => {
  test.each([
    ['Sustained Hits 1', 'Sustained Hits', '1', undefined],
    ['sustained hits d3', 'Sustained Hits', 'D3', undefined],
    ['[SUSTAINED HITS 2]', 'Sustained Hits', '2', undefined],
    ['SustainedHits1', 'Sustained Hits', '1', undefined],
    ['Anti-Vehicle 4+', 'Anti', '4+', 'Vehicle'],
    ['anti-infantry 4', 'Anti', '4+', 'Infantry'],
    ['Anti-EPIC HERO 2+', 'Anti', '2+', 'Epic Hero'],
    ['ANTI VEHICLE 3 +', 'Anti', '3+', 'Vehicle'],
    ['Anti‑Fly 2', 'Anti', '2+', 'Fly'],
    ['Anti – Monster 4+', 'Anti', '4+', 'Monster'],
    ['Anti-Vehicle', 'Anti', undefined, 'Vehicle'],
    ['Rapid Fire D6+3', 'Rapid Fire', 'D6+3', undefined],
    ['rapid fire 1d6 + 3', 'Rapid Fire', 'D6+3', undefined],
    ['Scouts 6"', 'Scouts', '6"', undefined],
    ['Scouts 6”', 'Scouts', '6"', undefined],
    ['Scouts 6″', 'Scouts', '6"', undefined],
    ["Scouts 6''", 'Scouts', '6"', undefined],
    ['Scouts 6', 'Scouts', '6"', undefined],
    ['6" Scouts', 'Scouts', '6"', undefined],
    ['Feel No Pain 5+', 'Feel No Pain', '5+', undefined],
    ['feel no pain 5', 'Feel No Pain', '5+', undefined],
    ['5+ Feel No Pain', 'Feel No Pain', '5+', undefined],
    ['FNP5+', 'Fnp', '5+', undefined],
    ['Deadly Demise D3', 'Deadly Demise', 'D3', undefined],
    ['Deadly Demise D6+2', 'Deadly Demise', 'D6+2', undefined],
    ['DeadlyDemise 2D6', 'Deadly Demise', '2D6', undefined],
    ['Melta X', 'Melta', 'X', undefined],
    ['[BLAST]', 'Blast', undefined, undefined],
    ['Twin-linked', 'Twin-linked', undefined, undefined],
    ['TWIN-LINKED', 'Twin-linked', undefined, undefined],
    ['**^^Lethal Hits^^**', 'Lethal Hits', undefined, undefined],
    ['[LETHAL HITS: VEHICLE]', 'Lethal Hits', undefined, 'Vehicle'],
    ['SUSTAINED HITS 1: INFANTRY/BEASTS', 'Sustained Hits', '1', 'Infantry/Beasts'],
    ['Lone Operative', 'Lone Operative', undefined, undefined],
    ["T'au", "T'au", undefined, undefined],
    ['The Shadow of Chaos', 'The Shadow of Chaos', undefined, undefined],
    ['THE SHADOW OF CHAOS', 'The Shadow of Chaos', undefined, undefined],
    ['Firing Deck 12', 'Firing Deck', '12', undefined],
    ['Cleave 2.', 'Cleave', '2', undefined],
  ])('%s', (text, name, value, keyword) => {
    expect(parseKeyword(text)).toEqual({
      name,
      ...(value !== undefined && { value }),
      ...(keyword !== undefined && { keyword }),
    });
  });

  test.each([[''], ['4+'], ['[]'], ['-'], ['12"']])('%s is no keyword', (text) => {
    expect(parseKeyword(text)).toBeUndefined();
  });

  test.each([
    ['Anti-Vehicle 4+'],
    ['Sustained Hits D3'],
    ['Scouts 6"'],
    ['Feel No Pain 5+'],
    ['Rapid Fire D6+3'],
    ['Lethal Hits: Vehicle'],
    ['Sustained Hits 1: Infantry/Beasts'],
    ['Twin-linked'],
    ['Blast'],
    ['Dark Pacts'],
  ])('%s prints as it was', (text) => {
    const parsed = parseKeyword(text);
    expect(parsed && printKeyword(parsed)).toBe(text);
  });

  test('what was printed reads the same again, whatever was written', () => {
    const written = fc.record({
      name: fc.constantFrom(
        'Anti-Vehicle',
        'anti epic hero',
        'Rapid Fire',
        'SCOUTS',
        "T'au",
        'Twin‑linked',
        'deadlyDemise',
        'é',
      ),
      gap: fc.constantFrom(' ', '', '  ', ': ', ' - '),
      value: fc.constantFrom('', '4', '4+', '6"', '6”', 'D6', '2d3', 'd6 + 2', 'X', '12'),
      wrap: fc.constantFrom(['', ''], ['[', ']'], ['**', '**'], ['■ ', '.'], ['^^', '^^,']),
    });
    fc.assert(
      fc.property(written, ({ name, gap, value, wrap: [open, close] }) => {
        const parsed = parseKeyword(`${open}${name}${gap}${value}${close}`);
        if (!parsed) throw new Error('not read');
        const printed = printKeyword(parsed);
        const again = parseKeyword(printed);
        expect(again && printKeyword(again)).toBe(printed);
      }),
      { numRuns: 1500, seed: 5 },
    );
  });
});
