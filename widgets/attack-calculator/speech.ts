import type { Problem } from '../../src/core/result/result.ts';
import { amount, percent, signed, signedPercent } from '../../src/core/scenario/format.ts';
import { fill, languageFor, languageOf } from '../messages.ts';
import { type CalculatorMessages, type CoreWord, english } from './messages.ts';

/** How calculators speak in one locale: words, numbers, and words for a number of things. */
export type Speech = {
  readonly say: CalculatorMessages;
  /** A part of the words that came later, in the same language. */
  readonly words: <Part extends Readonly<Record<string, string>>>(
    english: Part,
  ) => Readonly<Record<keyof Part, string>>;
  /** What the core names, by its id; its own English where there is no other language. */
  readonly name: (id: CoreWord, english: string) => string;
  readonly problem: (problem: Problem) => string;
  /** A number as the core writes it, in the manner of the locale: `73.6 %` → `73,6 %`. */
  readonly number: (text: string) => string;
  readonly percent: (chance: number) => string;
  readonly signedPercent: (difference: number) => string;
  readonly amount: (value: number) => string;
  readonly signed: (value: number) => string;
  /** One of the forms `one|more`, filled; `{n}` is the number, or the text given in its place. */
  readonly count: (forms: string, n: number, values?: Readonly<Record<string, string | number>>) => string;
};

type Manners = { readonly number: Speech['number']; readonly rules: Intl.PluralRules };
const manners = new Map<string, Manners>();

/** What Intl knows of a locale, asked once: its decimal sign, how it writes a percent, what it counts as one. */
function mannersOf(locale: string): Manners {
  const known = manners.get(locale);
  if (known) return known;
  const language = languageOf(locale);
  const sample = half(locale) ?? half(language) ?? '';
  const [, point = '.', sign = ' %'] = (language !== 'en' && /^50(\D)0(\D*)$/.exec(sample)) || [];
  const made = {
    number: (text: string) => text.replace(/(\d)\.(?=\d)/g, `$1${point}`).replace(/ %/g, sign),
    rules: new Intl.PluralRules(language),
  };
  manners.set(locale, made);
  return made;
}

/** 0.5 as a percentage; undefined where an author wrote a locale that is none. */
function half(locale: string): string | undefined {
  try {
    return new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(0.5);
  } catch {
    return undefined;
  }
}

/** The speech of a locale (or the browser's); in English until its language is loaded. */
export function speechFor(locale = navigator.language): Speech {
  const language = languageFor(locale)?.calculator;
  const { number, rules } = mannersOf(locale);
  const name: Speech['name'] = (id, inEnglish) => language?.[id] ?? inEnglish;
  return {
    say: language ?? english,
    words: (part) => (language as unknown as typeof part | undefined) ?? part,
    name,
    problem: ({ code, what, mend = '', values = {} }) =>
      language ? fill(language[`problem-${code}` as CoreWord] ?? language['problem-other'], values) : `${what} ${mend}`,
    number,
    percent: (chance) => number(percent(chance)),
    signedPercent: (difference) => number(signedPercent(difference)),
    amount: (value) => number(amount(value)),
    signed: (value) => number(signed(value)),
    count: (forms, n, values) => {
      const text = amount(n);
      const [one = '', more = one] = forms.split('|');
      return fill(rules.select(Math.abs(Number(text.replace('−', '-')))) === 'one' ? one : more, {
        n: number(text),
        ...values,
      });
    },
  };
}
