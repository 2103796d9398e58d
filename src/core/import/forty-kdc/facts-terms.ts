import { foldTerm } from '../../rules/expand-terms.ts';
import type { PackBodies, PackTerms, RuleRecord, Term, TermEntry } from '../../rules/record.ts';
import { type Commonness, nameShape } from './name-shape.ts';
import { tierOf } from './tier-rules.ts';

/** A name as texts write it: folded, without accents and without what stands in brackets: "Cruel Lashmaster (Aura)". */
function spelling(name: string): string {
  return foldTerm(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/\s*\([^)]*\)$/, ''),
  );
}

/** The other number of a unit's name; that a plural adds an s is known to the detector. */
function singular(text: string): string[] {
  if (/ies$/.test(text)) return [`${text.slice(0, -3)}y`];
  if (/lves$/.test(text)) return [`${text.slice(0, -3)}f`];
  if (/oes$/.test(text)) return [text.slice(0, -2)];
  if (/(?:x|ch|sh|ss)es$/.test(text)) return [text.slice(0, -2)];
  return /[^sui']s$/.test(text) ? [text.slice(0, -1)] : [];
}

/** What players say for a unit: "Intercessors", "Abaddon", where that is a coined word too. */
function shortNames(text: string, commonness: Commonness): string[] {
  const short = [
    ...(/ squad$/.test(text) ? [text.slice(0, -' squad'.length)] : []),
    ...(/^\S+,? the /.test(text) ? [text.replace(/,? the .*$/, '')] : []),
  ];
  return short.filter((name) => {
    const { words, coined } = nameShape(name, commonness);
    return words > 0 && coined > 0;
  });
}

/**
 * The terms of a pack of facts, each name with the tier its words give it. A text that one of our own packs has keeps the
 * tier given there by hand; a text that our own pack of the same edition has for another rule is left to that rule.
 *
 * @param tuned term lists of our own packs, all editions
 */
export function factsTerms(bodies: PackBodies, tuned: readonly PackTerms[], commonness: Commonness): PackTerms {
  const byHand = new Map<string, Term>();
  const ours = new Set<string>();
  for (const pack of tuned) {
    for (const { terms } of pack.entries) {
      for (const term of terms) {
        byHand.set(term.text, term);
        if (pack.edition === bodies.edition) ours.add(term.text);
      }
    }
  }
  const weapons = weaponNames(bodies);
  const entries = Object.values(bodies.records).flatMap((record): TermEntry[] => {
    const terms = termsOf(record, byHand, weapons, commonness).filter(({ text }) => !ours.has(text));
    const { id, name, kind, set } = record;
    return terms.length > 0 ? [{ id, name, kind, set, terms }] : [];
  });
  const { schema, pack, edition, date, revision } = bodies;
  return { schema, pack, edition, date, revision, entries, guards: guardsOf(weapons, tuned, entries) };
}

function weaponNames({ records }: PackBodies): ReadonlySet<string> {
  const sheets = Object.values(records).filter((record) => record.kind === 'datasheet');
  return new Set(sheets.flatMap(({ weapons }) => weapons.map(({ name }) => spelling(name.replace(/\s+–\s+.*$/, '')))));
}

function termsOf(
  record: RuleRecord,
  byHand: ReadonlyMap<string, Term>,
  weapons: ReadonlySet<string>,
  commonness: Commonness,
): Term[] {
  const terms = new Map<string, Term>();
  const add = (text: string) => {
    if (text.length < 3 || terms.has(text)) return;
    const known = byHand.get(text);
    const { tier, needs } = known ?? tierOf(nameShape(text, commonness));
    terms.set(text, { text, tier, ...(needs && { needs }) });
  };
  for (const name of [record.name, ...(record.aliases ?? [])]) {
    const text = spelling(name);
    add(text);
    if (record.kind !== 'datasheet') continue;
    const alone = record.keywords.includes('Character');
    // "Flamers" are a unit; one flamer is a gun.
    const others = [...shortNames(text, commonness), ...(alone ? [] : singular(text))];
    for (const one of others) if (!weapons.has(one)) add(one);
  }
  return [...terms.values()];
}

/**
 * Weapons whose name holds the name of a rule: the scan consumes them, so that "assault cannon" does not light up for
 * Assault. Others would only be weight.
 */
function guardsOf(
  weapons: ReadonlySet<string>,
  tuned: readonly PackTerms[],
  entries: readonly TermEntry[],
): readonly string[] {
  const texts = new Set(
    [...tuned.flatMap((pack) => pack.entries), ...entries].flatMap(({ terms }) => terms.map(({ text }) => text)),
  );
  const guarded = new Set(tuned.flatMap((pack) => pack.guards));
  const needed = [...weapons].filter((name) => !texts.has(name) && !guarded.has(name) && holdsTerm(name, texts));
  return needed.sort();
}

function holdsTerm(name: string, texts: ReadonlySet<string>): boolean {
  const words = name.split(/[ -]/);
  if (words.length < 2) return false;
  return words.some(
    (_, from) =>
      words.some((__, to) => to > from && to - from < words.length && texts.has(words.slice(from, to).join(' '))) ||
      texts.has(words.slice(from).join(' ')),
  );
}
