/**
 * How the core says no: problems as data, never exceptions.
 *
 * A problem says what is wrong, where, and what to do about it, in words a user of the product can act on.
 */
export type Problem = {
  /** Stable kebab-case name of the kind of problem, for tests and for choosing an icon. */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly what: string;
  /** File, field or input the problem is in ("core/deep-strike.md", "weapons[0].attacks"). */
  readonly where?: string;
  /** One sentence: what to do. */
  readonly mend?: string;
  /** What the sentences are about, for whoever words them in another language by `code`. */
  readonly values?: Readonly<Record<string, string | number>>;
};

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function fail(...problems: Problem[]): Result<never> {
  return { ok: false, problems };
}

/** "where: what. mend", the one-line form used by every command-line check. */
export function describeProblem({ where, what, mend }: Problem): string {
  return `${where ? `${where}: ` : ''}${what}${mend ? ` ${mend}` : ''}`;
}
