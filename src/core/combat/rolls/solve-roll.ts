import { fail, type Result, succeed } from '../../result/result.ts';
import type { Edition } from '../attack-scenario.ts';
import { isRecord } from '../check/field.ts';
import { checkRoll } from './check-roll.ts';
import { everyKind, type RollFigures, type RollInputs, type RollName } from './every-kind.ts';
import type { RollKind } from './roll-kind.ts';

/** One roll to be counted. */
export type RollRequest<Name extends RollName = RollName> = {
  readonly id?: string;
  readonly kind: Name;
  readonly inputs: RollInputs<Name>;
  readonly edition?: Edition;
};

/** The figures of one kind of roll. */
export type RollResult<Name extends RollName = RollName> = RollFigures<Name>;

/** Counts one single roll exactly. Any JSON may be given: what is wrong comes back as problems that name the field. */
export function solveRoll<Name extends RollName>(request: RollRequest<Name>): Result<RollResult<Name>> {
  const given: unknown = request;
  if (!isRecord(given) || typeof given.kind !== 'string' || !Object.hasOwn(everyKind, given.kind)) {
    const what = `"${isRecord(given) ? String(given.kind) : ''}" is no kind of roll.`;
    const mend = `Use one of: ${Object.keys(everyKind).join(', ')}.`;
    return fail({ code: 'unknown-roll', where: 'kind', what, mend });
  }
  const { edition = '10e' } = given;
  if (edition !== '10e' && edition !== '11e') {
    const what = `"${String(edition)}" is not an edition.`;
    return fail({ code: 'impossible-roll', where: 'edition', what, mend: 'Use "10e" or "11e".' });
  }
  const problems = checkRoll(request.kind, request.inputs);
  if (problems.length > 0) return fail(...problems);
  const count = everyKind[request.kind] as unknown as RollKind<RollInputs<Name>, RollResult<Name>>;
  return succeed(count(request.inputs, edition));
}
