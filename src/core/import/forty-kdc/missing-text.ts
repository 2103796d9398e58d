import type { Block } from '../../text/tree.ts';

/** Said wherever a rule's words would stand: the source holds facts, no prose. */
export const MISSING_TEXT = 'The text is not included. Your codex has it.';

export const missingText: readonly Block[] = [{ p: [MISSING_TEXT] }];

export function sentence(text: string): Block {
  return { p: [text] };
}

/** At most 90 characters, as a gist is; what is too long loses its last parts. */
export function gistOf(parts: readonly string[]): string {
  let gist = '';
  for (const part of parts.filter(Boolean)) {
    const longer = gist ? `${gist} · ${part}` : part;
    if (longer.length > 90) break;
    gist = longer;
  }
  return gist;
}
