import { Ways } from './ways.ts';

/** Rolls "3", "D6", "2D6+1": one die after the other. */
export function throwDice(expression: number | string): Ways<number> {
  const found = /^(?:(\d*)D(\d+))?([+-]?\d+)?$/.exec(String(expression).replaceAll(' ', '').toUpperCase());
  if (!found) throw new Error(`The oracle cannot read "${expression}".`);
  const [, dice, sides, plus] = found;
  let total = Ways.certain(Number(plus ?? 0));
  const howMany = sides === undefined ? 0 : Number(dice === '' ? 1 : dice);
  for (let thrown = 0; thrown < howMany; thrown++) {
    total = total.andThen((sum) => Ways.die(Number(sides)).as((face) => sum + face));
  }
  return total;
}

/** A throw, made again once where `unhappy` says so; the second result stands (R1). */
export function rerolled(first: Ways<number>, unhappy: (face: number) => boolean): Ways<number> {
  return first.andThen((face) => (unhappy(face) ? first : Ways.certain(face)));
}
