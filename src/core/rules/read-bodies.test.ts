import { describe, expect, test } from 'vitest';
import { readBodies } from './read-bodies.ts';

const record = (id: string) => ({
  id,
  name: id,
  kind: 'core-ability',
  edition: '10e',
  set: 'core',
  setName: 'Core Rules',
  source: { doc: 'Core Rules', date: '2025-06' },
  gist: 'A gist.',
  body: [{ p: ['A text.'] }],
});
const pack = (records: Record<string, unknown>) => ({
  schema: 1,
  pack: 'test',
  edition: '10e',
  date: '2025-06-01',
  revision: '0',
  name: 'Test',
  records,
});

async function read(data: unknown) {
  const told: string[] = [];
  const bodies = await readBodies(data, (problem) => told.push(problem)).catch((error: unknown) => String(error));
  return { told, bodies };
}

describe('a pack that was built with the program', () => {
  test('comes back as it is', async () => {
    const data = pack({ stealth: record('stealth') });
    expect(await read(data)).toEqual({ told: [], bodies: data });
  });

  test.each([
    ['a record of another edition', { ...record('scouts'), edition: '11e' }],
    ['a record under another id', record('lone-operative')],
    ['a record without a text', { ...record('scouts'), body: undefined }],
    ['no record at all', null],
  ])('%s is left out and told, the others stand', async (_, scouts) => {
    const { told, bodies } = await read(pack({ stealth: record('stealth'), scouts }));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('scouts');
    expect(bodies).toMatchObject({ records: { stealth: { id: 'stealth' } } });
    expect(Object.keys((bodies as { records: object }).records)).toEqual(['stealth']);
  });

  test.each([['nothing'], [null], [{}], [{ ...pack({}), schema: 2 }], [{ ...pack({}), records: [] }]])(
    '%j cannot be used, and that is told',
    async (data) => {
      const { told, bodies } = await read(data);
      expect(told).toHaveLength(1);
      expect(bodies).toBe('Error: nothing in it can be used');
    },
  );
});
