import type { AttackScenario } from '../combat/attack-scenario.ts';
import type { KeywordUse, RuleRecord, WeaponProfile } from '../rules/record.ts';
import { applyEffect, isWeaponEffect } from './apply-effect.ts';
import { wantedKeyword } from './conditions.ts';
import { diceParts, parseAp, parseDice, parseRoll } from './parse-number.ts';
import type { ShooterPreset } from './presets.ts';

/** Records by the reference a weapon's keyword carries; what is missing is shown as not counted. */
export type KnownRules = Readonly<Record<string, RuleRecord>>;

/**
 * A row of a datasheet as a shooter, without its keywords. Undefined where a figure is not a number or dice (`*`, `-`).
 * A skill of N/A hits by itself.
 */
export function shooterFromRow(row: WeaponProfile, count = 1): ShooterPreset | undefined {
  const attacks = parseDice(row.A);
  const skill = parseRoll(row.skill);
  const ap = parseAp(row.AP);
  const damage = parseDice(row.D);
  const strength = diceParts(row.S);
  if (!attacks.ok || !skill.ok || !ap.ok || !damage.ok || !strength || strength.dice) return undefined;
  return {
    id: `row:${row.name}`,
    name: row.name,
    names: `${row.name}s`,
    kind: row.kind,
    count,
    attacks: attacks.value,
    skill: skill.value,
    strength: strength.plus,
    ap: ap.value,
    damage: damage.value,
    abilities: skill.value === null ? { torrent: true } : {},
  };
}

/**
 * The keywords of a weapon at work in a scenario: the effects of their records, with the value the row gives. Anti counts
 * when the target has its keyword. `skip` is the rule the calculator is about; it is granted apart.
 */
export function withKeywords(
  scenario: AttackScenario,
  uses: readonly KeywordUse[],
  known: KnownRules,
  targetKeywords: readonly string[],
  skip: string,
): AttackScenario {
  let next = scenario;
  for (const use of uses) {
    const record = use.ref ? known[use.ref] : undefined;
    if (!record || record.id === skip) continue;
    for (const effect of record.effect ?? []) {
      if (!isWeaponEffect(effect) || effect.optional || effect.if?.targetVisible === false) continue;
      const wanted = wantedKeyword(effect, use.keyword);
      if (wanted && !targetKeywords.includes(wanted)) continue;
      next = applyEffect(next, effect, { value: use.value, keyword: use.keyword });
    }
  }
  return next;
}
