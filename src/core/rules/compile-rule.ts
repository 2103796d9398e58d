import { parseMarkdown } from '../text/parse-markdown.ts';
import type { Block } from '../text/tree.ts';
import type { AuthoredRecord } from './authored.ts';
import { compileBase } from './compile-base.ts';
import { type CompileContext, linkSection } from './compile-context.ts';
import type { Rule } from './record.ts';

/** Links a body section by section, so that a long text links a rule again under each heading. */
function linkBody(body: readonly Block[], record: AuthoredRecord, context: CompileContext): readonly Block[] {
  const sections: Block[][] = [[]];
  for (const block of body) {
    if ('h' in block) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.flatMap((section) => linkSection(section, record, context));
}

/** A rule that is neither stratagem nor datasheet. */
export function compileRule(record: AuthoredRecord, kind: Rule['kind'], context: CompileContext): Rule {
  const { front, where, body } = record;
  const of = front.of === undefined ? undefined : context.resolver.id(front.of);
  if (front.of !== undefined && of === undefined) {
    const what = `of: there is no datasheet "${front.of}".`;
    context.problems.push({
      code: 'dead-link',
      where,
      what,
      mend: 'Give the id of the datasheet the ability belongs to.',
    });
  }
  return {
    ...compileBase(record, context),
    kind,
    body: linkBody(parseMarkdown(body), record, context),
    ...(of !== undefined && { of }),
    ...(front.cost !== undefined && { cost: front.cost }),
  };
}
