import type { Edition } from '../../rules/record.ts';
import type { Ref } from '../../text/tree.ts';
import type { Entry } from '../term-index.ts';

/** Records of one name, those of the page's edition first; without a sign the newest edition leads. */
export function orderRefs(entries: readonly Entry[], edition: Edition | 'auto'): Ref[] {
  const leads = edition === 'auto' ? '11e' : edition;
  const rank = (entry: Entry) => (entry.edition === leads ? 0 : 2) + (entry.set === 'core' ? 0 : 1);
  return [...entries].sort((a, b) => rank(a) - rank(b)).map(({ ref }) => ref);
}
