import { basename } from 'node:path';
import { fail, type Problem, type Result, succeed } from '../core/result/result.ts';
import type { DetectRecord } from './detect-records.ts';

const SHAPE = 'Write one record a line: {"id": "a", "text": "…"}, with "title" and "url" where they are known.';

/** One line of a `.jsonl` file. `where` is the file with the line's number. */
function readLine(line: string, where: string): DetectRecord | Problem {
  let record: Partial<DetectRecord> | null;
  try {
    record = JSON.parse(line) as Partial<DetectRecord> | null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { code: 'no-json', where, what: `this is no JSON (${why}).`, mend: SHAPE };
  }
  for (const name of ['id', 'text'] as const) {
    if (typeof record?.[name] !== 'string')
      return { code: 'no-record', where, what: `the record has no "${name}", or it is no text.`, mend: SHAPE };
  }
  const { id = '', text = '', title = '', url = '' } = record ?? {};
  return { id, text, title, url };
}

/** The passages of a file: one record a line, or, where its name ends in `.txt`, the whole of it as one passage. */
export function readPassages(text: string, file: string): Result<readonly DetectRecord[]> {
  if (/\.txt$/i.test(file)) return succeed([{ id: basename(file), text, title: '', url: '' }]);
  const lines = text.split('\n').map((line, at) => ({ line, where: `${file}:${at + 1}` }));
  const read = lines.filter(({ line }) => line.trim()).map(({ line, where }) => readLine(line, where));
  const problem = read.find((one): one is Problem => 'code' in one);
  return problem ? fail(problem) : succeed(read.filter((one): one is DetectRecord => !('code' in one)));
}
