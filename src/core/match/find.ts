import type { Edition, Term } from '../rules/record.ts';
import { Found, type Run } from './found.ts';
import type { Hit } from './hits.ts';
import type { Notation } from './notation.ts';
import { sameDigits } from './same-digits.ts';
import type { Entry, TermIndex } from './term-index.ts';
import { keywordAfter, scopeAfter } from './unit-keywords.ts';
import { type Value, valueAfter, valueBefore } from './values.ts';

type Reading = {
  readonly start: number;
  readonly end: number;
  readonly entries: readonly Entry[];
  readonly term: Term;
  readonly keyword?: string;
  readonly nameStart: number;
};

/** The rules named in a text: longest name first, names that guard consumed, values and keywords read. */
export function findRules(
  index: TermIndex,
  run: Run,
  hits: readonly Hit[],
  notations: readonly Notation[],
  edition: Edition | 'auto',
): Found[] {
  const { text } = run;
  const found: Found[] = [];
  let free = 0;
  // First of two that are as long: "minus 1 to hit" has its number as notation.
  const order = [...notationHits(index, notations), ...hits].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const hit of order) {
    if (hit.start < free) continue;
    if ('id' in hit) {
      const span = { start: hit.start, end: hit.end, nameStart: hit.start, nameEnd: hit.start };
      const tier = hit.id === 'dice' ? 'word' : 'shared';
      found.push(new Found(run, span, hit.entries, tier, hit.value === undefined ? {} : { value: hit.value }));
      // A save is still free for a name behind it: "5+++ FNP" is one mention.
      free = hit.sure ? hit.start : hit.end;
      continue;
    }
    const readings = read(index, text, hit);
    const value = readValue(index.phrases.counted, text, readings, free, hit);
    const reading = best(
      readings.filter(({ term }) => fulfils(term, value, text, hit.start)),
      edition,
      value !== undefined,
    );
    if (!reading) {
      if (hit.uses.some((use) => 'guard' in use)) free = hit.end;
      continue;
    }
    if ((hit.digitBefore || hit.digitAfter) && !glued(hit, value)) continue;
    const span = { start: hit.start, end: reading.end, nameStart: hit.start, nameEnd: reading.end };
    if (value && !value.loose) {
      if (value.end <= hit.start) {
        // "3 mortals": how many is no part of the name, "5+ FNP" is.
        if (/\D$/.test(value.value) && !/^\d*D/.test(value.value)) span.start = value.start;
        const last = found.at(-1);
        // "5+++ FNP" is one mention; the notation that was taken for one of its own goes.
        if (last && last.end > value.start) found.pop();
      } else span.end = value.end;
    }
    const scope =
      reading.entries[0]?.kind === 'weapon-ability' && !reading.keyword && scopeAfter(index, text, span.end);
    if (scope) span.end = scope.end;
    const keyword = scope ? scope.keyword : reading.keyword;
    const params = { ...(value && { value: value.value }), ...(keyword && { keyword }) };
    found.push(new Found(run, span, reading.entries, reading.term.tier, params));
    free = span.end;
  }
  return found;
}

function read(index: TermIndex, text: string, hit: Hit): Reading[] {
  const readings: Reading[] = [];
  for (const use of hit.uses) {
    if (!('term' in use)) continue;
    const entry = index.entry(use.entry);
    if (!entry) continue;
    if (!sameDigits(use.term.text, text.slice(hit.start, hit.end))) continue;
    const base = { start: hit.start, nameStart: hit.start, entries: [entry], term: use.term };
    if (use.term.text.includes('{kw}')) {
      const keyword = keywordAfter(index, text, hit.end);
      if (keyword) readings.push({ ...base, end: keyword.end, keyword: keyword.keyword });
    } else readings.push({ ...base, end: hit.end });
  }
  return readings;
}

/** All records of that name as one reading; the reader's edition leads, then the newest. */
function best(readings: readonly Reading[], edition: Edition | 'auto', hasValue: boolean): Reading | undefined {
  if (readings.length < 2) return readings[0];
  const rank = ({ entries, term }: Reading) =>
    (entries[0]?.edition === (edition === 'auto' ? '11e' : edition) ? 0 : 10) +
    (term.text.includes('{v}') === hasValue ? 0 : 5) +
    TIERS.indexOf(term.tier);
  const sorted = [...readings].sort((a, b) => b.end - a.end || rank(a) - rank(b));
  const [first] = sorted;
  if (!first) return undefined;
  const entries = sorted.filter(({ end }) => end === first.end).flatMap((reading) => reading.entries);
  return { ...first, entries: [...new Map(entries.map((entry) => [entry.ref, entry])).values()] };
}

const TIERS = ['distinct', 'shared', 'word'];

function fulfils(term: Term, value: Value | undefined, text: string, start: number): boolean {
  if (term.needs === 'value') return value !== undefined;
  return term.needs !== 'capital' || capitalised(text, start);
}

function readValue(
  counted: RegExp,
  text: string,
  readings: readonly Reading[],
  free: number,
  hit: Hit,
): Value | undefined {
  const reading = readings.find(({ entries, term }) => entries[0]?.value ?? term.text.includes('{v}'));
  if (!reading) return undefined;
  const { start, end, entries, keyword } = reading;
  const type = entries[0]?.value ?? 'number';
  if (type === 'keyword+roll' && !keyword) return undefined;
  const counts = type === 'number' || type === 'dice';
  const said = type === 'roll+' && inName(reading, text);
  if (said) return said;
  const after = readable(valueAfter(counted, text, end, type), entries[0]);
  if (after && (hit.digitAfter || (counts && !after.loose))) return after;
  // "3 mortals" but not "2 melta": a bare number stands before a name only where a term says so.
  if (counts && !readings.some(({ term }) => term.text.startsWith('{v}'))) return after;
  const before = valueBefore(text, start, type);
  if (before && otherNotation(text, before, entries[0])) return after;
  const blocked =
    before &&
    (before.start < free ||
      /\b(?:sv|saves?|armou?r)[\s:]*$/i.test(text.slice(Math.max(0, before.start - 8), before.start)));
  return before && !(blocked && (after || before.start < free)) ? before : after;
}

/** "crits on 5s": the value is a part of the name. */
function inName({ term, start, end }: Reading, text: string): Value | undefined {
  const digit = /\d/.test(term.text) && /[2-6]/.exec(text.slice(start, end))?.[0];
  return digit ? { value: `${digit}+`, start: end, end: text.charAt(end) === '+' ? end + 1 : end } : undefined;
}

/** "Blast 48" in a row of numbers is a name beside a range: abilities of weapons that count go up to six. */
function readable(value: Value | undefined, entry: Entry | undefined): Value | undefined {
  const far = entry?.kind === 'weapon-ability' && entry.value === 'number' && Number(value?.value) > 6;
  return far ? undefined : value;
}

/** "4++ FNP": the save belongs to what is noted by it, not to the name behind it. */
function otherNotation(text: string, before: Value, entry: Entry | undefined): boolean {
  const pluses = text.slice(before.start, before.end).replace(/[^+]/g, '').length;
  return pluses > 1 && (pluses === 2) !== (entry?.id === 'invulnerable-save');
}

function glued(hit: Hit, value: Value | undefined): boolean {
  if (!value || value.loose) return false;
  return (!hit.digitBefore || value.end <= hit.start) && (!hit.digitAfter || value.start >= hit.end);
}

function capitalised(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char !== char.toLowerCase();
}

function notationHits(index: TermIndex, notations: readonly Notation[]) {
  return notations.flatMap((notation) => {
    const entries = index.ofRule(notation.id);
    return entries.length > 0 ? [{ ...notation, entries }] : [];
  });
}
