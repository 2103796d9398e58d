import type { Edition, RuleKind, Term, Tier, ValueType } from '../rules/record.ts';
import { Automaton } from './automaton.ts';
import type { Phrases } from './evidence/phrases.ts';
import type { SignGroup } from './evidence/sign-words.ts';
import { foldText } from './fold.ts';
import { type Hit, hitsIn } from './hits.ts';
import { keywordForms } from './keyword-forms.ts';
import type { Entry, TermIndex, Use } from './term-index.ts';

/** Of the layout `packTerms` describes; another is refused. */
export const FORMAT = 'auspex-index 4';
const TIERS: Readonly<Record<string, Tier>> = { d: 'distinct', s: 'shared', w: 'word' };

/**
 * Opens a packed index (`packTerms` says how it is laid out). Costs no more than splitting its lines: what they say is
 * read when a page names them. Never throws: undefined where it is damaged.
 */
export function readIndex(text: string): TermIndex | undefined {
  const [head = '', phrases = '', terms = '', ...rest] = text.split('\n\n');
  if (!head.startsWith(`${FORMAT}\n`) || terms === '' || rest.length > 0) return undefined;
  try {
    return new PackedIndex(head.split('\n').slice(1), phrases.split('\n'), terms.split('\n'));
  } catch {
    // A phrase that is no pattern.
    return undefined;
  }
}

class PackedIndex implements TermIndex {
  readonly automaton: Automaton;
  readonly lines: readonly string[];
  readonly fold = foldText;
  readonly #head: readonly string[];
  readonly #keywords: string;
  #forms: ReadonlyMap<string, string> | undefined;
  readonly #uses = new Map<number, readonly Use[]>();
  readonly #entries: Entry[] = [];
  readonly #rules = new Map<string, readonly Entry[]>();
  #twins: ReadonlyMap<number, number> | undefined;

  readonly phrases: Phrases;

  constructor(head: readonly string[], [keywords = '', ...phrases]: readonly string[], lines: readonly string[]) {
    this.#head = head;
    this.lines = lines;
    this.#keywords = keywords;
    this.phrases = Object.fromEntries(
      phrases.map((line) => {
        const [name = '', flags, source = ''] = line.split('\t');
        return [name, new RegExp(source, flags)];
      }),
    ) as Phrases;
    this.automaton = new Automaton(lines);
  }

  get keywords(): ReadonlyMap<string, string> {
    this.#forms ??= keywordForms(this.#keywords);
    return this.#forms;
  }

  hits(text: string): readonly Hit[] {
    return hitsIn(this, text);
  }

  entry(number: number): Entry | undefined {
    const line = this.#head[number];
    if (line === undefined) return undefined;
    this.#entries[number] ??= this.#readEntry(line);
    return this.#entries[number];
  }

  ofRule(id: string): readonly Entry[] {
    let rules = this.#rules.get(id);
    if (!rules) {
      // What an id leaves out of a name is apostrophes.
      const like = new RegExp([...id].join("['’]?").replaceAll('-', '.*'), 'i');
      const near = this.#head.map((line, number) => (like.test(line) || line.includes('|=')) && this.entry(number));
      rules = near.filter((entry) => entry && entry.id === id) as Entry[];
      this.#rules.set(id, rules);
    }
    return rules;
  }

  usesAt(place: number): readonly Use[] {
    const known = this.#uses.get(place);
    if (known) return known;
    const [pattern = '', ...list] = (this.lines[place] ?? '').split('\t');
    const uses = list.length > 0 ? list.flatMap((use) => this.#use(use, pattern)) : this.#singular(pattern, place);
    this.#uses.set(place, uses);
    return uses;
  }

  /** A plural stands a little behind its singular. */
  #singular(pattern: string, place: number): readonly Use[] {
    const single = pattern.slice(0, -1);
    for (let at = place - 1; this.lines[at]?.startsWith(single); at--) {
      if (this.lines[at]?.startsWith(`${single}\t`)) return this.usesAt(at);
    }
    return [];
  }

  #use(text: string, pattern: string): Use[] {
    if (text === '-') return [{ guard: true }];
    const [, group, capital, spelt, sign] = /^!(\w+)(\^?)(?:\(([^=]*))?(?:=(.*))?$/.exec(text) ?? [];
    if (group) {
      const word = spelt ?? pattern;
      const of = { text: word, group: group as SignGroup, sign: sign ?? word };
      return [{ sign: capital ? { ...of, capital: true } : of }];
    }
    const [, number = '', tier = '', needs, typo, place] = /^(\d+)([dsw])([vc]?)(t?)(.*)$/i.exec(text) ?? [];
    const entry = Number(number);
    const term: Term = {
      text: place === '>' ? `${pattern} {v}` : place === '<' ? `{v} ${pattern}` : place ? place.slice(1) : pattern,
      tier: TIERS[tier.toLowerCase()] ?? 'word',
      ...(needs && { needs: needs === 'v' ? 'value' : 'capital' }),
      ...(typo && { typo: true }),
    };
    if (!this.#head[entry]) return [];
    const twin = tier < 'a' ? this.#twin(entry) : undefined;
    return twin === undefined
      ? [{ entry, term }]
      : [
          { entry, term },
          { entry: twin, term },
        ];
  }

  /** The first entry that is the same in another edition. */
  #twin(entry: number): number | undefined {
    this.#twins ??= new Map(this.#head.map((line, number) => [Number(line.split('|=')[1]), number] as const).reverse());
    return this.#twins.get(entry);
  }

  #readEntry(line: string): Entry {
    const [edition, id = '', name = '', kind, set = '', value] = line.split('|');
    const entry = (id.startsWith('=') && this.entry(Number(id.slice(1)))) || {
      id: id || idOf(name),
      name,
      kind: kind as RuleKind,
      set,
      ...(value && { value: value as ValueType }),
    };
    return { ...entry, edition: edition as Edition, ref: `${edition}:${entry.id}` } as Entry;
  }
}

/** The id a rule has by its name, where nothing speaks against it. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
