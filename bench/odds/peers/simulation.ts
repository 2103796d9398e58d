import type { AttackScenario } from '../../../src/core/combat/attack-scenario.ts';
import type { Peer } from './peer.ts';

const RUNS = 10_000;

/** Throws the dice of simple attacks again and again, as most public calculators do; here to show what that costs. */
export const simulation: Peer = {
  name: `dice thrown ${RUNS} times`,
  method: 'simulation',
  solve(scenario) {
    if (scenario.weapons.length !== 1 || scenario.target.groups.length !== 1) return undefined;
    if (scenario.target.cover || scenario.edition === '11e' || scenario.weapons[0]?.mortalsOnCriticalWound)
      return undefined;
    let killed = 0;
    let wiped = 0;
    for (let run = 0; run < RUNS; run++) {
      const dead = play(scenario);
      killed += dead;
      if (dead === scenario.target.groups[0]?.models) wiped += 1;
    }
    return { models: killed / RUNS, destroyed: wiped / RUNS };
  },
};

const d6 = (): number => 1 + Math.floor(Math.random() * 6);

function throwDice(text: number | string): number {
  const [, count, sides, plus] = /^(?:(\d*)D(\d+))?\+?(\d+)?$/.exec(String(text)) ?? [];
  let total = Number(plus ?? 0);
  for (let i = 0; sides && i < Number(count || 1); i++) total += 1 + Math.floor(Math.random() * Number(sides));
  return total;
}

function play({ weapons, target }: AttackScenario): number {
  const weapon = weapons[0]!;
  const group = target.groups[0]!;
  const { sustainedHits = 0, lethalHits, devastatingWounds, antiCriticalWoundOn = 6, blast } = weapon.abilities ?? {};
  const needed = woundNeeded(weapon.strength, group.toughness);
  const armour = Math.min(group.save - weapon.ap, group.invuln ?? 7);
  const state = { dead: 0, left: group.wounds };
  const hurt = (): void => {
    if (state.dead === group.models) return;
    for (let points = throwDice(weapon.damage); points > 0 && state.left > 0; points--) {
      if (!group.fnp || d6() < group.fnp) state.left -= 1;
    }
    if (state.left > 0) return;
    state.dead += 1;
    state.left = group.wounds;
  };
  let late = 0;
  const save = (): void => {
    const face = d6();
    if (face === 1 || face < armour) hurt();
  };
  const wound = (): void => {
    const face = d6();
    if (face >= Number(antiCriticalWoundOn)) {
      if (devastatingWounds) late += 1;
      else save();
    } else if (face > 1 && face >= needed) save();
  };
  for (let copy = 0; copy < weapon.count; copy++) {
    const attacks = throwDice(weapon.attacks) + (blast ? Math.floor(group.models / 5) : 0);
    for (let attack = 0; attack < attacks; attack++) {
      const face = d6();
      if (face === 1 || (face < 6 && face < (weapon.skill ?? 2))) continue;
      if (face === 6 && lethalHits) save();
      else wound();
      if (face === 6) for (let more = throwDice(String(sustainedHits)); more > 0; more--) wound();
    }
  }
  for (; late > 0; late--) hurt();
  return state.dead;
}

function woundNeeded(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  return 2 * strength <= toughness ? 6 : 5;
}
