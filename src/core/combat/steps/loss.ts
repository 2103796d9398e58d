import type { Distribution } from '../../dice/distribution.ts';

/**
 * How many wounds come off one model: `exactly[k]`, and `orMore[k]` for when only k are left. One entry more than the
 * most that can come off.
 */
export type Loss = { readonly exactly: Float64Array; readonly orMore: Float64Array };

const known = new WeakMap<Distribution, Map<number, Loss>>();

/**
 * Step 6: the law of wounds lost to `damage` points, one Feel No Pain die for each (R15). Kept untruncated; the
 * remaining wounds of the model cut it off, because what is over is lost (R13). Laws are kept with their damage.
 */
export function lossOf(damage: Distribution, feelNoPain = 7): Loss {
  let kept = known.get(damage);
  if (!kept) {
    kept = new Map();
    known.set(damage, kept);
  }
  let loss = kept.get(feelNoPain);
  if (!loss) {
    loss = countLoss(damage, feelNoPain);
    kept.set(feelNoPain, loss);
  }
  return loss;
}

function countLoss(damage: Distribution, feelNoPain: number): Loss {
  const most = damage.least + damage.masses.length - 1;
  const exactly = new Float64Array(most + 1);
  const lost = Math.min(1, (feelNoPain - 1) / 6);
  if (lost === 1) {
    exactly.set(damage.masses, damage.least);
  } else {
    // points[k] = chance that k of the points so far were lost.
    const points = new Float64Array(most + 1);
    points[0] = 1;
    for (let thrown = 0; thrown <= most; thrown++) {
      const mass = damage.masses[thrown - damage.least] ?? 0;
      for (let k = 0; k <= thrown; k++) exactly[k] = (exactly[k] as number) + mass * (points[k] as number);
      for (let k = Math.min(thrown + 1, most); k >= 0; k--) {
        points[k] = (points[k] as number) * (1 - lost) + (k > 0 ? (points[k - 1] as number) * lost : 0);
      }
    }
  }
  const orMore = new Float64Array(most + 2);
  for (let k = most; k >= 0; k--) orMore[k] = (orMore[k + 1] as number) + (exactly[k] as number);
  return { exactly, orMore };
}
