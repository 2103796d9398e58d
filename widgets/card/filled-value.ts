import type { MentionParams } from '../../src/core/match/mention.ts';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { printValue } from '../../src/core/rules/values.ts';

/** Text in pieces; the tinted ones were read on the page and not in the rule. */
export type Piece = { readonly text: string; readonly found?: true };

const SHAPE = {
  number: /^[+−-]?\d+$/,
  dice: /^(?:\d*D[36](?:\+\d+)?|\d+)$/,
  'roll+': /^[2-6]\+$/,
  inches: /^\d+"$/,
  'keyword+roll': /^[2-6]\+$/,
};

/** A capital X that stands alone; the plus or inch mark behind it belongs to it. */
const PLACE = /(?<![\w-])X(?![\w-])([+"″]?)/;
const KEYWORD_PLACE = /(the named keyword|(?<=ANTI-)KEYWORD)/;
/** "1 more attacks" is one more attack. */
const COUNTED = /^( (?:\w+ )?(?:hit|wound|attack|model|passenger|point|roll))s\b/;

/** The value as the rule prints it (`6"`, `4+`, `D3`); undefined when it is not of the rule's own kind. */
export function writtenValue(record: RuleRecord, params: MentionParams): string | undefined {
  const type = record.value?.type;
  if (!type || !params.value) return undefined;
  const value = printValue(params.value.replace('″', '"'), type);
  return SHAPE[type].test(value) ? value : undefined;
}

/** "Sustained Hits" + "1"; "Anti-" + "Vehicle 4+". */
export function nameWithValue(record: RuleRecord, params: MentionParams): Piece[] {
  const value = writtenValue(record, params);
  const plain = { text: record.name };
  if (record.value?.type === 'keyword+roll') {
    const found = [params.keyword, value].filter(Boolean).join(' ');
    return params.keyword ? [{ text: `${record.name.replace(/-.*$/, '')}-` }, { text: found, found: true }] : [plain];
  }
  return value ? [{ text: `${record.name} ` }, { text: value, found: true }] : [plain];
}

/**
 * The gist with what was read on the page put in its places: the value for a free-standing X ("on X+" with 4+ is
 * "on 4+"), the keyword for "the named keyword". A value of another kind than the rule's leaves the gist as it is.
 */
export function gistWithValue(record: RuleRecord, params: MentionParams): Piece[] {
  return textWithValue(record.gist, record, params);
}

/** The same for any other stretch of the rule's text. */
export function textWithValue(text: string, record: RuleRecord, params: MentionParams): Piece[] {
  const value = writtenValue(record, params);
  const keyword = record.value && params.keyword;
  return named(text, keyword).flatMap((piece) => (piece.found || !value ? [piece] : valued(piece.text, value)));
}

export function plainPieces(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('');
}

function named(text: string, keyword: string | undefined): Piece[] {
  const [before = '', place, ...after] = text.split(KEYWORD_PLACE);
  if (!keyword || place === undefined) return [{ text }];
  const found = place === 'KEYWORD' ? keyword.toUpperCase() : keyword;
  return [{ text: before }, { text: found, found: true }, { text: after.join('') }];
}

function valued(text: string, value: string): Piece[] {
  const [before = '', mark, ...rest] = text.split(PLACE);
  if (mark === undefined) return [{ text }];
  const found = value + (/[+"]$/.test(value) ? '' : mark);
  const after = rest.length > 1 ? text.slice(before.length + 1 + mark.length) : (rest[0] ?? '');
  return [
    { text: before },
    { text: found, found: true },
    ...valued(value === '1' ? after.replace(COUNTED, '$1') : after, value),
  ];
}
