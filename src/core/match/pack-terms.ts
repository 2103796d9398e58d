import type { PackTerms, Term, TermEntry } from '../rules/record.ts';
import { PHRASES } from './evidence/phrases.ts';
import { SIGN_PACK, type SignWord } from './evidence/sign-words.ts';
import { spellings } from './pattern.ts';
import { written } from './pattern-chars.ts';
import { FORMAT, idOf } from './read-index.ts';
import { KEYWORDS } from './unit-keyword-list.ts';

/**
 * The index of several packs (editions, imported armies) and of the words that tell what a page is about, as text, so that
 * nothing is built on a page but what its words ask for. Lines:
 *
 *   the format, then one line per entry: `edition|id|name|kind|set|value`, the id left out where it is the name's own;
 *   `edition|=n` is entry n in another edition; an empty line; the keywords of units; the phrases (name, flags,
 *   pattern); an empty line; then the terms in order, each with what it stands for,
 *   separated by tabs:
 *     `12d>`   entry 12, tier d(istinct), s(hared) or w(ord); a capital: the same in the entry's other edition as well;
 *              then `v` or `c` where it needs a value or a capital, `t` for a typing error; then the term's text where it
 *              is not the line's: `>` with a value behind it, `<` before it, or `(` and the text
 *     `-`      a name that guards
 *     `!game^` a word that is evidence: its group, `^` for a capital, `(` and its text, `=` and its sign
 *   A term with nothing behind it is the plural of another.
 */
export function packTerms(packs: readonly PackTerms[]): string {
  const signs: readonly SignWord[] = SIGN_PACK.signs;
  const uses = new Map<string, string[]>();
  const plurals = new Map<string, string>();
  const add = (text: string, plural: boolean, use: (pattern: string) => string) => {
    const plain = new Set(spellings(text, false).map(written));
    for (const symbols of spellings(text, plural)) {
      const pattern = written(symbols);
      const list = uses.get(pattern) ?? [];
      uses.set(pattern, list);
      const one = use(pattern);
      if (!list.includes(one)) list.push(one);
      const base = pattern.slice(0, -1);
      if (!plain.has(pattern) && plain.has(base)) plurals.set(pattern, base);
    }
  };
  const lines: string[] = [];
  const numbers = new Map<string, number>();
  const twins = new Map<number, number>();
  for (const { text, group, sign, capital } of signs) {
    add(
      text,
      false,
      (pattern) => `!${group}${capital ? '^' : ''}${other(text, pattern)}${sign === text ? '' : `=${sign}`}`,
    );
  }
  for (const { edition, guards, entries } of packs) {
    for (const text of guards) add(text, true, () => '-');
    for (const entry of entries) {
      const number = lines.length;
      const line = lineOf(entry);
      const known = numbers.get(line);
      if (known === undefined) numbers.set(line, number);
      else if (!twins.has(known)) twins.set(known, number);
      lines.push(`${edition}|${known === undefined ? line : `=${known}`}`);
      for (const term of entry.terms) add(term.text, true, (pattern) => `${number}${shape(term, pattern)}`);
    }
  }
  for (const [pattern, list] of uses) uses.set(pattern, withTwins(list, twins));
  const terms = [...uses.keys()].sort().map((pattern) => {
    const list = uses.get(pattern) ?? [];
    const base = uses.get(plurals.get(pattern) ?? '') ?? [];
    return sameUses(list, pattern, base) ? pattern : [pattern, ...list].join('\t');
  });
  const phrases = Object.entries(PHRASES).map(([name, { source, flags }]) => `${name}\t${flags}\t${source}`);
  return [FORMAT, ...lines, '', KEYWORDS, ...phrases, '', ...terms].join('\n');
}

function lineOf({ id, name, kind, set, value }: TermEntry): string {
  return [id === idOf(name) ? '' : id, name, kind, set, ...(value ? [value] : [])].join('|');
}

function shape({ text, tier, needs, typo }: Term, pattern: string): string {
  return `${tier.charAt(0)}${needs?.charAt(0) ?? ''}${typo ? 't' : ''}${other(text, pattern)}`;
}

function other(text: string, pattern: string): string {
  if (text === pattern) return '';
  if (text === `${pattern} {v}`) return '>';
  return text === `{v} ${pattern}` ? '<' : `(${text}`;
}

/** "12d", "340d" where 340 is 12 in the other edition: "12D". */
function withTwins(list: readonly string[], twins: ReadonlyMap<number, number>): string[] {
  const out: string[] = [];
  for (let at = 0; at < list.length; at++) {
    const [, number = '', rest = ''] = /^(\d+)(.*)$/s.exec(list[at] ?? '') ?? [];
    const twin = number && twins.get(Number(number));
    const both = twin !== undefined && twin !== '' && list[at + 1] === `${twin}${rest}`;
    out.push(both ? `${number}${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : (list[at] ?? ''));
    if (both) at++;
  }
  return out;
}

/** Whether a plural stands for just what its singular stands for. */
function sameUses(list: readonly string[], pattern: string, base: readonly string[]): boolean {
  const single = pattern.slice(0, -1);
  const spelt = (use: string) => {
    if (use === '-' || use.includes('(')) return use;
    if (use.endsWith('>')) return `${use.slice(0, -1)}(${single} {v}`;
    if (use.endsWith('<')) return `${use.slice(0, -1)}({v} ${single}`;
    return `${use}(${single}`;
  };
  return base.length > 0 && list.join('\t') === base.map(spelt).join('\t');
}
