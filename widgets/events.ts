import type { MentionParams } from '../src/core/match/mention.ts';
import type { Edition, RuleRecord, WeaponProfile } from '../src/core/rules/record.ts';
import type { Ref } from '../src/core/text/tree.ts';

/** A rule was asked for: by a link in a text, a keyword of a weapon, a term, a search result. `rect` in viewport coordinates. */
export type AskDetail = {
  readonly ref: Ref;
  readonly rect?: DOMRectReadOnly;
  readonly record?: RuleRecord;
  /** The value it carries where it is named. */
  readonly params?: MentionParams;
  /** The weapon whose keyword it is. */
  readonly weapon?: WeaponProfile;
  /** Of a term on the page: its words, and how it was asked. */
  readonly text?: string;
  readonly how?: 'hover' | 'focus' | 'key' | 'tap';
};
/** The pointer or the focus left a term. */
export type LeaveDetail = { readonly ref: Ref };
/** Odds of a weapon were asked for. */
export type OddsDetail = { readonly weapon: WeaponProfile; readonly record: RuleRecord };
export type CopyFormat = 'plain' | 'markdown' | 'bbcode';
/** Before copying; `preventDefault()` when the shell copies by itself. */
export type CopyDetail = { readonly text: string; readonly format: CopyFormat };
export type CopiedDetail = CopyDetail & { readonly ok: boolean };
/** Pixels since the last event, in screen coordinates, so that a frame may move under the pointer; `end` when let go. */
export type DragDetail = { readonly dx: number; readonly dy: number; readonly end?: boolean };
export type PinDetail = { readonly pinned: boolean };
export type NotARuleDetail = { readonly text: string; readonly ref: Ref };
/** The user chose an edition for what is shown. */
export type EditionDetail = { readonly edition: Edition };
/** Another rule of the same name was chosen. */
export type ChooseDetail = { readonly record: RuleRecord };

declare global {
  interface HTMLElementEventMap {
    'auspex-ask': CustomEvent<AskDetail>;
    'auspex-odds': CustomEvent<OddsDetail>;
    'auspex-copy': CustomEvent<CopyDetail>;
    'auspex-copied': CustomEvent<CopiedDetail>;
    'auspex-drag': CustomEvent<DragDetail>;
    'auspex-pin': CustomEvent<PinDetail>;
    'auspex-not-a-rule': CustomEvent<NotARuleDetail>;
    'auspex-edition': CustomEvent<EditionDetail>;
    'auspex-choose': CustomEvent<ChooseDetail>;
    'auspex-close': CustomEvent<undefined>;
    'auspex-target': CustomEvent<undefined>;
    'auspex-open-panel': CustomEvent<undefined>;
    'auspex-leave': CustomEvent<LeaveDetail>;
  }
}
