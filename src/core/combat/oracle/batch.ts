import type { Left, Unit } from './unit.ts';
import { Ways } from './ways.ts';
import type { WeaponFacts } from './weapon-facts.ts';

/** Models that are allocated to together (11e 05.03): a group of the target, or a single CHARACTER. */
type Block = readonly number[];

/** The order in which blocks are allocated to, fixed when the dice are rolled (11e 05.03, Precision 24.28). */
export function allocationOrder(unit: Unit, left: Left, precise: boolean): readonly Block[] {
  const blocks: number[][] = [];
  unit.groupOf.forEach((group, model) => {
    const [first = -1] = blocks.at(-1) ?? [];
    const joins = !unit.isCharacter(model) && unit.groupOf[first] === group;
    if (joins) blocks.at(-1)?.push(model);
    else blocks.push([model]);
  });
  const alive = blocks.filter((block) => block.some((model) => (left[model] ?? 0) > 0));
  const wounded = (block: Block): boolean => block.some((model) => unit.isWounded(left, model));
  const woundedFirst = (some: Block[]): Block[] => [...some.filter(wounded), ...some.filter((one) => !wounded(one))];
  const characters = woundedFirst(alive.filter(([model = -1]) => unit.isCharacter(model)));
  const others = woundedFirst(alive.filter(([model = -1]) => !unit.isCharacter(model)));
  const [chosen] = characters;
  if (!precise || !chosen) return [...others, ...characters];
  return [chosen, ...others, ...characters.slice(1)];
}

/**
 * 11e 05.03-05.04: all saves of one weapon are rolled together and looked at from the lowest to the highest, each one
 * against the group that is current by then.
 */
export function resolveBatch(unit: Unit, weapon: WeaponFacts, left: Left, saving: number): Ways<Left> {
  const order = allocationOrder(unit, left, weapon.precise);
  const [front = -1] = order[0] ?? [];
  const first = unit.target.groups[unit.groupOf[front] ?? -1];
  if (!first) return Ways.certain(left);
  const { faces } = weapon.saveOf(first);
  const weights = [1, 2, 3, 4, 5, 6].map((face) => faces.outcomes.find(({ value }) => value === face)?.ways ?? 0n);
  let now = Ways.certain({ left, rolled: saving });
  weights.forEach((ways, index) => {
    const higher = weights.slice(index + 1).reduce((sum, more) => sum + more, 0n);
    now = now.andThen((state) =>
      showing(state.rolled, ways, higher).andThen((dice) => {
        let lefts = Ways.certain(state.left);
        for (let die = 0; die < dice; die++) lefts = lefts.andThen((before) => check(before, index + 1));
        return lefts.as((after) => ({ left: after, rolled: state.rolled - dice }));
      }),
    );
  });
  return now.as((state) => state.left);

  function check(before: Left, face: number): Ways<Left> {
    const block = order.find((models) => models.some((model) => (before[model] ?? 0) > 0)) ?? [];
    const model = unit.firstOf(before, block);
    const group = model === undefined ? undefined : unit.target.groups[unit.groupOf[model] ?? -1];
    if (model === undefined || !group || weapon.saveOf(group).saved(face)) return Ways.certain(before);
    return weapon.damage.andThen((points) => unit.hurt(before, model, points, false));
  }
}

/** How many of these dice show the lowest face that is still possible. */
function showing(dice: number, ways: bigint, higher: bigint): Ways<number> {
  let now = Ways.certain(0);
  const one = Ways.weighted([[1, ways] as const, [0, higher] as const]);
  if (ways === 0n) return now;
  for (let die = 0; die < dice; die++) now = now.andThen((count) => one.as((shows) => count + shows));
  return now;
}
