import { describe, expect, test } from 'vitest';
import { memorySource } from './memory-source.ts';
import { cutPack, readDirectory } from './pack-directory.ts';
import type { PackBodies, Rule } from './record.ts';

const rule = (id: string, name: string, more: Partial<Rule> = {}): Rule => ({
  id,
  name,
  edition: '11e',
  kind: 'enhancement',
  set: 'night-shift',
  setName: 'Night Shift',
  source: { doc: 'D', date: '2026-01-01' },
  gist: 'A rule.',
  body: [],
  ...more,
});
const pack = (...records: readonly Rule[]): PackBodies => ({
  schema: 1,
  pack: 'p',
  name: 'P',
  edition: '11e',
  date: '2026-01-01',
  revision: '0',
  records: Object.fromEntries(records.map((record) => [record.id, record])),
});

const own = pack(rule('lamp', 'Lamp', { kind: 'weapon-ability' }));
const large = pack(
  rule('bright-lens', 'Bright Lens', { aliases: ['Big Glass'] }),
  rule('bright-lens--day', 'Bright Lens', { set: 'day' }),
  rule('lamp', 'Lamp of the large pack'),
);

/** A source over both, and the names of the parts it has loaded. */
function source(fails = 0) {
  const { directory, parts } = cutPack(large, (id) => (id.endsWith('--day') ? 'day' : 'night'));
  const loaded: string[] = [];
  let left = fails;
  const slot = {
    edition: '11e' as const,
    kinds: ['enhancement' as const],
    directory: async () => {
      loaded.push('directory');
      return JSON.parse(JSON.stringify(directory)) as unknown;
    },
    part: async (name: string) => {
      loaded.push(name);
      if (left-- > 0) throw new Error('no network');
      return parts.get(name)!;
    },
  };
  return { rules: memorySource([own, slot]), loaded };
}

test('cut and read again', () => {
  const { directory, parts } = cutPack(large, () => 'all');
  expect(readDirectory(JSON.parse(JSON.stringify(directory)))?.[0]).toEqual({
    id: 'bright-lens',
    name: 'Bright Lens',
    edition: '11e',
    kind: 'enhancement',
    set: 'night-shift',
    part: 'all',
    aliases: ['Big Glass'],
  });
  expect(Object.keys(parts.get('all')?.records ?? {})).toHaveLength(3);
  expect(readDirectory({ ...directory, schema: 99 })).toBeUndefined();
  expect(readDirectory('torn')).toBeUndefined();
});

describe('a large pack behind others', () => {
  test('is not opened for what the others have', async () => {
    const { rules, loaded } = source();
    expect((await rules.get(['11e:lamp'], '11e'))[0]?.name).toBe('Lamp');
    expect(await rules.variants('11e:lamp')).toHaveLength(1);
    expect(loaded).toEqual([]);
  });

  test('loads only the part that has the record, once', async () => {
    const { rules, loaded } = source();
    expect((await rules.get(['11e:bright-lens', 'bright-lens', '11e:nothing'], '11e')).map((one) => one?.id)).toEqual([
      'bright-lens',
      'bright-lens',
      undefined,
    ]);
    expect(loaded).toEqual(['directory', 'night']);
  });

  test('a part that failed is asked for again', async () => {
    const { rules } = source(1);
    expect((await rules.get(['11e:bright-lens'], '11e'))[0]).toBeUndefined();
    expect((await rules.get(['11e:bright-lens'], '11e'))[0]?.id).toBe('bright-lens');
  });

  test('its namesakes are found', async () => {
    const { rules } = source();
    expect((await rules.variants('11e:bright-lens')).map(({ id }) => id)).toEqual(['bright-lens', 'bright-lens--day']);
  });

  test('search covers its names and other names', async () => {
    const { rules, loaded } = source();
    expect((await rules.search('la', 5)).map(({ name }) => name)).toEqual(['Lamp']);
    expect(loaded).toEqual([]);
    expect((await rules.search('big glass', 5)).map(({ id }) => id)).toEqual(['bright-lens']);
    expect((await rules.search('lamp', 5)).map(({ name }) => name)).toEqual(['Lamp']);
  });
});
