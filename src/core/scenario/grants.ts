import type { MentionParams } from '../match/mention.ts';
import type { WeaponEffect } from '../rules/record.ts';
import { choiceOf } from './choices.ts';
import { assumptions, wantedKeyword } from './conditions.ts';
import { FIELDS } from './fields.ts';
import type { ShooterPreset, TargetPreset } from './presets.ts';

/** One thing the rule does, which the player may switch off. */
export type Grant = {
  /** Index in the rule's effects on attacks. */
  readonly index: number;
  readonly label: string;
  readonly on: boolean;
  /** What is taken for granted while it is on, in words. */
  readonly assumes: readonly string[];
};

/**
 * What a rule does, part by part. Parts the player chooses, and parts for units of one keyword, exclude each other as a
 * rule: the one the page's words mean, or else the first, is on unless something unconditional is. A part against another
 * kind of target or weapon is off.
 *
 * @param mention The words on the page that name the rule.
 */
export function grantsOf(
  effects: readonly WeaponEffect[],
  params: MentionParams,
  shooter: ShooterPreset,
  target: TargetPreset,
  chosen: Readonly<Record<number, boolean>>,
  mention = '',
): readonly Grant[] {
  const choosing = (effect: WeaponEffect) => effect.optional === true || effect.if?.keyword !== undefined;
  const first = effects.every(choosing) ? meant(effects, mention) : -1;
  const held: Record<string, unknown> = {};
  return effects.map((effect, index) => {
    const keyword = wantedKeyword(effect, params.keyword);
    const against = !keyword || target.keywords.includes(keyword);
    const weapon = effect.if?.weaponKeyword;
    const by =
      typeof weapon !== 'string' ||
      Object.keys(shooter.abilities).some((one) => one.toLowerCase() === weapon.replace(/\W/g, '').toLowerCase());
    const usual = (choosing(effect) ? index === first : true) && against && by;
    // Below half-strength and not below it cannot both be so: what was assumed first stands.
    const clash = Object.entries(effect.if ?? {}).some(([key, value]) => key in held && held[key] !== value);
    const on = chosen[index] ?? (usual && !clash);
    if (on) Object.assign(held, effect.if);
    return {
      index,
      label: effect.note ?? labels(effect).join(', '),
      on,
      assumes: [...assumptions(effect, shooter.kind), ...(against ? [] : [`the target is no ${keyword}`])],
    };
  });
}

/** The part most of whose words stand in what the page says; the earlier of two that have as many. */
function meant(effects: readonly WeaponEffect[], mention: string): number {
  const said = mention.toLowerCase().replace(/[−–]/g, '-');
  const heard = effects.map(({ words = [] }) => words.filter((word) => said.includes(word)).length);
  return heard.indexOf(Math.max(...heard));
}

const SAID: Readonly<Record<string, string>> = {
  hitModifiers: 'to hit',
  woundModifiers: 'to wound',
  saveModifiers: 'to saves',
  attacksModifier: 'Attacks',
  strengthModifier: 'Strength',
  damageModifier: 'Damage',
  apModifier: 'AP',
  skillModifier: 'BS',
  ignoreHitPenalties: 'no penalties to hit',
  criticalHitNeedsSuccess: '',
  mortalsOnCriticalWound: 'mortal wounds on a Critical Wound',
  precision: 'Precision',
  indirect: 'out of sight',
  cleave: 'Cleave',
};

function labels({ set = {}, add = {} }: WeaponEffect): readonly string[] {
  const name = (key: string) =>
    SAID[key] ?? choiceOf(key)?.label ?? FIELDS.find((field) => field.name === key)?.spoken ?? key;
  const sign = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
  const given = (key: string, value: unknown) => {
    if (typeof value === 'number')
      return `${name(key)} ${value}${/fnp|invuln|criticalHitOn|anti/i.test(key) ? '+' : ''}`;
    return typeof value === 'string' && /\d/.test(value) ? `${name(key)} ${value}` : name(key);
  };
  return [
    ...Object.entries(set).map(([key, value]) => given(key, value)),
    ...Object.entries(add).map(([key, by]) => `${sign(by)} ${name(key)}`),
  ].filter(Boolean);
}
