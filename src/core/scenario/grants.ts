import type { MentionParams } from '../match/mention.ts';
import type { WeaponEffect } from '../rules/record.ts';
import { assumptions, type Condition, wantedKeyword } from './conditions.ts';
import type { ShooterPreset, TargetPreset } from './presets.ts';

/** One thing the rule does, which the player may switch off. */
export type Grant = {
  /** Index in the rule's effects on attacks. */
  readonly index: number;
  readonly effect: WeaponEffect;
  readonly on: boolean;
  /** What is taken for granted while it is on; `noTarget` is the keyword the target does not have. */
  readonly assumes: readonly Condition[];
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
      effect,
      on,
      assumes: [...assumptions(effect, shooter.kind), ...(against ? [] : [['noTarget', keyword] as const])],
    };
  });
}

/** The part most of whose words stand in what the page says; the earlier of two that have as many. */
function meant(effects: readonly WeaponEffect[], mention: string): number {
  const said = mention.toLowerCase().replace(/[−–]/g, '-');
  const heard = effects.map(({ words = [] }) => words.filter((word) => said.includes(word)).length);
  return heard.indexOf(Math.max(...heard));
}
