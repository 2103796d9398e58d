import { Fraction } from './fraction.ts';

const LIMIT = 1e-9;

/** Every figure of the oracle that the solver has not, or that is more than 1e-9 (relative or absolute) away from the oracle's. */
export function differences(result: object, tally: object): string[] {
  const found: string[] = [];
  const look = (name: string, given: unknown, right: unknown): void => {
    if (right instanceof Fraction) {
      const exact = right.toNumber();
      const near = typeof given === 'number' && Math.abs(given - exact) <= LIMIT * Math.max(1, Math.abs(exact));
      if (!near) found.push(`${name}: solver ${String(given)}, oracle ${right} = ${exact}`);
    } else if (Array.isArray(right)) {
      const list: readonly unknown[] = Array.isArray(given) ? given : [];
      if (list.length !== right.length)
        found.push(`${name}: solver has ${list.length} entries, oracle ${right.length}`);
      else for (const [index, one] of right.entries()) look(`${name}[${index}]`, list[index], one);
    } else if (right instanceof Object && given instanceof Object) {
      const inner = new Map<string, unknown>(Object.entries(given));
      for (const [part, one] of Object.entries(right)) look(`${name}.${part}`, inner.get(part), one);
    } else if (given !== right) {
      found.push(`${name}: solver ${String(given)}, oracle ${String(right)}`);
    }
  };
  const figures = new Map<string, unknown>(Object.entries(result));
  for (const [name, right] of Object.entries(tally)) look(name, figures.get(name), right);
  return found;
}
