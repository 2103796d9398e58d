import { parseDocument } from 'yaml';

export type FrontMatter = { readonly front: unknown; readonly yaml: string; readonly body: string };
export type FrontMatterFault = { readonly what: string; readonly mend: string };

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Reads YAML, refusing what it warns about; line numbers count from `firstLine`. */
export function readYaml(text: string, firstLine = 1): { readonly data: unknown } | FrontMatterFault {
  const document = parseDocument(text, { uniqueKeys: true });
  const fault = document.errors[0] ?? document.warnings[0];
  if (!fault) return { data: document.toJS() };
  const line = (fault.linePos?.[0].line ?? 1) + firstLine - 1;
  const what = `line ${line}: ${fault.message
    .split('\n')[0]
    ?.replace(/ at line \d+, column \d+:?$/, '')
    .replace(/:$/, '')}.`;
  return { what, mend: 'Put a text with ":" or "#" or a starting "[" or quote in single quotes.' };
}

/** Cuts a record at its `---` lines and reads the YAML between them. */
export function readFrontMatter(text: string): FrontMatter | FrontMatterFault {
  const match = FENCED.exec(text.replace(/^\ufeff/, ''));
  if (!match) {
    return {
      what: 'the file does not begin with front matter.',
      mend: 'Start it with a line "---", the fields, and "---" again.',
    };
  }
  const yaml = match[1] ?? '';
  const read = readYaml(yaml, 2);
  return 'what' in read ? read : { front: read.data, yaml, body: (match[2] ?? '').trim() };
}
