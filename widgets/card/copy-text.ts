import type { MentionParams } from '../../src/core/match/mention.ts';
import type { RuleRecord } from '../../src/core/rules/record.ts';
import { toBbcode } from '../../src/core/text/to-bbcode.ts';
import { toMarkdown } from '../../src/core/text/to-markdown.ts';
import { toPlain } from '../../src/core/text/to-plain.ts';
import type { Block, Inline } from '../../src/core/text/tree.ts';
import type { SheetMessages } from '../datasheet/messages.ts';
import type { CopyFormat } from '../events.ts';
import { dateText, type Messages } from '../messages.ts';
import { gistWithValue, nameWithValue, plainPieces, textWithValue } from './filled-value.ts';
import { kindText } from './kind-text.ts';

/** What a copy says: what the card does, and a datasheet's headings. */
type CopyMessages = Messages & SheetMessages;

/** A card as a post quotes it: name and kind, gist, text, and where it is from. */
export function copyText(record: RuleRecord, params: MentionParams, format: CopyFormat, say: CopyMessages): string {
  const tree = asTree(record, params, say);
  if (format === 'bbcode') return toBbcode(tree);
  if (format === 'markdown') return toMarkdown(tree, { address: () => undefined });
  return toPlain(tree);
}

function asTree(record: RuleRecord, params: MentionParams, say: CopyMessages): Block[] {
  const edition = record.edition === '11e' ? say.edition11 : say.edition10;
  const { source } = record;
  const gist = plainPieces(gistWithValue(record, params));
  return [
    {
      p: [
        { b: [plainPieces(nameWithValue(record, params))] },
        ` (${[kindText(say, record), ...cost(record), edition].join(', ')})`,
      ],
    },
    ...(gist ? [{ p: [{ i: [gist] }] }] : []),
    ...mapText(record.body, (text) => plainPieces(textWithValue(text, record, params))),
    ...(record.kind === 'datasheet' ? sheet(record, say) : []),
    ...('parts' in record ? parts(record.parts, say) : []),
    { p: [[source.doc, source.ref].filter(Boolean).join(', '), source.date ? `, ${dateText(source.date)}` : ''] },
  ];
}

/** A tree with each stretch of plain text changed. */
function mapText(tree: readonly Block[], change: (text: string) => string): Block[] {
  const run = (inlines: readonly Inline[]): Inline[] =>
    inlines.map((inline) => {
      if (typeof inline === 'string') return change(inline);
      if ('b' in inline) return { b: run(inline.b) };
      if ('i' in inline) return { i: run(inline.i) };
      return 'link' in inline ? { ...inline, of: run(inline.of) } : inline;
    });
  const items = (all: readonly (readonly Block[])[]) => all.map((item) => mapText(item, change));
  return tree.map((block) => {
    if ('p' in block) return { ...block, p: run(block.p) };
    if ('ul' in block) return { ...block, ul: items(block.ul) };
    return 'ol' in block ? { ...block, ol: items(block.ol) } : block;
  });
}

function cost(record: RuleRecord): string[] {
  return 'cp' in record ? [`${record.cp} CP`] : [];
}

function parts(all: Extract<RuleRecord, { cp: number }>['parts'], say: Messages): Block[] {
  return (['when', 'target', 'effect', 'limits'] as const).flatMap((name) => {
    const [first, ...rest] = all[name] ?? [];
    if (!first) return [];
    const label = { b: [`${say[name]}:`] };
    return 'p' in first ? [{ p: [label, ' ', ...first.p] }, ...rest] : [{ p: [label] }, first, ...rest];
  });
}

function sheet(record: Extract<RuleRecord, { kind: 'datasheet' }>, say: SheetMessages): Block[] {
  const head = (names: readonly string[]) => names.map((name) => [name]);
  const profiles: Block = {
    head: head([say.profile, 'M', 'T', 'Sv', 'W', 'Ld', 'OC']),
    rows: record.profiles.map(({ name, M, T, Sv, InSv, W, Ld, OC }) =>
      head([name, M, T, InSv ? `${Sv}/${InSv}` : Sv, W, Ld, OC]),
    ),
  };
  const weapons = (['ranged', 'melee'] as const).flatMap((kind): Block[] => {
    const rows = record.weapons.filter((weapon) => weapon.kind === kind);
    if (rows.length === 0) return [];
    return [
      {
        head: head([say[kind], say.range, 'A', kind === 'ranged' ? 'BS' : 'WS', 'S', 'AP', 'D']),
        rows: rows.map(({ name, keywords, range, A, skill, S, AP, D }) =>
          head([[name, ...keywords.map(({ text }) => `[${text}]`)].join(' '), range, A, skill, S, AP, D]),
        ),
      },
    ];
  });
  return [profiles, ...weapons];
}
