import type { Ref } from '../text/tree.ts';
import type { Edition, RuleRecord } from './record.ts';

/** Port: where a card gets its records. The extension and the embed each bring their own. */
export interface RuleSource {
  /** Records in the order of `refs`; `undefined` where no pack has it. A bare id is looked up in `edition`, then elsewhere. */
  get(refs: readonly Ref[], edition: Edition): Promise<readonly (RuleRecord | undefined)[]>;
  /** Every record with the same name or id, in any set and edition: what a chooser offers. */
  variants(ref: Ref): Promise<readonly RuleRecord[]>;
  /** Names that fit what was typed, best first. An empty query lists everything by name. */
  search(query: string, limit: number): Promise<readonly RuleRecord[]>;
}

/** Port: small things a card remembers (chooser memory, last target, theme). Never rejects. */
export interface Preferences {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
}
