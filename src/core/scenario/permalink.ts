import type { AttackScenario } from '../combat/attack-scenario.ts';
import { checkScenario } from '../combat/check-scenario.ts';
import { readPart, writePart } from './edit-scenario.ts';
import { checkField, FIELDS, fieldText, withField } from './fields.ts';
import { OPTIONAL_FIELDS, type Part } from './part-of.ts';
import { getShooter, getTarget, type TargetPreset } from './presets.ts';
import { scenarioOf } from './scenario-of.ts';

/**
 * A scenario as a short text for the fragment of an address, and back:
 *
 *   1~10.2.3+.4.-1.D6+1~5.4.3+.-.2~r10~cover_1.hitModifiers_-1~boltgun~Marines
 *
 * version ~ weapon numbers ~ target numbers ~ kind and edition ~ everything else ~ names. Reading believes nothing: a
 * number out of range or an unknown name is left out, and what is no link of ours at all gives undefined.
 */
const VERSION = '1';
const WEAPON_FIELDS = FIELDS.filter(({ part }) => part === 'weapon').map(({ name }) => name);
const TARGET_FIELDS = FIELDS.filter(({ part }) => part === 'group').map(({ name }) => name);

const PARTS = Object.keys(OPTIONAL_FIELDS) as Part[];
const WORDS = ['ones', 'fails', 'nonCriticals', 'optional'];

/** The link of a scenario: letters, digits and `~._+-*%`, nothing that an address would have to escape. */
export function encodeScenario(scenario: AttackScenario): string {
  const numbers = (names: typeof WEAPON_FIELDS) =>
    names.map((name) => fieldText(scenario, name).replace('−', '-').replace('–', '-')).join('.');
  const other = PARTS.flatMap((part) =>
    OPTIONAL_FIELDS[part].flatMap((key) => {
      const value = readPart(scenario, part, key);
      if (
        value === undefined ||
        value === null ||
        value === false ||
        (typeof value === 'object' && !Array.isArray(value))
      )
        return [];
      return [`${key}_${value === true ? 'y' : Array.isArray(value) ? `l${value.join('*')}` : String(value)}`];
    }),
  );
  const [weapon] = scenario.weapons;
  const names = [weapon?.name ?? '', scenario.target.groups[0]?.name ?? ''].map(encodeURIComponent);
  const kind = `${weapon?.kind === 'melee' ? 'm' : 'r'}${scenario.edition === '11e' ? '11' : '10'}`;
  return [VERSION, numbers(WEAPON_FIELDS), numbers(TARGET_FIELDS), kind, other.join('.'), ...names].join('~');
}

/** The scenario of a link, with or without its `#`. */
export function decodeScenario(fragment: string): AttackScenario | undefined {
  const parts = fragment.replace(/^#/, '').slice(0, 2000).split('~');
  const [version, weapon = '', target = '', kind = '', other = '', weaponName = '', targetName = ''] = parts;
  if (version !== VERSION || parts.length < 5) return undefined;
  let scenario = start(kind, nameOf(weaponName), nameOf(targetName));
  for (const [names, texts] of [
    [WEAPON_FIELDS, weapon.split('.')],
    [TARGET_FIELDS, target.split('.')],
  ] as const)
    names.forEach((name, index) => {
      const text = texts[index];
      if (text !== undefined && checkField(name, text).ok) scenario = withField(scenario, name, text);
    });
  for (const pair of other.split('.')) {
    const at = pair.indexOf('_');
    const key = pair.slice(0, at);
    const part = PARTS.find((one) => OPTIONAL_FIELDS[one].includes(key));
    const value = part && readValue(key, pair.slice(at + 1));
    const next = part && value !== undefined && writePart(scenario, part, key, value);
    if (next && isSound(next)) scenario = next;
  }
  return scenario;
}

/** Whether every field is possible; that it may be too much to count is said where it is counted. */
function isSound(scenario: AttackScenario): boolean {
  const checked = checkScenario(scenario);
  return checked.ok || checked.problems.every(({ where }) => where === 'weapons');
}

function start(kind: string, weaponName: string, targetName: string): AttackScenario {
  const shooter = { ...getShooter('boltgun'), kind: kind.startsWith('m') ? 'melee' : 'ranged', abilities: {} } as const;
  const target: TargetPreset = { ...(getTarget('marines-5') as TargetPreset), keywords: [] };
  const plain = scenarioOf({ ...shooter, name: weaponName }, target, kind.endsWith('11') ? '11e' : '10e');
  return targetName ? writePart(plain, 'group', 'name', targetName) : plain;
}

function nameOf(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 80);
  } catch {
    return '';
  }
}

function readValue(key: string, text: string): unknown {
  if (key.endsWith('Modifiers')) {
    const list = text.slice(1).split('*').map(Number);
    return text.startsWith('l') && list.length <= 6 && list.every((one) => Number.isInteger(one) && Math.abs(one) <= 3)
      ? list
      : undefined;
  }
  if (text === 'y') return true;
  if (WORDS.includes(text)) return text;
  if (/^\d{0,2}D[36](\+\d{1,2})?$/.test(text)) return DICE_KEYS.includes(key) ? text : undefined;
  if (!/^-?\d{1,2}$/.test(text)) return undefined;
  return DICE_KEYS.includes(key) ? text : Number(text);
}

const DICE_KEYS = ['sustainedHits', 'rapidFire', 'melta', 'mortalsOnCriticalWound'];
