import type { Ref } from '../text/tree.ts';
import type { Edition } from './record.ts';

export const EDITIONS: readonly Edition[] = ['10e', '11e'];

export type ParsedRef = { readonly edition?: Edition; readonly id: string };

const ID = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/** Whether a text is an id as file names carry it: lower-case words joined by hyphens, a set after two. */
export function isRuleId(text: string): boolean {
  return text.length <= 200 && ID.test(text);
}

/** Reads `10e:deep-strike` or `deep-strike`; undefined for anything else. */
export function parseRef(ref: Ref): ParsedRef | undefined {
  const colon = ref.indexOf(':');
  if (colon < 0) return isRuleId(ref) ? { id: ref } : undefined;
  const edition = EDITIONS.find((known) => known === ref.slice(0, colon));
  const id = ref.slice(colon + 1);
  return edition && isRuleId(id) ? { edition, id } : undefined;
}

export function printRef(edition: Edition, id: string): Ref {
  return `${edition}:${id}`;
}

/** The id without its set: `command-re-roll` for `command-re-roll--boarding-actions`. */
export function baseId(id: string): string {
  const cut = id.indexOf('--');
  return cut > 0 ? id.slice(0, cut) : id;
}
