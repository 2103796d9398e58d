import { expect, test } from 'vitest';
import { capNotes } from './cap-notes.ts';
import { writePart } from './edit-scenario.ts';
import { getShooter, TARGETS } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

const boltgun = scenarioOf(getShooter('boltgun'), TARGETS[1]!, '10e');

test('modifiers beyond one say what they count as', () => {
  const two = writePart(boltgun, 'weapon', 'hitModifiers', [1, 1]);
  expect(capNotes(two, '10e')).toEqual([{ id: 'hit', values: { sum: '+2', counted: '+1' } }]);
  expect(capNotes(writePart(two, 'target', 'stealth', true), '10e')).toEqual([]);
  expect(capNotes(writePart(boltgun, 'weapon', 'woundModifiers', [-1, -1]), '10e')).toEqual([
    { id: 'wound', values: { sum: '−2', counted: '−1' } },
  ]);
});

test('cover that does nothing says why, in the edition where it does nothing', () => {
  const covered = writePart(boltgun, 'target', 'cover', true);
  expect(capNotes(covered, '10e')).toEqual([{ id: 'goodSave', values: { save: 3 } }]);
  expect(capNotes(covered, '11e')).toEqual([]);
  expect(capNotes(writePart(covered, 'weapon', 'ap', -1), '10e')).toEqual([]);
});

test('a flamer with Lethal Hits is told that it rolls nothing', () => {
  const flamer = scenarioOf(getShooter('flamer'), TARGETS[1]!, '10e');
  expect(capNotes(writePart(flamer, 'ability', 'lethalHits', true), '10e')).toEqual([
    { id: 'noCriticalHit', values: {} },
  ]);
});
