import { type Result, succeed } from '../../result/result.ts';
import type { AttackScenario, Target, Weapon } from '../attack-scenario.ts';
import { solveAttack } from '../solve-attack.ts';
import { type Gains, gainsOf } from '../what-it-adds.ts';

/** One small change of circumstances and what it would do. */
export type Sensitivity = { readonly id: string; readonly label: string; readonly gains: Gains };

type Nudge = {
  readonly id: string;
  readonly label: string;
  readonly change: (scenario: AttackScenario) => AttackScenario;
};

const weapons = (change: (weapon: Weapon) => Partial<Weapon>) => (scenario: AttackScenario) => ({
  ...scenario,
  weapons: scenario.weapons.map((weapon) => ({ ...weapon, ...change(weapon) })),
});

const target = (change: (target: Target) => Partial<Target>) => (scenario: AttackScenario) => ({
  ...scenario,
  target: { ...scenario.target, ...change(scenario.target) },
});

const NUDGES: readonly Nudge[] = [
  {
    id: 'hit+1',
    label: '+1 to hit',
    change: weapons(({ hitModifiers = [] }) => ({ hitModifiers: [...hitModifiers, 1] })),
  },
  {
    id: 'hit-1',
    label: '-1 to hit',
    change: weapons(({ hitModifiers = [] }) => ({ hitModifiers: [...hitModifiers, -1] })),
  },
  { id: 'rerollOnes', label: 're-roll hits of 1', change: weapons(({ rerollHits = 'ones' }) => ({ rerollHits })) },
  {
    id: 'wound+1',
    label: '+1 to wound',
    change: weapons(({ woundModifiers = [] }) => ({ woundModifiers: [...woundModifiers, 1] })),
  },
  { id: 'rerollWounds', label: 're-roll wounds', change: weapons(({ rerollWounds = 'fails' }) => ({ rerollWounds })) },
  { id: 'ap+1', label: 'AP better by 1', change: weapons(({ apModifier = 0 }) => ({ apModifier: apModifier - 1 })) },
  {
    id: 'strength+1',
    label: '+1 Strength',
    change: weapons(({ strengthModifier = 0 }) => ({ strengthModifier: strengthModifier + 1 })),
  },
  {
    id: 'attacks+1',
    label: '+1 Attack',
    change: weapons(({ attacksModifier = 0 }) => ({ attacksModifier: attacksModifier + 1 })),
  },
  {
    id: 'damage+1',
    label: '+1 Damage',
    change: weapons(({ damageModifier = 0 }) => ({ damageModifier: damageModifier + 1 })),
  },
  { id: 'cover', label: 'cover the other way', change: target(({ cover }) => ({ cover: !cover })) },
  {
    id: 'damageReduction',
    label: '-1 damage',
    change: target(({ damageReduction = 0 }) => ({ damageReduction: damageReduction + 1 })),
  },
  {
    id: 'noFeelNoPain',
    label: 'no Feel No Pain',
    change: target(({ groups }) => ({ groups: groups.map((group) => ({ ...group, fnp: null, fnpMortal: null })) })),
  },
  {
    id: 'noInvulnerable',
    label: 'no invulnerable save',
    change: target(({ groups }) => ({ groups: groups.map((group) => ({ ...group, invuln: null })) })),
  },
];

/** Every usual modifier as a delta to this attack, the largest change of models destroyed first; those that change nothing are left out. */
export function sensitivity(scenario: AttackScenario): Result<readonly Sensitivity[]> {
  const now = solveAttack(scenario);
  if (!now.ok) return now;
  const found: Sensitivity[] = [];
  for (const { id, label, change } of NUDGES) {
    const changed = solveAttack(change(scenario));
    if (!changed.ok) continue;
    const gains = gainsOf(now.value, changed.value);
    if (Math.abs(gains.meanWoundsLost) > 1e-12) found.push({ id, label, gains });
  }
  const size = ({ gains }: Sensitivity): number => Math.abs(gains.meanModelsDestroyed);
  return succeed(found.sort((a, b) => size(b) - size(a)));
}
