import type { YAMLError } from 'yaml';

export type YamlFault = { readonly what: string; readonly mend: string };

/** What went wrong, in words of somebody who does not know YAML, and on which line (counted from 0) it is to be mended. */
type Told = { readonly at: number; readonly what: string; readonly mend: string };

const QUOTE_IT = 'Put the whole text in single quotes.';
const count = (line: string, sign: string): number => line.split(sign).length - 1;

/** The last line up to `at` that holds, or `at`. */
function lineBefore(lines: readonly string[], at: number, holds: (line: string) => boolean): number {
  for (let line = Math.min(at, lines.length - 1); line >= 0; line--) if (holds(lines[line] ?? '')) return line;
  return at;
}

function missing(lines: readonly string[], at: number, message: string): Told {
  const quote = /closing (["'])/.exec(message)?.[1];
  if (quote) {
    const open = new RegExp(`(?:[:[{,-]|^)\\s*${quote}`);
    const opened = lineBefore(lines, at, (line) => open.test(line) && count(line, quote) % 2 === 1);
    return {
      at: opened,
      what: `the quote ${quote} is not closed`,
      mend: `Put another ${quote} at the end of the text.`,
    };
  }
  return {
    at,
    what: 'something stands directly behind a text',
    mend: 'Put a space before "#", or the text in single quotes.',
  };
}

function indent(lines: readonly string[], at: number, message: string): Told {
  const end = /end with a ([\]}])/.exec(message)?.[1];
  if (!end)
    return {
      at,
      what: 'the line does not begin below the one it belongs to',
      mend: 'Begin it in the same column as its neighbours.',
    };
  const start = end === ']' ? '[' : '{';
  const opened = lineBefore(lines, at - 1, (line) => count(line, start) > count(line, end));
  return { at: opened, what: `the bracket ${start} is not closed`, mend: `Put ${end} at the end.` };
}

function nested(lines: readonly string[], at: number): Told {
  const next = lines[at + 1] ?? '';
  if (/^\s+\S+:(\s|$)/.test(next) && !/: .*: /.test(lines[at] ?? ''))
    return {
      at: at + 1,
      what: 'the field is indented, but the one above has its text already',
      mend: 'Take out the spaces before it.',
    };
  return { at, what: 'there is ": " inside the text, which would begin another field', mend: QUOTE_IT };
}

function tell(code: string, message: string, lines: readonly string[], at: number): Told {
  switch (code) {
    case 'MISSING_CHAR':
      return missing(lines, at, message);
    case 'BAD_INDENT':
      return indent(lines, at, message);
    case 'BLOCK_AS_IMPLICIT_KEY':
      return nested(lines, at);
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        at,
        what: 'the line is no "field: text"',
        mend: 'Write a colon and a space behind the name of the field.',
      };
    case 'TAB_AS_INDENT':
      return { at, what: 'the line begins with a tab', mend: 'Use spaces.' };
    case 'DUPLICATE_KEY':
      return { at, what: 'the field is there twice', mend: 'Keep one of them.' };
    case 'BAD_SCALAR_START':
    case 'BAD_ALIAS':
    case 'TAG_RESOLVE_FAILED':
      return { at, what: 'a text cannot begin with this sign', mend: QUOTE_IT };
    case 'UNEXPECTED_TOKEN':
      return {
        at,
        what: 'the text goes on after what its first sign began (a quote, a bracket or "*")',
        mend: QUOTE_IT,
      };
    case 'BAD_DQ_ESCAPE':
      return { at, what: 'a "\\" means something else between double quotes', mend: 'Use single quotes.' };
    default:
      return {
        at,
        what: message.replace(/ at line \d+, column \d+:?$/, '').replace(/:$/, ''),
        mend: `Look for ":", "#", "[" or a quote in the text. ${QUOTE_IT}`,
      };
  }
}

/**
 * A parser's complaint in plain words: the line to mend (not where the parser gave up), its field, and how it reads.
 *
 * @param firstLine number of the text's first line in its file
 */
export function yamlFault(
  error: Pick<YAMLError, 'code' | 'message' | 'linePos'>,
  text: string,
  firstLine: number,
): YamlFault {
  const lines = text.split('\n');
  const [message = ''] = error.message.split('\n');
  const { at, what, mend } = tell(error.code, message, lines, (error.linePos?.[0].line ?? 1) - 1);
  const line = (lines[at] ?? '').trim();
  const shown = line.length > 60 ? `${line.slice(0, 59)}…` : line;
  const owner = lines[lineBefore(lines, at, (one) => /^[\w-]+:/.test(one))] ?? '';
  const field = /^([\w-]+):/.exec(owner)?.[1];
  return { what: `line ${at + firstLine}: ${field ? `${field}: ` : ''}${what}: ${shown}`, mend };
}
