import type { Distribution } from '../../dice/distribution.ts';
import { mean } from '../../dice/summary.ts';
import { countAttacks } from './attacks.ts';
import { damageOfAttack } from './damage.ts';
import type { Draft } from './draft.ts';
import { hitRoll } from './hit-roll.ts';
import { type Loss, lossOf } from './loss.ts';
import type { RollChances } from './roll-chances.ts';
import { saveFails, saveNeeded } from './save.ts';
import { woundRoll } from './wound-roll.ts';

/** Everything dice decide about one weapon's attacks on this target: the draft, turned into chances. */
export type Volley = {
  /** All attacks of all weapons of this entry. */
  readonly attacks: Distribution;
  readonly hit: RollChances;
  readonly wound: RollChances;
  /** Extra plain hits of a critical. */
  readonly sustained: Distribution | undefined;
  readonly lethal: boolean;
  readonly devastating: boolean;
  readonly precision: boolean;
  /** For each group: unmodified die a save needs, and the chance that one fails. */
  readonly saveNeeded: readonly number[];
  readonly saveFails: readonly number[];
  /** The save is the same whichever group is allocated to. */
  readonly sameSave: boolean;
  readonly rerollSaves: 'ones' | 'fails' | undefined;
  readonly damage: Distribution;
  /** For each group: wounds lost to the damage of one attack, and to the same damage as mortal wounds. */
  readonly losses: readonly Loss[];
  readonly mortalLosses: readonly Loss[];
  readonly mortals: Distribution | undefined;
  /** For each group: chance that one mortal wound is lost. */
  readonly mortalWoundCounts: readonly number[];
};

/** Steps 1 to 6 for one weapon. */
export function volleyOf(draft: Draft): Volley {
  const { groups, rerollSaves } = draft.target;
  const damage = damageOfAttack(draft);
  const needed = groups.map((group) => saveNeeded(draft, group));
  const plain = groups.map((group) => group.fnp ?? 7);
  const mortal = groups.map((group) => Math.min(group.fnp ?? 7, group.fnpMortal ?? 7));
  const loss = (feelNoPain: number): Loss => lossOf(damage, feelNoPain);
  return {
    attacks: countAttacks(draft),
    hit: hitRoll(draft),
    wound: woundRoll(draft),
    sustained: draft.sustained,
    lethal: draft.lethal,
    devastating: draft.devastating,
    precision: draft.precision,
    saveNeeded: needed,
    saveFails: needed.map((face) => saveFails(face, rerollSaves)),
    sameSave: needed.every((face) => face === needed[0]),
    rerollSaves,
    damage,
    losses: plain.map(loss),
    mortalLosses: mortal.map(loss),
    mortals: draft.mortals,
    mortalWoundCounts: mortal.map((feelNoPain) => Math.min(1, (feelNoPain - 1) / 6)),
  };
}

/** Means of one weapon's attacks as if the target never ran out of models (R19); null: depends on the model. */
export type Means = {
  readonly attacks: number;
  readonly hits: number;
  readonly wounds: number;
  readonly unsaved: number | null;
  readonly damage: number | null;
};

/** R19 for one weapon. */
export function meansOf(volley: Volley): Means {
  const { hit, wound, lethal, devastating, sameSave } = volley;
  const attacks = mean(volley.attacks);
  const extra = volley.sustained ? mean(volley.sustained) * hit.critical : 0;
  const automatic = lethal ? hit.critical : 0;
  const rolling = hit.success + hit.critical + extra - automatic;
  const criticals = rolling * wound.critical;
  const saved = automatic + rolling * wound.success + (devastating ? 0 : criticals);
  const unsaved = saved * (volley.saveFails[0] ?? 1) + (devastating ? criticals : 0);
  const known = sameSave || saved === 0;
  const mortals = volley.mortals ? criticals * mean(volley.mortals) : 0;
  return {
    attacks,
    hits: attacks * (rolling + automatic),
    wounds: attacks * (automatic + rolling * wound.success + criticals),
    unsaved: known ? attacks * unsaved : null,
    damage: known ? attacks * (unsaved * mean(volley.damage) + mortals) : null,
  };
}
