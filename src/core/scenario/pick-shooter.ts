import type { MentionContext, MentionParams } from '../match/mention.ts';
import type { Effect, WeaponProfile } from '../rules/record.ts';
import { isWeaponEffect } from './apply-effect.ts';
import { wantedKeyword } from './conditions.ts';
import {
  findShooter,
  findTarget,
  getShooter,
  getTarget,
  LED_MARINES,
  type ShooterPreset,
  TARGETS,
  type TargetPreset,
} from './presets.ts';
import { shooterFromRow } from './weapon-from-row.ts';

/** The weapon that shows a rule best when the page names none, by a field the rule changes. */
const SHOWN_BY: Readonly<Record<string, readonly [shooter: string, count?: number]>> = {
  melta: ['meltagun', 2],
  torrent: ['flamer', 2],
  blast: ['frag-missile', 2],
  rapidFire: ['boltgun'],
  sustainedHits: ['heavy-bolter', 3],
  heavy: ['heavy-bolter', 3],
  lance: ['chainsword'],
  cleave: ['power-fist'],
  precision: ['heavy-bolter', 3],
  cover: ['heavy-bolter', 3],
  ignoresCover: ['heavy-bolter', 3],
  invuln: ['lascannon', 4],
  damageReduction: ['heavy-bolter', 3],
  halveDamage: ['lascannon', 4],
  antiCriticalWoundOn: ['heavy-bolter', 3],
  criticalHitOn: ['heavy-bolter', 3],
  apModifier: ['heavy-bolter', 3],
  minusOneToBeWoundedIfStrengthHigher: ['lascannon', 4],
};

/** The fields that a rule's effects on attacks set or add to. */
export const keysOf = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) =>
    isWeaponEffect(effect) ? [...Object.keys(effect.set ?? {}), ...Object.keys(effect.add ?? {})] : [],
  );

/** Why a number is what it is, where neither page nor data say: `has` is a target with the keyword that `words` names. */
export type OriginWhy = 'example' | 'choice' | 'number' | 'last' | 'has' | 'attached' | 'usual' | 'unit';

/** The weapon of a calculator, and why this one. */
export type PickedShooter = {
  readonly shooter: ShooterPreset;
  readonly from: 'page' | 'weapon' | 'preset';
  readonly words: string;
  readonly why?: OriginWhy;
};

/** Who shoots: the row that was pointed at, else the weapon the page names, else one that shows the rule. */
export function pickShooter(
  effects: readonly Effect[],
  params: MentionParams,
  context: MentionContext,
  row?: WeaponProfile,
): PickedShooter {
  const count = Number(/^\D{0,3}(\d{1,2})\b/.exec(context.weapon?.from ?? '')?.[1] ?? 1) || 1;
  const fromRow = row && shooterFromRow(row, count);
  if (fromRow) return { shooter: fromRow, from: 'weapon', words: fromRow.name };
  const named = context.weapon && findShooter(context.weapon.value);
  if (named && context.weapon) return { shooter: { ...named, count }, from: 'page', words: context.weapon.from };
  const melee = effects[0]?.if?.melee === true;
  // Anti shows most with a weapon that is weak against such a target.
  const light = keysOf(effects).includes('antiCriticalWoundOn') && !/^(vehicle|monster)$/i.test(params.keyword ?? '');
  if (light) return { shooter: getShooter('lasgun'), from: 'preset', words: '', why: 'example' };
  const [id, many] = keysOf(effects)
    .map((key) => SHOWN_BY[key])
    .find((shown) => shown && (!melee || getShooter(shown[0]).kind === 'melee')) ?? [melee ? 'chainsword' : 'boltgun'];
  const preset = getShooter(id);
  return { shooter: many ? { ...preset, count: many } : preset, from: 'preset', words: '', why: 'example' };
}

/** What there is to choose a target by. */
export type TargetWish = {
  readonly effects: readonly Effect[];
  readonly params: MentionParams;
  readonly context: MentionContext;
  readonly shooter: ShooterPreset;
  /** The page's named unit, looked up by whoever can. */
  readonly named?: TargetPreset;
  readonly remembered?: TargetPreset;
};

/** The target of a calculator, and why this one. */
export type PickedTarget = {
  readonly target: TargetPreset;
  readonly from: 'page' | 'rule' | 'you' | 'preset';
  readonly words: string;
  readonly why?: OriginWhy;
};

/** What is shot at: the unit the page names, else one the rule asks for, else the one used last, else a fitting preset. */
export function pickTarget({ effects, params, context, shooter, named, remembered }: TargetWish): PickedTarget {
  const onPage = named ?? (context.target && (findTarget(context.target.value) ?? findTarget(context.target.from)));
  if (onPage && context.target) return { target: onPage, from: 'page', words: context.target.from };
  const keyword = effects
    .map((effect) => isWeaponEffect(effect) && wantedKeyword(effect, params.keyword))
    .find(Boolean);
  if (keyword) {
    const has = (target: TargetPreset) => target.keywords.includes(keyword);
    const fits =
      remembered && has(remembered)
        ? remembered
        : [getTarget('marines-5'), getTarget('tank'), ...TARGETS].find((one) => one && has(one));
    // Presets are bare of faction keywords: what a rule is against, the target is taken to be.
    const target = fits ?? { ...(getTarget('marines-5') as TargetPreset), keywords: [keyword] };
    return { target, from: 'rule', words: keyword, why: 'has' };
  }
  const keys = keysOf(effects);
  if (keys.includes('precision')) return { target: LED_MARINES, from: 'rule', words: '', why: 'attached' };
  if (remembered && !(keys.includes('blast') && remembered.models < 5))
    return { target: remembered, from: 'you', words: '', why: 'last' };
  // The odds of a datasheet's row are against the same target for all rows.
  const heavy =
    effects.length > 0 &&
    shooter.strength >= 8 &&
    shooter.damage !== '1' &&
    shooter.damage !== '2' &&
    !keys.includes('invuln');
  const target = getTarget(keys.includes('blast') ? 'guard' : heavy ? 'tank' : 'marines-5') as TargetPreset;
  return { target, from: 'preset', words: '', why: 'example' };
}
