import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblem } from '../../src/core/result/result.ts';
import { readPacks } from './compile.ts';
import { LINTERS } from './linters/all.ts';
import { readRecord } from './pack-files.ts';
import { decodeText } from './read-text.ts';
import { loadSchemas } from './schema-check.ts';

const root = join(import.meta.dirname, '..');

test('UTF-8 with LF is read as it is', () => {
  expect(decodeText(new TextEncoder().encode('gist: 6″ – ja\n'))).toEqual({ text: 'gist: 6″ – ja\n' });
});

test('other encodings are named with their line', () => {
  const latin = Uint8Array.from([...'id: x\ngist: 6'].map((sign) => sign.charCodeAt(0)).concat(0x94, 0x0a));
  expect(decodeText(latin)).toMatchObject({ fault: { what: 'line 2: is not UTF-8: gist: 6\ufffd' } });
});

test('line ends of Windows are named as such', () => {
  expect(decodeText(new TextEncoder().encode('---\r\nid: x\r\n'))).toMatchObject({
    text: '---\nid: x\n',
    fault: { what: expect.stringContaining('CRLF') },
  });
});

test('the sample of the README passes every check', async () => {
  const sample = /```markdown\n([\s\S]*?)```/.exec(await readFile(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  const packs = await readPacks(root);
  const pack = packs.find(({ where }) => where.endsWith('wh40k-10e'));
  if (!pack) throw new Error('no pack of the tenth edition');
  const where = `${pack.where}/weapon-abilities/lucky-hits.md`;
  const { file, record, problems } = readRecord(sample, where, where, await loadSchemas(join(root, 'schema')));
  expect(problems).toEqual([]);
  if (!file || !record) throw new Error('the sample cannot be read');
  const more = {
    ...pack,
    pack: { ...pack.pack, records: [...pack.pack.records, record] },
    files: [...pack.files, file],
  };
  const all = packs.map((one) => (one === pack ? more : one));
  const found = LINTERS.flatMap((linter) => linter.check(more, all));
  expect(found.map(describeProblem)).toEqual([]);
}, 60_000);
