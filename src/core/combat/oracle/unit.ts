import type { Target } from '../attack-scenario.ts';
import { Ways } from './ways.ts';

/** Wounds left of every model, group by group in the listed order; 0 is destroyed. */
export type Left = readonly number[];

/** The models of the target, and who is next. Model numbers count through all groups. */
export class Unit {
  readonly start: Left;
  readonly groupOf: readonly number[];

  constructor(readonly target: Target) {
    this.start = target.groups.flatMap(({ models, wounds, woundsAlreadyLost = 0 }) =>
      Array.from({ length: models }, (_, index) => wounds - (index === 0 ? woundsAlreadyLost : 0)),
    );
    this.groupOf = target.groups.flatMap(({ models }, group) => Array.from({ length: models }, () => group));
  }

  isCharacter(model: number): boolean {
    return this.target.groups[this.groupOf[model] ?? -1]?.character ?? false;
  }

  /** Alive, with wounds lost. */
  isWounded(left: Left, model: number): boolean {
    const wounds = this.target.groups[this.groupOf[model] ?? -1]?.wounds ?? 0;
    const now = left[model] ?? 0;
    return now > 0 && now < wounds;
  }

  /** The first wounded one of these models, or else the first alive (R13). */
  firstOf(left: Left, models: readonly number[]): number | undefined {
    const alive = models.filter((model) => (left[model] ?? 0) > 0);
    return alive.find((model) => this.isWounded(left, model)) ?? alive[0];
  }

  /** The model an attack or a mortal wound goes to: characters last, or first by Precision (R13, R17). */
  next(left: Left, precise: boolean): number | undefined {
    const all = left.map((_, model) => model);
    const characters = all.filter((model) => this.isCharacter(model));
    const bodyguard = all.filter((model) => !this.isCharacter(model));
    for (const models of precise ? [characters, bodyguard] : [bodyguard, characters]) {
      const found = this.firstOf(left, models);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Takes points off one model, a Feel No Pain die each, until it is destroyed; the rest is lost (R13, R15). */
  hurt(left: Left, model: number, points: number, mortal: boolean): Ways<Left> {
    const { fnp, fnpMortal } = this.target.groups[this.groupOf[model] ?? -1] ?? {};
    const needed = Math.min(fnp ?? 7, mortal ? (fnpMortal ?? 7) : 7);
    let now = Ways.certain(left);
    for (let point = 0; point < points; point++) {
      now = now.andThen((before) => {
        const wounds = before[model] ?? 0;
        if (wounds === 0) return Ways.certain(before);
        const after = before.with(model, wounds - 1);
        return needed > 6 ? Ways.certain(after) : Ways.die(6).as((face) => (face >= needed ? before : after));
      });
    }
    return now;
  }

  /** Mortal wounds one at a time, going on to the next model (R14). */
  spill(left: Left, points: number, precise: boolean): Ways<Left> {
    let now = Ways.certain(left);
    for (let point = 0; point < points; point++) {
      now = now.andThen((before) => {
        const model = this.next(before, precise);
        return model === undefined ? Ways.certain(before) : this.hurt(before, model, 1, true);
      });
    }
    return now;
  }
}
