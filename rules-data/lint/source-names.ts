import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A rule that source documents name. Names and sets are facts; no text is kept. */
export type SourceName = {
  readonly name: string;
  readonly kind?: string;
  /** What the source calls its set: "Boarding Actions". */
  readonly set?: string;
  readonly aliases?: readonly string[];
};

const NAME = /(?:^|[.!?)\]”"])\s*(\p{Lu}[\p{Lu}\d '’!,-]*)$/u;
const SMALL = /(?<= )(Of|The|To|And|In|With|For|A|As|From|On|At)(?= |$)/g;

function titled(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL, (word) => word.toLowerCase());
}

/** Names of a datasheet page as plain text: a stratagem's name stands before its cost, its set after. */
export function namesOfPage(text: string): readonly SourceName[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.flatMap((line, index): readonly SourceName[] => {
    // Pages run a text and the name after it together; the name is what stands in capitals at the end.
    const name = NAME.exec(lines[index - 1] ?? '')?.[1];
    const set = /^(\p{L}[^–]*?) – \p{L}/u.exec(lines[index + 1] ?? '')?.[1];
    if (!/^\dCP$/.test(line) || !name || !set) return [];
    return [{ name: titled(name), kind: 'stratagem', set }];
  });
}

type RuleList = {
  readonly rules: readonly { readonly name: string; readonly category: string; readonly aliases?: readonly string[] }[];
};

function isRuleList(data: unknown): data is RuleList {
  return typeof data === 'object' && data !== null && 'rules' in data && Array.isArray(data.rules);
}

/** Names of a list of rules as JSON: `{rules: [{name, category, aliases?}]}`. */
export function namesOfList(json: string): readonly SourceName[] {
  const data: unknown = JSON.parse(json);
  if (!isRuleList(data)) return [];
  return data.rules.map(({ name, category, aliases }) => ({ name, kind: category, ...(aliases && { aliases }) }));
}

/** All names in the pages (`*.txt`) and lists (`rules.json`) below a folder, each once, in order. */
export async function namesInFolder(dir: string): Promise<readonly SourceName[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const found = new Map<string, SourceName>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const list = entry.name === 'rules.json';
    if (!list && !entry.name.endsWith('.txt')) continue;
    const text = await readFile(path, 'utf8');
    for (const name of list ? namesOfList(text) : namesOfPage(text)) {
      const key = `${name.name.toLowerCase()}|${name.set ?? ''}`;
      if (!found.has(key)) found.set(key, name);
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}
