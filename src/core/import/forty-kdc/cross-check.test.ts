import { expect, test } from 'vitest';
import { crossCheck } from './cross-check.ts';
import { sampleSource, sampleUnit, sampleWeapon } from './sample-source.ts';

const codes = (more: Parameters<typeof sampleSource>[0]) => crossCheck(sampleSource(more)).map(({ code }) => code);

test('what contradicts itself is named', () => {
  const weapon = (profile: object) => {
    const [first] = sampleWeapon().profiles;
    return { weapons: [sampleWeapon({ profiles: [{ ...first!, keywords: [], ...profile }] })] };
  };
  expect(codes(weapon({}))).toEqual([]);
  expect(codes({ ...weapon({}), units: [sampleUnit({ points: [] })] })).toEqual(['missing']);
  expect(codes({ ...weapon({}), units: [sampleUnit({ faction_id: 'x' })], unitCompositions: [] })).toEqual([
    'dangling',
  ]);
  expect(codes({ ...weapon({}), units: [sampleUnit(), sampleUnit({ id: 'other' })] })).toEqual(['same-name']);
  expect(codes(weapon({ keywords: [{ keyword_id: 'torrent' }] }))).toEqual(['odd-value']);
  expect(codes(weapon({ keywords: [{ keyword_id: 'anti', parameters: { target_keyword: 'Moth' } }] }))).toEqual([
    'odd-keyword',
  ]);
});
