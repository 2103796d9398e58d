import { TOPIC_WORDS } from './topic-words.ts';

/** Words that are no names of rules; each counts once. */
const WORD = /[a-z0-9][a-z0-9'’]*[a-z0-9"+]/g;
/** Numbers that are names; of all others only the shape counts ("3s", "2cp", 6"). */
const NAMED_NUMBER = /^(?:[34]0k|000|\d+th|\de)$/;
/** Text of this length is read around a place: a post, not the whole thread. */
export const TOPIC_BLOCK = 1500;
const MARGIN = 300;
/** A longer text has more words of every kind: from so many on, the sum grows with their square root only. */
const USUAL = 40;

let table: ReadonlyMap<string, number> | undefined;

/** Logarithmic odds of each listed word, in tenths. */
function odds(): ReadonlyMap<string, number> {
  table ??= new Map(
    TOPIC_WORDS.split('|').flatMap((group) => {
      const [weight, ...words] = group.split(' ');
      return words.map((word): [string, number] => [word, Number(weight)]);
    }),
  );
  return table;
}

/** A rule's name is a word of its own, whatever it is called. */
export function ruleWord(id: string): string {
  return `@${id}`;
}

/** One word for all its forms, roughly: "units", "unit's"; "shooting", "shoots". */
export function stem(word: string): string {
  if (NAMED_NUMBER.test(word)) return word;
  const plain = word.replace('’', "'").replace(/\d+/g, '#').replace(/'s$/, '');
  return plain.length > 5
    ? plain.replace(/(?:ing|ed|es|s|ly)$/, '')
    : plain.length > 3
      ? plain.replace(/s$/, '')
      : plain;
}

type Named = {
  readonly start: number;
  readonly end: number;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly entries: readonly { readonly id: string }[];
};

/** The different words of a text, in lower case; the names of rules in it (sorted) as one word each. */
export function topicWords(text: string, rules: readonly Named[] = [], offset = 0): Set<string> {
  const words = new Set<string>();
  const lower = text.toLowerCase();
  let next = 0;
  for (const match of lower.matchAll(WORD)) {
    const at = offset + match.index;
    while (next < rules.length && (rules[next]?.end ?? 0) <= at) next++;
    if ((rules[next]?.start ?? Number.POSITIVE_INFINITY) <= at) continue;
    words.add(stem(match[0]));
  }
  for (const { start, end, nameStart, nameEnd, entries } of rules) {
    const id = nameEnd > nameStart && start >= offset && end <= offset + text.length && entries[0]?.id;
    if (id) words.add(ruleWord(id));
  }
  return words;
}

/** How far the words around a place speak of this game, and how far the names of rules among them do. */
export type Topic = { readonly words: number; readonly rules: number };

/**
 * Both about 1 where the text is about the game, -1 where it is about something else.
 *
 * @param title Words of the page's title and address.
 * @param around Words of the text the place stands in.
 * @param own The rule that is judged: no sign for itself.
 */
export function topicOf(title: ReadonlySet<string>, around: ReadonlySet<string>, own: string): Topic {
  const known = odds();
  let [words, rules, count] = [0, 0, 0];
  for (const list of [title, around]) {
    for (const word of list) {
      if (word === own || (list === around && title.has(word))) continue;
      count++;
      const tenths = known.get(word) ?? 0;
      if (word.startsWith('@')) rules += tenths;
      else words += tenths;
    }
  }
  const share = 1 / (10 * Math.sqrt(Math.max(1, count / USUAL)));
  return { words: bounded(words * share, 3), rules: bounded(rules * share, 1.5) };
}

export function bounded(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** The block of a text that a place is in, with a margin: where it begins and what it says. */
export function topicBlock(text: string, at: number): { readonly from: number; readonly text: string } {
  if (text.length <= TOPIC_BLOCK) return { from: 0, text };
  const from = Math.max(0, Math.floor(at / TOPIC_BLOCK) * TOPIC_BLOCK - MARGIN);
  return { from, text: text.slice(from, from + TOPIC_BLOCK + 2 * MARGIN) };
}
