import type { AuthoredPack } from './authored.ts';
import { foldTerm } from './expand-terms.ts';
import type { TermEntry } from './record.ts';

/** The name without the mode of a weapon with several: "missile launcher" of "Missile launcher – frag". */
function withoutMode(name: string): string {
  return name.replace(/\s+[–—-]\s+.*$/, '');
}

/** Names that the scan consumes without marking: those of guards.yaml and every weapon, less what names a rule. */
export function collectGuards(pack: AuthoredPack, entries: readonly TermEntry[]): readonly string[] {
  const terms = new Set(entries.flatMap((entry) => entry.terms.map(({ text }) => text)));
  const weapons = pack.records.flatMap(({ front }) => (front.weapons ?? []).map(({ name }) => withoutMode(name)));
  const guards = new Set([...pack.guards, ...weapons].map(foldTerm));
  return [...guards].filter((guard) => guard !== '' && !terms.has(guard)).sort();
}
