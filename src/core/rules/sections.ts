import { inlineText } from '../text/inline-text.ts';
import type { Block } from '../text/tree.ts';

export type Section = { readonly title: string; readonly blocks: readonly Block[] };

/** Cuts a body at its `##` headings. Text before the first has the title "". */
export function splitSections(body: readonly Block[]): readonly Section[] {
  const sections: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }];
  for (const block of body) {
    if ('h' in block && block.level === 2) sections.push({ title: inlineText(block.h).trim(), blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections.filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

/** The blocks under a heading, whatever its case; undefined when there is none. */
export function sectionNamed(sections: readonly Section[], title: string): readonly Block[] | undefined {
  return sections.find((section) => section.title.toLowerCase() === title.toLowerCase())?.blocks;
}

/** A section as a list of entries: each item of its lists, and each other block, is one. */
export function entriesOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  return blocks.flatMap((block) => ('ul' in block ? block.ul : 'ol' in block ? block.ol : [[block]]));
}
