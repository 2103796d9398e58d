import { fail, type Result, succeed } from '../../result/result.ts';
import type { AttackResult } from '../attack-result.ts';
import type { AttackScenario } from '../attack-scenario.ts';
import { changeAbility } from '../change-weapon.ts';
import { solveAttack } from '../solve-attack.ts';

export type Sniping = {
  readonly usual: AttackResult;
  readonly precise: AttackResult;
  /** Chance that every character of the attached unit dies, without and with Precision. */
  readonly characterDies: { readonly usual: number; readonly precise: number };
  /** Mean bodyguard models destroyed. */
  readonly bodyguardLost: { readonly usual: number; readonly precise: number };
};

/** An attached unit attacked without and with Precision (R17), as Epic Challenge would give it. */
export function sniping(scenario: AttackScenario, weapon?: number): Result<Sniping> {
  const { groups } = scenario.target;
  const leader = groups.findIndex((group) => group.character);
  if (leader < 0 || groups.length < 2) {
    const what = 'The target is no attached unit with a character.';
    return fail({
      code: 'no-attached-unit',
      where: 'target.groups',
      what,
      mend: 'Mark one of several groups as character.',
    });
  }
  const usual = solveAttack(changeAbility(scenario, 'precision', undefined, weapon));
  if (!usual.ok) return usual;
  const precise = solveAttack(changeAbility(scenario, 'precision', true, weapon));
  if (!precise.ok) return precise;
  const dies = ({ groupDestroyed }: AttackResult): number => groupDestroyed?.[leader] ?? 0;
  const lost = ({ groupModelsDestroyed }: AttackResult): number =>
    groups.reduce((all, group, g) => all + (group.character ? 0 : (groupModelsDestroyed?.[g] ?? 0)), 0);
  return succeed({
    usual: usual.value,
    precise: precise.value,
    characterDies: { usual: dies(usual.value), precise: dies(precise.value) },
    bodyguardLost: { usual: lost(usual.value), precise: lost(precise.value) },
  });
}
