import { describe, expect, test } from 'vitest';
import type { PackTerms, TermEntry } from '../rules/record.ts';
import { hitsIn } from './hits.ts';
import { openIndex } from './open-index.ts';
import { packTerms } from './pack-terms.ts';
import { PACK, PACK_11 } from './rehearsal-pack.ts';
import type { Entry, TermIndex } from './term-index.ts';

const opened = (packs: readonly PackTerms[]): TermIndex => {
  const index = openIndex(packTerms(packs));
  if (!index.ok) throw new Error('not opened');
  return index.value;
};
/** All its rules, in order. */
function entriesOf(index: TermIndex): Entry[] {
  const entries: Entry[] = [];
  for (let entry = index.entry(0); entry; entry = index.entry(entries.length)) entries.push(entry);
  return entries;
}
/** What the whole of a text stands for. */
const meant = (index: TermIndex, text: string) =>
  hitsIn(index, text)
    .filter(({ start, end }) => start === 0 && end === text.length)
    .flatMap(({ uses }) => uses);
const pack = (edition: '10e' | '11e', ...entries: TermEntry[]): PackTerms => ({ ...PACK, edition, entries });

describe('a packed index, opened again', () => {
  const index = opened([PACK, PACK_11]);

  test('has every entry as it was, those of the second edition behind those of the first', () => {
    const wanted = [PACK, PACK_11].flatMap(({ edition, entries }) =>
      entries.map(({ terms: _, ...entry }) => ({ ...entry, edition, ref: `${edition}:${entry.id}` })),
    );
    expect(entriesOf(index)).toEqual(wanted);
    for (const { id } of wanted) expect(index.ofRule(id)).toEqual(wanted.filter((one) => one.id === id));
    expect(index.ofRule('no-such')).toEqual([]);
  });

  test('has every term of every entry, with its tier and what it needs, and its plural', () => {
    for (const [at, entry] of entriesOf(index).entries()) {
      const from = entry.edition === '10e' ? PACK : PACK_11;
      for (const term of from.entries.find(({ id }) => id === entry.id)?.terms ?? []) {
        const text = term.text.replace(/\s?\{v\}\s?/, '').replace('-{kw}', '');
        expect(meant(index, text)).toContainEqual({ entry: at, term });
        if (!text.endsWith('s')) expect(meant(index, `${text}s`)).toContainEqual({ entry: at, term });
      }
    }
    expect(meant(index, 'heavy bolters')).toEqual([{ guard: true }]);
  });

  test('knows the words that are evidence, with their sign, group and capital', () => {
    expect(meant(index, 'wh40k')).toEqual([{ sign: { text: 'wh40k', group: 'game', sign: '40k' } }]);
    expect(meant(index, 'WoW')).toEqual([
      { sign: { text: 'wow', group: 'other', sign: 'world of warcraft', capital: true } },
    ]);
  });

  test('tells apart rules that share a name in one edition only, and a plural that is a term of its own', () => {
    const term = (text: string, tier: 'distinct' | 'word') => ({ text, tier });
    const one = { id: 'a-b', name: 'A B', kind: 'keyword', set: 'core', terms: [term('ab c', 'distinct')] } as const;
    const other = { ...one, id: 'other', name: 'Ab C', terms: [term('ab c', 'word'), term('ab cs', 'word')] } as const;
    const built = opened([pack('10e', one, other), pack('11e', { ...one, name: 'A-B' }, other)]);
    expect(entriesOf(built).map(({ ref, name }) => `${ref} ${name}`)).toEqual([
      '10e:a-b A B',
      '10e:other Ab C',
      '11e:a-b A-B',
      '11e:other Ab C',
    ]);
    const uses = (text: string) =>
      meant(built, text).map((use) => ('term' in use ? `${use.entry} ${use.term.text}` : ''));
    expect(uses('ab c')).toEqual(['0 ab c', '1 ab c', '2 ab c', '3 ab c']);
    expect(uses('ab cs')).toEqual(['0 ab c', '1 ab c', '1 ab cs', '2 ab c', '3 ab c', '3 ab cs']);
  });

  test('is refused when it is damaged or of another layout, with the way to mend it', () => {
    const text = packTerms([PACK]);
    for (const damaged of [
      '',
      'not an index',
      text.slice(0, 300),
      text.replace('index 4', 'index 3'),
      text.replace('\ndeterminer', '\nx\ti\t(\ndeterminer'),
      `${text}\n\n`,
    ]) {
      expect(openIndex(damaged)).toMatchObject({ ok: false, problems: [{ code: 'term-list-damaged' }] });
    }
  });
});
