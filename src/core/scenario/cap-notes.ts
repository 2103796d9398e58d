import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { Edition } from '../rules/record.ts';
import { readPart } from './edit-scenario.ts';

const sum = (value: unknown): number =>
  Array.isArray(value) ? value.reduce((total: number, one: unknown) => total + Number(one), 0) : 0;

const sign = (value: number) => (value > 0 ? `+${value}` : `−${-value}`);

/** A limit of the rules that was reached: which, and its numbers. */
export type CapNote = {
  readonly id:
    | 'hit'
    | 'wound'
    | 'noCriticalHit'
    | 'meleeCover'
    | 'ignoresCover'
    | 'goodSave'
    | 'sameSave'
    | 'sameRolls';
  readonly values: Readonly<Record<string, string | number>>;
};

/** Where a limit of the rules was reached, so that a number which does not move is no riddle. */
export function capNotes(scenario: AttackScenario, edition: Edition): readonly CapNote[] {
  const notes: CapNote[] = [];
  const note = (id: CapNote['id'], values: CapNote['values'] = {}) => notes.push({ id, values });
  const capped = (id: 'hit' | 'wound', by: number) => note(id, { sum: sign(by), counted: sign(Math.sign(by)) });
  const weapon = scenario.weapons[0];
  if (!weapon) return notes;
  const torrent = readPart(scenario, 'ability', 'torrent') === true || weapon.skill === null;
  const on = (part: 'ability' | 'target' | 'context', key: string) => readPart(scenario, part, key) === true;

  const still = on('ability', 'heavy') && on('context', 'remainedStationary') ? 1 : 0;
  const stealth = on('target', 'stealth') && edition === '10e' && weapon.kind !== 'melee' ? -1 : 0;
  const hit = sum(weapon.hitModifiers) + still + stealth;
  if (Math.abs(hit) > 1 && !torrent) capped('hit', hit);
  const wound = sum(weapon.woundModifiers) + (on('ability', 'lance') && on('context', 'charged') ? 1 : 0);
  if (Math.abs(wound) > 1) capped('wound', wound);
  if (torrent && (readPart(scenario, 'ability', 'sustainedHits') || on('ability', 'lethalHits'))) note('noCriticalHit');

  const save = Number(readPart(scenario, 'group', 'save'));
  const ap = Math.min(0, Number(weapon.ap) + Number(readPart(scenario, 'weapon', 'apModifier') ?? 0));
  if (edition === '10e' && on('target', 'cover')) {
    if (weapon.kind === 'melee') note('meleeCover');
    else if (on('ability', 'ignoresCover')) note('ignoresCover');
    else if (save <= 3 && ap === 0) note('goodSave', { save });
  }
  return notes;
}
