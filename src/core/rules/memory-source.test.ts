import { describe, expect, test } from 'vitest';
import { memorySource } from './memory-source.ts';
import type { Edition, PackBodies, Rule } from './record.ts';

function rule(edition: Edition, id: string, name: string, more: Partial<Rule> = {}): Rule {
  const source = { doc: 'Core Rules', date: '2026-05-20' };
  return {
    id,
    name,
    edition,
    kind: 'core-concept',
    set: 'core',
    setName: 'Core',
    source,
    gist: 'A rule.',
    body: [],
    ...more,
  };
}

function bodies(edition: Edition, ...records: readonly Rule[]): PackBodies {
  const head = { schema: 1, pack: `p-${edition}`, name: 'P', edition, date: '2026-05-20', revision: '0' };
  return { ...head, records: Object.fromEntries(records.map((record) => [record.id, record])) };
}

const ten = bodies(
  '10e',
  rule('10e', 'command-re-roll', 'Command Re-roll', { kind: 'core-concept' }),
  rule('10e', 'command-re-roll--boarding-actions', 'Command Re-roll', { set: 'boarding-actions' }),
  rule('10e', 'feel-no-pain', 'Feel No Pain', { kind: 'core-ability', forms: ['fnp'] }),
  rule('10e', 'sustained-hits', 'Sustained Hits', { kind: 'weapon-ability' }),
  rule('10e', 'devastating-wounds', 'Devastating Wounds', { kind: 'weapon-ability' }),
  rule('10e', 'grenade', 'Grenade', { aliases: ['Explosives'] }),
  rule('10e', 'hits-and-misses', 'Hits and Misses'),
);
const eleven = bodies(
  '11e',
  rule('11e', 'command-re-roll', 'Command Re-roll'),
  rule('11e', 'sustained-hits', 'Sustained Hits', { kind: 'weapon-ability' }),
  rule('11e', 'explosives', 'Explosives'),
);

const refs = (records: readonly ({ edition: string; id: string } | undefined)[]): unknown =>
  records.map((record) => record && `${record.edition}:${record.id}`);

describe('get', () => {
  const source = memorySource([ten, eleven]);
  test('keeps the order, says undefined, falls back to another edition for a bare id only', async () => {
    const found = await source.get(
      ['sustained-hits', 'grenade', 'nowhere', '11e:grenade', '10e:sustained-hits', 'Not A Ref'],
      '11e',
    );
    expect(refs(found)).toEqual([
      '11e:sustained-hits',
      '10e:grenade',
      undefined,
      undefined,
      '10e:sustained-hits',
      undefined,
    ]);
    expect(refs(await source.get(['sustained-hits'], '10e'))).toEqual(['10e:sustained-hits']);
  });

  test('names of object internals are no records', async () => {
    expect(await source.get(['constructor', '10e:constructor'], '10e')).toEqual([undefined, undefined]);
  });

  test('the first pack wins over a later one of the same edition', async () => {
    const imported = bodies('10e', rule('10e', 'sustained-hits', 'Sustained Hits', { gist: 'imported' }));
    const [record] = await memorySource([ten, imported]).get(['sustained-hits'], '10e');
    expect(record?.gist).toBe('A rule.');
  });

  test('a pack is loaded when its edition is asked for, once', async () => {
    const loads: string[] = [];
    const slot = (pack: PackBodies) => ({
      edition: pack.edition,
      load: async () => {
        loads.push(pack.edition);
        return pack;
      },
    });
    const lazy = memorySource([slot(ten), slot(eleven)]);
    await Promise.all([lazy.get(['10e:grenade'], '11e'), lazy.get(['10e:sustained-hits'], '11e')]);
    expect(loads).toEqual(['10e']);
    await lazy.variants('10e:grenade');
    expect(loads).toEqual(['10e', '11e']);
  });

  test('a pack that fails to load is absent, and tried again', async () => {
    let tries = 0;
    const load = async (): Promise<PackBodies> => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return ten;
    };
    const source = memorySource([{ edition: '10e', load }]);
    expect(await source.get(['grenade'], '10e')).toEqual([undefined]);
    expect(refs(await source.get(['grenade'], '10e'))).toEqual(['10e:grenade']);
  });
});

describe('variants', () => {
  const source = memorySource([ten, eleven]);
  test('the same name in every set and edition, the asked one first', async () => {
    expect(refs(await source.variants('10e:command-re-roll--boarding-actions'))).toEqual([
      '10e:command-re-roll--boarding-actions',
      '10e:command-re-roll',
      '11e:command-re-roll',
    ]);
    expect(refs(await source.variants('command-re-roll'))).toEqual([
      '11e:command-re-roll',
      '10e:command-re-roll',
      '10e:command-re-roll--boarding-actions',
    ]);
  });

  test('an alias makes a renamed rule a variant, in both directions', async () => {
    expect(refs(await source.variants('11e:explosives'))).toEqual(['11e:explosives', '10e:grenade']);
    expect(refs(await source.variants('10e:grenade'))).toEqual(['10e:grenade', '11e:explosives']);
  });

  test('nothing for what no pack has', async () => {
    expect(await source.variants('nowhere')).toEqual([]);
  });
});

describe('search', () => {
  const source = memorySource([ten, eleven]);
  const first = async (query: string): Promise<unknown> => refs(await source.search(query, 1));
  test.each([
    ['Sustained Hits', '11e:sustained-hits'],
    ['sustainedhits', '11e:sustained-hits'],
    ['sustained hits 2', '11e:sustained-hits'],
    ['sust', '11e:sustained-hits'],
    ['fnp', '10e:feel-no-pain'],
    ['dev wou', '10e:devastating-wounds'],
    ['devestating wounds', '10e:devastating-wounds'],
    ['explosives', '11e:explosives'],
    ['feel no pain 5+', '10e:feel-no-pain'],
    ['reroll', '11e:command-re-roll'],
    ['5+++', '10e:feel-no-pain'],
  ])('%s', async (query, ref) => expect(await first(query)).toEqual([ref]));

  test('exact before beginning before word before part before alias', async () => {
    const records = [
      rule('10e', 'a', 'Hit'),
      rule('10e', 'b', 'Hit roll'),
      rule('10e', 'c', 'Critical Hit'),
      rule('10e', 'd', 'Whitewash'),
      rule('10e', 'e', 'Other', { aliases: ['The hitter'] }),
    ];
    expect(refs(await memorySource([bodies('10e', ...records)]).search('hit', 9))).toEqual([
      '10e:a',
      '10e:b',
      '10e:c',
      '10e:e',
      '10e:d',
    ]);
  });

  test('an empty query lists by name, newest edition first, as many as wanted', async () => {
    expect(refs(await source.search('  ', 4))).toEqual([
      '11e:command-re-roll',
      '10e:command-re-roll',
      '10e:command-re-roll--boarding-actions',
      '10e:devastating-wounds',
    ]);
  });

  test('nonsense finds nothing', async () => {
    expect(await source.search('zzqy', 5)).toEqual([]);
    expect(await source.search('zz+', 5)).toEqual([]);
  });
});
