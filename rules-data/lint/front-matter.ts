import { parseDocument } from 'yaml';
import { type YamlFault, yamlFault } from './yaml-fault.ts';

export type FrontMatter = { readonly front: unknown; readonly yaml: string; readonly body: string };
export type FrontMatterFault = YamlFault;

const FENCED = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;

/** Reads YAML, refusing what it warns about; line numbers count from `firstLine`. */
export function readYaml(text: string, firstLine = 1): { readonly data: unknown } | FrontMatterFault {
  const document = parseDocument(text, { uniqueKeys: true });
  const fault = document.errors[0] ?? document.warnings[0];
  if (!fault) return { data: document.toJS() };
  return yamlFault(fault, text, firstLine);
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
