import type { Cause, Stage } from '../attack-result.ts';
import type { Draft } from './draft.ts';
import { penetration, saveNeeded } from './save.ts';

/** The rules besides abilities that moved something for this weapon: modifiers, re-rolls, saves, damage, Feel No Pain. */
export function profileCauses(draft: Draft, weapon: number): Cause[] {
  const causes: Cause[] = [];
  const add = (by: string, rule: string, stage: Stage, says: string): void => {
    causes.push({ by, rule, stage, weapon, says });
  };
  const { weapon: profile, target } = draft;
  if (draft.skill !== null) {
    addCapped(draft.hitModifiers, (says) => add('hitModifiers', 'R2', 'hits', `${says} to hit`));
    if (draft.rerollHits) add('rerollHits', 'R18', 'hits', `re-rolls ${draft.rerollHits}`);
    if (draft.criticalHitOn < 6) add('criticalHitOn', 'R3', 'hits', `${draft.criticalHitOn}+ is a Critical Hit`);
  }
  addCapped(draft.woundModifiers, (says) => add('woundModifiers', 'R2', 'wounds', `${says} to wound`));
  if (profile.rerollWounds) add('rerollWounds', 'R18', 'wounds', `re-rolls ${profile.rerollWounds}`);
  const ap = penetration(draft);
  if (ap < 0) add('ap', 'R9', 'saves', `AP ${ap}`);
  if (draft.edition === '10e' && draft.cover) {
    const helps = target.groups.some(({ save }) => save > 3 || ap < 0);
    if (helps) add('cover', 'R10', 'saves', '+1 to armour saves');
  }
  for (const group of target.groups) {
    if (!group.invuln || saveNeeded(draft, { ...group, invuln: null }) <= saveNeeded(draft, group)) continue;
    add('invuln', 'R9', 'saves', `the invulnerable save of ${group.invuln}+ is better`);
  }
  if (target.saveModifiers?.length) add('saveModifiers', 'R9', 'saves', 'modifiers to saves, at most +1 in sum');
  if (target.rerollSaves) add('rerollSaves', 'R18', 'saves', `the target re-rolls ${target.rerollSaves}`);
  if (profile.rerollDamageUpTo)
    add('rerollDamageUpTo', 'R11', 'damage', `re-rolls ${profile.rerollDamageUpTo} or less`);
  if (target.replaceDamage !== undefined) add('replaceDamage', 'R11', 'damage', `damage is ${target.replaceDamage}`);
  if (target.halveDamage) add('halveDamage', 'R11', 'damage', 'half damage, rounded up');
  if (target.damageReduction) add('damageReduction', 'R11', 'damage', `-${target.damageReduction} damage`);
  if (profile.damageModifier) add('damageModifier', 'R11', 'damage', `${signed(profile.damageModifier)} damage`);
  for (const { fnp, fnpMortal } of target.groups) {
    if (fnp) add('fnp', 'R15', 'losses', `Feel No Pain ${fnp}+`);
    if (fnpMortal) add('fnpMortal', 'R15', 'losses', `Feel No Pain ${fnpMortal}+ against mortal wounds`);
  }
  return causes;
}

/** Says what the modifiers come to, where there are any. */
function addCapped(modifiers: readonly number[], say: (says: string) => void): void {
  if (modifiers.length === 0) return;
  const sum = modifiers.reduce((all, one) => all + one, 0);
  const counted = Math.max(-1, Math.min(1, sum));
  say(sum === counted ? signed(sum) : `${signed(sum)} counts as ${signed(counted)}`);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
