import { parseMarkdown } from '../text/parse-markdown.ts';
import type { Block } from '../text/tree.ts';
import type { AuthoredRecord } from './authored.ts';
import { compileBase } from './compile-base.ts';
import { type CompileContext, linkSection } from './compile-context.ts';
import type { Stratagem } from './record.ts';
import { sectionNamed, splitSections } from './sections.ts';

/** A stratagem: its body cut at the headings When, Target, Effect and, where it has them, Limits. */
export function compileStratagem(record: AuthoredRecord, kind: Stratagem['kind'], context: CompileContext): Stratagem {
  const { front, where, body } = record;
  const sections = splitSections(parseMarkdown(body));
  const part = (title: string): readonly Block[] => {
    const blocks = sectionNamed(sections, title);
    if (blocks === undefined || blocks.length === 0) {
      const mend = `Write it under the heading "## ${title}".`;
      context.problems.push({ code: 'missing-part', where, what: `body: the part "${title}" is missing.`, mend });
    }
    return linkSection(blocks ?? [], record, context);
  };
  for (const { title } of sections) {
    if (/^(?:when|target|effect|limits)$/i.test(title)) continue;
    const what =
      title === '' ? 'body: there is text before the first heading.' : `body: "${title}" is no part of a stratagem.`;
    context.problems.push({ code: 'unknown-part', where, what, mend: 'Use When, Target, Effect and Limits.' });
  }
  const parts = { when: part('When'), target: part('Target'), effect: part('Effect') };
  const limits = sectionNamed(sections, 'Limits');
  return {
    ...compileBase(record, context),
    kind,
    body: [],
    cp: front.cp ?? 1,
    type: front.type ?? 'Stratagem',
    phase: front.phase ?? ['other'],
    turn: front.turn ?? 'either',
    parts: limits?.length ? { ...parts, limits: linkSection(limits, record, context) } : parts,
  };
}
