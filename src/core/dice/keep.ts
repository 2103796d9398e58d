import type { Distribution } from './distribution.ts';

/**
 * Roll `dice` copies of X, keep the `kept` highest (or lowest) and add them up: "3D6 and discard the lowest".
 * Counted face by face from the kept end, so the cost is O(faces · dice²) states, not faces^dice.
 */
export function keep(x: Distribution, dice: number, kept: number, which: 'highest' | 'lowest'): Distribution {
  const size = x.masses.length;
  // ways[rolled] = law of the kept sum so far, when `rolled` dice have shown a face already visited.
  let ways: (Map<number, number> | undefined)[] = [new Map([[0, 1]])];
  let left = 1;
  for (let step = 0; step < size; step++) {
    const face = which === 'highest' ? size - 1 - step : step;
    const mass = x.masses[face] as number;
    const chance = left > 0 ? Math.min(1, mass / left) : 1;
    const certain = step === size - 1;
    const next: (Map<number, number> | undefined)[] = [];
    for (const rolled of ways.keys()) {
      const law = ways[rolled];
      if (!law) continue;
      const open = dice - rolled;
      for (let shown = certain ? open : 0; shown <= open; shown++) {
        const weight = certain ? 1 : binomialMass(open, shown, chance);
        if (weight === 0) continue;
        const counted = Math.max(0, Math.min(kept, rolled + shown) - Math.min(kept, rolled));
        next[rolled + shown] ??= new Map();
        const target = next[rolled + shown] as Map<number, number>;
        for (const [total, p] of law) {
          const value = total + counted * (x.least + face);
          target.set(value, (target.get(value) ?? 0) + p * weight);
        }
      }
    }
    ways = next;
    left -= mass;
  }
  const law = ways[dice] as Map<number, number>;
  const values = [...law.keys()].sort((a, b) => a - b);
  const least = values[0] as number;
  const masses = new Float64Array((values.at(-1) as number) - least + 1);
  for (const [value, mass] of law) masses[value - least] = mass;
  return { least, masses };
}

function binomialMass(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= (n - i) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}
