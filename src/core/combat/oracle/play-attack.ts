import type { AttackScenario } from '../attack-scenario.ts';
import { allocationOrder, resolveBatch } from './batch.ts';
import { type Left, Unit } from './unit.ts';
import { Ways } from './ways.ts';
import { type WeaponFacts, weaponFacts } from './weapon-facts.ts';

/** Points where the text leaves room. */
export type Readings = {
  /** 11e: mortal wounds of attacks come after each weapon's normal damage (06.02), or after the whole unit's (R12). */
  readonly mortalsWait: 'weapon' | 'unit';
  /** Of the waiting mortal wounds: those "in addition" before those of Devastating Wounds, or after them. */
  readonly additionFirst: boolean;
};

/** The text of each edition, and the order of this project where there is none. */
export const READINGS: Readings = { mortalsWait: 'weapon', additionFirst: false };

/** The table between two attacks. */
export type Table = {
  readonly left: Left;
  /** Waiting for the end, by weapon: critical wounds with Devastating Wounds, and mortal wounds in addition. */
  readonly devastating: readonly number[];
  readonly addition: readonly number[];
  /** 11e: the CHARACTER model that Precision has selected for the weapon being resolved (24.28.01). */
  readonly chosen?: number;
};

/** What one hit became before any save. */
type Wounds = { readonly saving: number; readonly devastating: number; readonly addition: number };

/** Plays the whole attack and gives every way the target can end up (R1-R18). `lethal` is by weapon. */
export function playAttack(
  scenario: AttackScenario,
  readings: Readings,
  lethal: readonly boolean[],
): { readonly unit: Unit; readonly facts: readonly WeaponFacts[]; readonly end: Ways<Left> } {
  const unit = new Unit(scenario.target);
  const facts = scenario.weapons.map((weapon, index) => weaponFacts(scenario, weapon, lethal[index] ?? false));
  const none = facts.map(() => 0);
  const eleventh = scenario.edition === '11e';
  let tables = Ways.certain<Table>({ left: unit.start, devastating: none, addition: none });
  facts.forEach((weapon, index) => {
    const wounds = woundsOfOneAttack(weapon);
    let gathered = tables.as((table) => ({ table, attacks: 0, saving: 0 }));
    for (let copy = 0; copy < weapon.count; copy++) {
      gathered = gathered.andThen((now) => weapon.attacks.as((more) => ({ ...now, attacks: now.attacks + more })));
    }
    const fail = remembered((left: Left) => oneByOne(unit, weapon, left));
    while (gathered.outcomes.some(({ value }) => value.attacks > 0)) {
      gathered = gathered.andThen((now) => {
        if (now.attacks === 0) return Ways.certain(now);
        return wounds.andThen(({ saving, devastating, addition }) => {
          const table = {
            ...now.table,
            devastating: now.table.devastating.with(index, (now.table.devastating[index] ?? 0) + devastating),
            addition: now.table.addition.with(index, (now.table.addition[index] ?? 0) + addition),
          };
          const attacks = now.attacks - 1;
          if (eleventh) return Ways.certain({ table, attacks, saving: now.saving + saving });
          let lefts = Ways.certain(table.left);
          for (let wound = 0; wound < saving; wound++) lefts = lefts.andThen(fail);
          return lefts.as((left) => ({ table: { ...table, left }, attacks, saving: 0 }));
        });
      });
    }
    const batch = remembered((state: { left: Left; saving: number }) =>
      resolveBatch(unit, weapon, state.left, state.saving),
    );
    tables = gathered.andThen(({ table, saving }) =>
      batch({ left: table.left, saving }).as((left) => ({ ...table, left, ...selected(weapon, table.left) })),
    );
    if (eleventh && readings.mortalsWait === 'weapon') tables = resolveMortals(unit, facts, tables, readings, true);
  });
  const end = resolveMortals(unit, facts, tables, readings, eleventh).as(({ left }) => left);
  return { unit, facts, end };

  /** Remembered only for mortal wounds that come right after the weapon. */
  function selected({ precise }: WeaponFacts, left: Left): Pick<Table, 'chosen'> {
    if (!eleventh || readings.mortalsWait === 'unit' || !precise) return {};
    return { chosen: allocationOrder(unit, left, true)[0]?.[0] };
  }
}

/** One attack up to the saving throw. */
function woundsOfOneAttack({ hit, wound, devastating, mortals }: WeaponFacts): Ways<Wounds> {
  return hit.andThen(({ rolling, wounding }) => {
    let now = Ways.certain<Wounds>({ saving: wounding, devastating: 0, addition: 0 });
    for (let roll = 0; roll < rolling; roll++) {
      now = now.andThen((before) =>
        wound.andThen((result) => {
          if (result === 'failed') return Ways.certain(before);
          if (result === 'wound') return Ways.certain({ ...before, saving: before.saving + 1 });
          const after = devastating
            ? { ...before, devastating: before.devastating + 1 }
            : { ...before, saving: before.saving + 1 };
          return (mortals ?? Ways.certain(0)).as((more) => ({ ...after, addition: after.addition + more }));
        }),
      );
    }
    return now;
  });
}

/** 10e: one successful wound is allocated, saved and its damage suffered before the next. */
function oneByOne(unit: Unit, weapon: WeaponFacts, left: Left): Ways<Left> {
  const model = unit.next(left, weapon.precise);
  const group = model === undefined ? undefined : unit.target.groups[unit.groupOf[model] ?? -1];
  if (model === undefined || !group) return Ways.certain(left);
  const { faces, saved } = weapon.saveOf(group);
  return faces.as(saved).andThen((safe) => {
    if (safe) return Ways.certain(left);
    return weapon.damage.andThen((points) => unit.hurt(left, model, points, false));
  });
}

/** Mortal wounds that waited: all of them at once, weapon by weapon (R12, R14). */
function resolveMortals(
  unit: Unit,
  facts: readonly WeaponFacts[],
  tables: Ways<Table>,
  { additionFirst }: Readings,
  eleventh: boolean,
): Ways<Table> {
  const spilled = (now: Ways<Table>): Ways<Table> =>
    facts.reduce((before, { precise }, index) => {
      return before.andThen((table) => {
        const lefts = unit.spill(table.left, table.addition[index] ?? 0, precise && !eleventh);
        return lefts.as((left) => ({ ...table, left, addition: table.addition.with(index, 0) }));
      });
    }, now);
  const devastated = (now: Ways<Table>): Ways<Table> =>
    facts.reduce((before, weapon, index) => {
      const once = remembered(({ left, chosen }: Pick<Table, 'left' | 'chosen'>) => {
        const named = chosen !== undefined && (left[chosen] ?? 0) > 0 ? chosen : unit.next(left, false);
        const model = chosen === undefined ? unit.next(left, weapon.precise) : named;
        if (model === undefined) return Ways.certain(left);
        return weapon.damage.andThen((points) => unit.hurt(left, model, points, true));
      });
      return before.andThen((table) => {
        let lefts = Ways.certain(table.left);
        for (let packet = 0; packet < (table.devastating[index] ?? 0); packet++) {
          lefts = lefts.andThen((left) => once({ left, chosen: table.chosen }));
        }
        return lefts.as((left) => ({ ...table, left, devastating: table.devastating.with(index, 0) }));
      });
    }, now);
  const done = additionFirst ? devastated(spilled(tables)) : spilled(devastated(tables));
  return done.as(({ chosen: _, ...table }) => table);
}

/** The same question is answered once. */
export function remembered<Question, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<string, Answer>();
  return (question) => {
    const key = JSON.stringify(question);
    const before = known.get(key);
    if (before !== undefined) return before;
    const now = answer(question);
    known.set(key, now);
    return now;
  };
}
