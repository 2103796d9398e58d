import { describe, expect, test } from 'vitest';
import type { PackTerms } from '../../rules/record.ts';
import { compileFacts } from './compile-facts.ts';
import { factsTerms } from './facts-terms.ts';
import { nameShape } from './name-shape.ts';
import { samplePack, sampleSource, sampleUnit, sampleWeapon } from './sample-source.ts';
import { TIER_RULES, tierOf } from './tier-rules.ts';

const RATES: Readonly<Record<string, number>> = {
  ancient: 20,
  lord: 190,
  venom: 3,
  overrun: 1,
  silence: 30,
  storm: 30,
  fire: 150,
  crimson: 1.2,
  inexorable: 0.1,
  advance: 15,
  death: 200,
  duty: 40,
  end: 300,
  does: 900,
  squad: 15,
  only: 1000,
  trim: 2,
  wick: 0.4,
};
const rate = (word: string) => RATES[word] ?? 0;
const tier = (name: string) => {
  const { tier: found, needs } = tierOf(nameShape(name, rate));
  return needs ? `${found}, ${needs}` : found;
};

describe('tiers', () => {
  test.each(['Ancient', 'Lord', 'Venom', 'Overrun', 'Silence', 'Ancient Lord', 'Storm of Fire'])(
    '%s is plain',
    (name) => {
      expect(tier(name)).toBe('word, capital');
    },
  );

  test.each([
    ['Glimmeric Squad', 'distinct'],
    ['Glimmeric', 'shared, capital'],
    ['Only in Death Does Duty End', 'shared, capital'],
    ['Inexorable Advance', 'shared, capital'],
    ['Lords', 'word, capital'],
    ["Ancient's Silence", 'word, capital'],
    ["Advancin' Squad", 'shared, capital'],
    ['Silencer Squad', 'shared, capital'],
    ['Kaleidoscopic Fire', 'word, capital'],
  ])('%s is %s', (name, wanted) => {
    expect(tier(name)).toBe(wanted);
  });

  test('every rule gives its reason, and the last fits all', () => {
    for (const { reason } of TIER_RULES) expect(reason.length).toBeGreaterThan(20);
    expect(TIER_RULES.at(-1)?.fits({ words: 0, coined: 0, rarest: 0, second: 0 })).toBe(true);
  });
});

function termsOf(tuned: readonly PackTerms[] = [], units = [sampleUnit({ name: 'Glimmerîc Squads' })]) {
  const { bodies } = compileFacts(sampleSource({ units }), samplePack());
  return factsTerms(bodies, tuned, rate);
}

const own = (edition: '10e' | '11e', text: string): PackTerms => ({
  schema: 1,
  pack: 'own',
  edition,
  date: '2026-01-01',
  revision: '0',
  entries: [{ id: 'x', name: 'X', kind: 'weapon-ability', set: 'core', terms: [{ text, tier: 'distinct' }] }],
  guards: [],
});

describe('terms', () => {
  test('folded, in both numbers, without "Squad" where the rest is coined', () => {
    const entry = termsOf().entries.find(({ kind }) => kind === 'datasheet');
    expect(entry?.terms.map(({ text }) => text)).toEqual(['glimmeric squads', 'glimmeric squad']);
    const single = termsOf([], [sampleUnit({ name: 'Glimmeric Squad' })]).entries.find(
      ({ kind }) => kind === 'datasheet',
    );
    expect(single?.terms.map(({ text }) => text)).toEqual(['glimmeric squad', 'glimmeric']);
  });

  test('a tier given by hand in another edition is kept; a text of the same edition is left to our own record', () => {
    const stratagem = (terms: PackTerms) => terms.entries.find(({ kind }) => kind === 'detachment-stratagem')?.terms;
    expect(stratagem(termsOf())?.[0]?.tier).toBe('shared');
    expect(stratagem(termsOf([own('10e', 'trim the wick')]))?.[0]?.tier).toBe('distinct');
    expect(stratagem(termsOf([own('11e', 'trim the wick')]))).toBeUndefined();
  });

  test('weapons that hold the name of a rule guard it, others would be weight', () => {
    const { bodies } = compileFacts(
      sampleSource({
        weapons: [sampleWeapon({ name: 'Blast cannon' }), sampleWeapon({ id: 'fists', name: 'Plain cannon' })],
      }),
      samplePack(),
    );
    expect(factsTerms(bodies, [own('11e', 'blast')], rate).guards).toEqual(['blast cannon']);
  });
});
