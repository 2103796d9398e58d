/** A run of tokens both texts have, only the older has, or only the newer has. */
export type Run<Token> = { readonly kind: 'same' | 'gone' | 'new'; readonly tokens: readonly Token[] };

/**
 * The difference of two token lists by their longest common subsequence, as runs in reading order, what went before
 * what came. A single common token between two changes ("the", "a") is taken into them: it says nothing, and splits
 * what reads as one change.
 *
 * Quadratic in time and memory (a rule has a few hundred words; 600 × 600 takes a few milliseconds).
 */
export function wordDifference<Token>(
  older: readonly Token[],
  newer: readonly Token[],
  key: (token: Token) => string,
): Run<Token>[] {
  const a = older.map(key);
  const b = newer.map(key);
  const width = b.length + 1;
  const length = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] =
        a[i] === b[j]
          ? 1 + (length[(i + 1) * width + j + 1] ?? 0)
          : Math.max(length[(i + 1) * width + j] ?? 0, length[i * width + j + 1] ?? 0);
    }
  }
  const steps: [kind: Run<Token>['kind'], older: Token | undefined, newer: Token | undefined][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const down = length[(i + 1) * width + j] ?? 0;
    const right = length[i * width + j + 1] ?? 0;
    if (i < a.length && j < b.length && a[i] === b[j]) steps.push(['same', older[i++], newer[j++]]);
    else if (i < a.length && (j >= b.length || down >= right)) steps.push(['gone', older[i++], undefined]);
    else steps.push(['new', undefined, newer[j++]]);
  }
  return gathered(steps);
}

/** Steps as runs: each change is what went, then what came, lone common tokens inside included. */
function gathered<Token>(
  steps: readonly (readonly [Run<Token>['kind'], Token | undefined, Token | undefined])[],
): Run<Token>[] {
  const runs: Run<Token>[] = [];
  const lone = (at: number): boolean =>
    at > 0 && steps[at - 1]?.[0] !== 'same' && steps[at + 1] !== undefined && steps[at + 1]?.[0] !== 'same';
  for (let at = 0; at < steps.length; ) {
    const from = at;
    const changed = steps[at]?.[0] !== 'same';
    while (at < steps.length && (steps[at]?.[0] !== 'same' || lone(at)) === changed) at += 1;
    const part = steps.slice(from, at);
    const gone = part.flatMap(([, older]) => (older === undefined ? [] : [older]));
    const came = part.flatMap(([, , newer]) => (newer === undefined ? [] : [newer]));
    if (!changed) runs.push({ kind: 'same', tokens: came });
    else {
      if (gone.length) runs.push({ kind: 'gone', tokens: gone });
      if (came.length) runs.push({ kind: 'new', tokens: came });
    }
  }
  return runs;
}
