import type { AttackResult, Cause, Stage } from '../attack-result.ts';

/** A figure of a result that can be asked about. */
export type Figure = 'meanAttacks' | 'meanHits' | 'meanWounds' | 'meanUnsaved' | 'meanDamage' | 'meanWoundsLost';

const STAGES: readonly Stage[] = ['attacks', 'hits', 'wounds', 'saves', 'damage', 'losses'];

const LAST: Readonly<Record<Figure, Stage>> = {
  meanAttacks: 'attacks',
  meanHits: 'hits',
  meanWounds: 'wounds',
  meanUnsaved: 'saves',
  meanDamage: 'damage',
  meanWoundsLost: 'losses',
};

/** Which rules moved a figure: those of its own step (`own`) and those it inherits from the steps before. */
export function causesOf(
  { causes }: AttackResult,
  figure: Figure,
): { readonly own: readonly Cause[]; readonly inherited: readonly Cause[] } {
  const last = STAGES.indexOf(LAST[figure]);
  return {
    own: causes.filter(({ stage }) => STAGES.indexOf(stage) === last),
    inherited: causes.filter(({ stage }) => STAGES.indexOf(stage) < last),
  };
}
