import type { Candidate, MentionContext, NumberRead } from './mention.ts';
import { NUMBER_PATTERNS, ROW, TARGET, WEAPON } from './number-patterns.ts';

/** How far from the rule a number may stand, in characters. */
const REACH = 240;
/** A number in another sentence is that much farther off; over a blank line it is out of reach. */
const SENTENCE = 80;

type Draft = { -readonly [Field in keyof MentionContext]: NumberRead };

/**
 * Numbers around a rule, each with the words it came from: the nearest of each kind wins, and what stands in the rule's
 * own sentence comes before what stands in others.
 *
 * @param row Text of the table row or the short neighbouring blocks the rule stands in, where it stands in one.
 */
export function contextOf(text: string, { start, end }: Pick<Candidate, 'start' | 'end'>, row = ''): MentionContext {
  const context: Draft = {};
  const near = new Map<string, number>();
  const take = (field: keyof MentionContext, value: string, from: string, distance: number) => {
    if (distance > REACH || distance >= (near.get(field) ?? Number.POSITIVE_INFINITY)) return;
    near.set(field, distance);
    context[field] = { value, from: from.trim() };
  };
  const from = Math.max(0, start - REACH);
  const around = text.slice(from, end + REACH);
  const distance = (at: number, length: number) => distanceTo(text, from + at, length, start, end);

  // "S5 AP-1 D2" is all numbers; the "1" of "Sustained Hits 1" is none of them.
  const own = !/\p{L}{5}/u.test(text.slice(start, end));
  const counts = (at: number, length: number) =>
    !overlaps(at, length, start, end) || (own && at >= start && at + length <= end);

  readRows(around, (field, value, words, at) => take(field, value, words, distance(at, words.length) / 4));
  if (row) readRows(row, (field, value, words) => take(field, value, words, 10));
  for (const [field, pattern, spell] of NUMBER_PATTERNS) {
    for (const match of around.matchAll(pattern)) {
      if (!match[1] || !counts(from + match.index, match[0].length)) continue;
      take(field, spell(match[1]), match[0], distance(match.index, match[0].length));
    }
  }
  for (const match of around.matchAll(TARGET)) {
    const words = match[0];
    const away = distance(match.index, words.length);
    if (!counts(from + match.index, words.length) || away > REACH) continue;
    // What is shot at is named behind "into", "against" or "vs"; a unit named otherwise is only a guess.
    const aimed = /(?:\binto|\bagainst|\bvs\.?|\bversus|\bat|\bkills?|\bon)\s(?:a |an |the |some )?$/i.test(
      around.slice(0, match.index),
    );
    const least = aimed ? away / 4 : away + SENTENCE;
    take('target', match[2] ?? words, words, least);
    if (match[1] && aimed) take('models', match[1], words, least);
  }
  for (const match of around.matchAll(WEAPON)) {
    take('weapon', singular(match[2] ?? match[0]), match[0], distance(match.index, match[0].length));
  }
  return context;
}

function readRows(
  text: string,
  take: (field: keyof MentionContext, value: string, words: string, at: number) => void,
): void {
  for (const match of text.matchAll(ROW)) {
    const [words, attacks = '', skill, strength = '', ap = '', damage = ''] = match;
    take('attacks', attacks.toUpperCase(), words, match.index);
    if (skill) take('skill', `${skill}+`, words, match.index);
    take('strength', strength, words, match.index);
    take('ap', ap === '0' ? '0' : `-${ap}`, words, match.index);
    take('damage', damage.toUpperCase(), words, match.index);
  }
}

function overlaps(at: number, length: number, start: number, end: number): boolean {
  return at < end && at + length > start;
}

function distanceTo(text: string, at: number, length: number, start: number, end: number): number {
  const [from, to] = at >= end ? [end, at] : [Math.min(at + length, start), start];
  const between = text.slice(from, to);
  if (/\n\s*\n/.test(between)) return Number.POSITIVE_INFINITY;
  return to - from + SENTENCE * (between.match(/[.!?]\s|\n/g)?.length ?? 0);
}

function singular(weapon: string): string {
  return weapon
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^boltgun$|^bolt gun$|^bolter$/, 'boltgun');
}
