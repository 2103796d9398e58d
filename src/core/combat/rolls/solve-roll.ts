import { fail, type Result } from '../../result/result.ts';

export function solveRoll(_: unknown): Result<unknown> {
  return fail();
}
