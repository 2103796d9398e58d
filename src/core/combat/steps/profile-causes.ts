import type { Cause, CauseName, Stage } from '../attack-result.ts';
import type { Draft } from './draft.ts';
import { penetration, saveNeeded } from './save.ts';

/** The rules besides abilities that moved something for this weapon: modifiers, re-rolls, saves, damage, Feel No Pain. */
export function profileCauses(draft: Draft, weapon: number): Cause[] {
  const causes: Cause[] = [];
  const add = (by: CauseName, rule: string, stage: Stage, how: string | number = ''): void => {
    causes.push({ by, rule, stage, weapon, how: String(how) });
  };
  const { weapon: profile, target } = draft;
  if (draft.skill !== null) {
    addCapped(draft.hitModifiers, (how) => add('hitModifiers', 'R2', 'hits', how));
    if (draft.rerollHits) add('rerollHits', 'R18', 'hits', draft.rerollHits);
    if (draft.criticalHitOn < 6) add('criticalHitOn', 'R3', 'hits', `${draft.criticalHitOn}+`);
  }
  addCapped(draft.woundModifiers, (how) => add('woundModifiers', 'R2', 'wounds', how));
  if (profile.rerollWounds) add('rerollWounds', 'R18', 'wounds', profile.rerollWounds);
  const ap = penetration(draft);
  if (ap < 0) add('ap', 'R9', 'saves', ap);
  if (draft.edition === '10e' && draft.cover) {
    const helps = target.groups.some(({ save }) => save > 3 || ap < 0);
    if (helps) add('cover', 'R10', 'saves', 'save');
  }
  for (const group of target.groups) {
    if (!group.invuln || saveNeeded(draft, { ...group, invuln: null }) <= saveNeeded(draft, group)) continue;
    add('invuln', 'R9', 'saves', `${group.invuln}+`);
  }
  if (target.saveModifiers?.length) add('saveModifiers', 'R9', 'saves');
  if (target.rerollSaves) add('rerollSaves', 'R18', 'saves', target.rerollSaves);
  if (profile.rerollDamageUpTo) add('rerollDamageUpTo', 'R11', 'damage', profile.rerollDamageUpTo);
  if (target.replaceDamage !== undefined) add('replaceDamage', 'R11', 'damage', target.replaceDamage);
  if (target.halveDamage) add('halveDamage', 'R11', 'damage');
  if (target.damageReduction) add('damageReduction', 'R11', 'damage', -target.damageReduction);
  if (profile.damageModifier) add('damageModifier', 'R11', 'damage', signed(profile.damageModifier));
  for (const { fnp, fnpMortal } of target.groups) {
    if (fnp) add('fnp', 'R15', 'losses', `${fnp}+`);
    if (fnpMortal) add('fnpMortal', 'R15', 'losses', `${fnpMortal}+`);
  }
  return causes;
}

/** Says what the modifiers come to, where there are any: "+2 → +1" where the rules cap them. */
function addCapped(modifiers: readonly number[], say: (how: string) => void): void {
  if (modifiers.length === 0) return;
  const sum = modifiers.reduce((all, one) => all + one, 0);
  const counted = Math.max(-1, Math.min(1, sum));
  say(sum === counted ? signed(sum) : `${signed(sum)} → ${signed(counted)}`);
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}
