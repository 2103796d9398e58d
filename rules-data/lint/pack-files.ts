import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Problem } from '../../src/core/result/result.ts';
import type { AuthoredPack, AuthoredRecord } from '../../src/core/rules/authored.ts';
import { readFrontMatter, readYaml } from './front-matter.ts';
import { type ReadText, readText } from './read-text.ts';
import type { SchemaCheck } from './schema-check.ts';

/** A record's file as it stands on disk, whether or not it is right. */
export type RecordFile = {
  /** Path to show: `rules-data/wh40k-10e/core/x.md`. */
  readonly where: string;
  readonly path: string;
  readonly text: string;
  readonly front: unknown;
  readonly yaml: string;
  readonly body: string;
};

export type PackFiles = {
  /** The folder, as shown. */
  readonly where: string;
  /** What is right about the pack: its records that satisfy the schema. */
  readonly pack: AuthoredPack;
  readonly files: readonly RecordFile[];
  /** What is wrong with the files themselves: unreadable YAML, schema violations. */
  readonly problems: readonly Problem[];
};

async function markdownIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function readIfThere(path: string): Promise<ReadText | undefined> {
  return readText(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function kindSchema(front: unknown): 'rule' | 'stratagem' | 'datasheet' {
  const kind = typeof front === 'object' && front !== null && 'kind' in front ? front.kind : undefined;
  if (kind === 'datasheet') return 'datasheet';
  return kind === 'core-stratagem' || kind === 'detachment-stratagem' || kind === 'boarding-actions'
    ? 'stratagem'
    : 'rule';
}

/** The fields of a faulty pack.yaml that have the right form, so that one slip does not bring a complaint in every record. */
function salvage<Data>(data: unknown, none: Data): Data {
  if (typeof data !== 'object' || data === null || typeof none !== 'object' || none === null || Array.isArray(none))
    return none;
  const right = Object.entries(data).filter(([key, value]) => {
    const model = Object.getOwnPropertyDescriptor(none, key)?.value as unknown;
    return model !== undefined && typeof value === typeof model && value !== null;
  });
  return { ...none, ...Object.fromEntries(right) };
}

type PackYaml = Omit<AuthoredPack, 'guards' | 'records'>;

/** Reads one record's text. `file` is there when it can be read, `record` when it also satisfies its schema. */
export function readRecord(
  text: string,
  path: string,
  where: string,
  schema: SchemaCheck,
): { readonly file?: RecordFile; readonly record?: AuthoredRecord; readonly problems: readonly Problem[] } {
  const read = readFrontMatter(text);
  if ('what' in read) return { problems: [{ code: 'yaml', where, ...read }] };
  const file = { where, path, text, ...read };
  const problems = schema.check(kindSchema(read.front), read.front, where);
  if (problems.length > 0) return { file, problems };
  return { file, record: { where, front: read.front as AuthoredRecord['front'], body: read.body }, problems };
}

/** Reads the pack in folder `dir`, checking every file against its schema. `root` is what shown paths are relative to. */
export async function readPackFiles(dir: string, root: string, schema: SchemaCheck): Promise<PackFiles> {
  const show = (path: string): string => relative(root, path).split(sep).join('/');
  const problems: Problem[] = [];

  const yamlFile = async <Data>(name: string, schemaName: 'pack' | 'guards', none: Data): Promise<Data> => {
    const path = join(dir, name);
    const found = await readIfThere(path);
    if (found === undefined) {
      if (schemaName === 'pack') {
        problems.push({
          code: 'schema',
          where: show(path),
          what: 'the file is missing.',
          mend: 'Copy it from another pack.',
        });
      }
      return none;
    }
    if (found.fault) problems.push({ code: 'encoding', where: show(path), ...found.fault });
    const read = readYaml(found.text);
    if ('what' in read) {
      problems.push({ code: 'yaml', where: show(path), ...read });
      return none;
    }
    const faults = schema.check(schemaName, read.data, show(path));
    problems.push(...faults);
    return faults.length > 0 ? salvage(read.data, none) : (read.data as Data);
  };

  const info = await yamlFile<PackYaml>('pack.yaml', 'pack', {
    id: show(dir).split('/').at(-1) ?? '',
    name: show(dir),
    edition: '10e',
    date: '2000-01-01',
    sets: {},
  });
  const guards = await yamlFile<readonly string[]>('guards.yaml', 'guards', []);

  const files: RecordFile[] = [];
  const records: AuthoredRecord[] = [];
  for (const path of await markdownIn(dir)) {
    const found = await readText(path);
    if (found.fault) problems.push({ code: 'encoding', where: show(path), ...found.fault });
    const read = readRecord(found.text, path, show(path), schema);
    problems.push(...read.problems);
    if (read.file) files.push(read.file);
    if (read.record) records.push(read.record);
  }
  return { where: show(dir), pack: { ...info, guards, records }, files, problems };
}

/** The pack folders below rules-data: those with a pack.yaml, by name. */
export async function packDirs(rulesDataDir: string): Promise<string[]> {
  const entries = await readdir(rulesDataDir, { withFileTypes: true });
  const dirs = entries.filter((entry) => entry.isDirectory()).map((entry) => join(rulesDataDir, entry.name));
  const checked = await Promise.all(
    dirs.map(async (dir) => ((await readIfThere(join(dir, 'pack.yaml'))) === undefined ? [] : [dir])),
  );
  return checked.flat().sort();
}
