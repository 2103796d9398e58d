import { type Result, succeed } from '../result/result.ts';
import type { AttackScenario } from './attack-scenario.ts';
import { changeAbility } from './change-weapon.ts';
import { draftAttack } from './steps/draft-attack.ts';
import { type Volley, volleyOf } from './steps/volley.ts';
import { type Added, type Trial, whatItAdds } from './what-it-adds.ts';

/** Two abilities tried on the same attack. */
export type Contest = {
  readonly one: Added;
  readonly other: Added;
  /** Which destroys more models. */
  readonly better: 'one' | 'other' | 'equal';
  /** Where they are equal: why, in a sentence. */
  readonly because?: string;
};

const SAME = 1e-12;

/**
 * Tries two abilities on the same attack. "Equal" can be right: Lethal Hits save the failed Wound rolls of critical
 * hits, Devastating Wounds save the made saves of critical wounds, and the two products may be the same number.
 */
export function whichAddsMore(scenario: AttackScenario, one: Trial, other: Trial): Result<Contest> {
  const bare = changeAbility(changeAbility(scenario, one.ability, undefined), other.ability, undefined);
  const first = whatItAdds(bare, one);
  if (!first.ok) return first;
  const second = whatItAdds(bare, other);
  if (!second.ok) return second;
  const gap = first.value.gains.meanModelsDestroyed - second.value.gains.meanModelsDestroyed;
  const contest = { one: first.value, other: second.value };
  if (Math.abs(gap) > SAME) return succeed({ ...contest, better: gap > 0 ? 'one' : 'other' });
  return succeed({ ...contest, better: 'equal', because: reasonOf(bare, first.value, one, other) });
}

function reasonOf(bare: AttackScenario, added: Added, one: Trial, other: Trial): string {
  if (Math.abs(added.gains.meanModelsDestroyed) <= SAME) {
    return `Equal because neither changes what this attack destroys${excuse(bare, [one, other])}.`;
  }
  const volley = volleyOf(draftAttack(bare, one.weapon ?? 0, true));
  const parts = [one, other].map(({ ability }) => shareOf(volley, ability));
  const [mine, theirs] = parts;
  if (mine && theirs && Math.abs(mine.value - theirs.value) <= SAME) {
    return `Equal because each adds ${percent(mine.value)} of an unsaved wound per attack: ${mine.says}; ${theirs.says}.`;
  }
  return 'Equal because both end in the same chances for every number of models destroyed.';
}

/** What an ability adds per attack to the unsaved wounds, as a product of chances. */
function shareOf({ hit, wound, saveFails }: Volley, ability: string): { value: number; says: string } | undefined {
  const fails = saveFails[0] ?? 1;
  const hits = hit.success + hit.critical;
  const wounds = wound.success + wound.critical;
  if (ability === 'lethalHits') {
    const says = `Lethal Hits: ${percent(hit.critical)} critical hits × ${percent(1 - wounds)} failed wounds × ${percent(fails)} failed saves`;
    return { value: hit.critical * (1 - wounds) * fails, says };
  }
  if (ability === 'devastatingWounds') {
    const says = `Devastating Wounds: ${percent(hits)} hits × ${percent(wound.critical)} critical wounds × ${percent(1 - fails)} made saves`;
    return { value: hits * wound.critical * (1 - fails), says };
  }
  if (ability === 'sustainedHits') {
    const says = `Sustained Hits: ${percent(hit.critical)} critical hits × ${percent(wounds)} wounds × ${percent(fails)} failed saves`;
    return { value: hit.critical * wounds * fails, says };
  }
  return undefined;
}

function excuse({ weapons }: AttackScenario, trials: readonly Trial[]): string {
  const torrent = weapons.every(({ skill }) => skill === null);
  const needHits = trials.every(({ ability }) => ability === 'sustainedHits' || ability === 'lethalHits');
  return torrent && needHits ? ': without a Hit roll there are no Critical Hits' : '';
}

function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)}%`;
}
