import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBodies, checkTerms } from './check-pack.ts';

const record = {
  id: 'x',
  name: 'X',
  edition: '10e',
  kind: 'core-concept',
  set: 'core',
  setName: 'Core',
  source: { doc: 'D', date: '2026-05' },
  gist: 'g',
  body: [{ p: ['a ', { b: ['b'] }, { link: '10e:y', of: ['c'] }] }],
};
const pack = {
  schema: 1,
  pack: 'p',
  name: 'P',
  edition: '10e',
  date: '2026-05-20',
  revision: 'r',
  records: { x: record },
};
const terms = {
  schema: 1,
  pack: 'p',
  edition: '10e',
  date: '2026-05-20',
  revision: 'r',
  entries: [{ id: 'x', name: 'X', kind: 'keyword', set: 'core', terms: [{ text: 'x', tier: 'word' }] }],
  guards: ['y'],
};

describe('checkBodies', () => {
  test('a good pack comes back as it is', () => {
    expect(checkBodies(pack)).toEqual({ pack, problems: [] });
  });

  test.each([
    ['no tree', { ...record, body: 'text' }, 'records.x.body is not a list'],
    ['markup', { ...record, body: [{ html: '<b>' }] }, 'records.x.body[0] is no block of text'],
    ['odd inline', { ...record, body: [{ p: [{ tag: 'x' }] }] }, 'records.x.body[0].p[0] is no part of a text'],
    [
      'odd link',
      { ...record, body: [{ p: [{ link: 'javascript:x', of: [] }] }] },
      'records.x.body[0].p[0].link is not a reference',
    ],
    ['odd kind', { ...record, kind: 'spell' }, 'records.x.kind is none of'],
    ['no source', { ...record, source: undefined }, 'records.x.source has no fields'],
    ['another id', { ...record, id: 'z' }, 'records.x is another record'],
    ['another edition', { ...record, edition: '11e' }, 'records.x is another record'],
    [
      'stratagem without parts',
      { ...record, kind: 'core-stratagem', cp: 1, type: 't', phase: ['any'], turn: 'your' },
      'records.x.parts is missing',
    ],
    [
      'figures as numbers',
      { ...record, kind: 'datasheet', faction: 'f', profiles: [{ name: 'n', M: 6 }] },
      'records.x.profiles[0].M is not a text',
    ],
    ['odd effect', { ...record, effect: [{ on: 'self' }] }, 'records.x.effect[0].on is none of'],
    ['nothing', null, 'records.x has no fields'],
  ])('%s: the record is left out and named, the rest is kept', (_name, bad, what) => {
    const checked = checkBodies({ ...pack, records: { x: bad, y: { ...record, id: 'y' } } });
    expect(Object.keys(checked.pack?.records ?? {})).toEqual(['y']);
    expect(checked.problems.map((problem) => problem.what).join()).toContain(what);
  });

  test.each([
    ['nothing', undefined, 'damaged-pack'],
    ['a list', [], 'damaged-pack'],
    ['no records', { ...pack, records: [] }, 'damaged-pack'],
    ['newer', { ...pack, schema: 2 }, 'newer-pack'],
    ['older', { ...pack, schema: 0 }, 'older-pack'],
  ])('%s: no pack, and why', (_name, data, code) => {
    const checked = checkBodies(data);
    expect(checked.pack).toBeUndefined();
    expect(checked.problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('a tree nested without end is refused, not followed', () => {
    let deep: unknown = { p: ['x'] };
    for (let depth = 0; depth < 5000; depth += 1) deep = { quote: [deep] };
    expect(checkBodies({ ...pack, records: { x: { ...record, body: [deep] } } }).problems[0]?.what).toContain(
      'nested too deep',
    );
  });

  test('whatever it is given, it answers', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('body', 'source', 'effect', 'kind', 'id', 'changed'), (odd, field) => {
        checkBodies(odd);
        checkTerms(odd);
        const { problems, pack: kept } = checkBodies({ ...pack, records: { x: { ...record, [field]: odd } } });
        expect(problems.length > 0 || kept !== undefined).toBe(true);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('checkTerms', () => {
  test('a good list comes back, a bad entry is left out', () => {
    expect(checkTerms(terms)).toEqual({ pack: terms, problems: [] });
    const bad = { ...terms.entries[0], terms: [{ text: 'x', tier: 'sure' }] };
    const checked = checkTerms({ ...terms, entries: [bad, ...terms.entries] });
    expect(checked.pack?.entries).toEqual(terms.entries);
    expect(checked.problems[0]?.what).toContain('entries[0].terms[0].tier is none of');
  });
});
