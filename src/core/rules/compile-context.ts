import type { Problem } from '../result/result.ts';
import type { Block, Ref } from '../text/tree.ts';
import type { AuthoredPack, AuthoredRecord } from './authored.ts';
import type { Linked, TextLinker } from './link-text.ts';
import { mapLinks } from './map-links.ts';
import { printRef } from './refs.ts';
import type { Resolver } from './resolve.ts';

/** What the compilers of single records share. Problems and links are collected in it. */
export type CompileContext = {
  readonly pack: AuthoredPack;
  readonly resolver: Resolver;
  readonly linker: TextLinker;
  readonly problems: Problem[];
  readonly linked: Linked[];
};

/** Links one section: what the author linked is checked and made a full reference, then other rule names are found. */
export function linkSection(
  blocks: readonly Block[],
  { where, front }: AuthoredRecord,
  context: CompileContext,
): readonly Block[] {
  const from = printRef(front.edition, front.id);
  const done = new Set<Ref>();
  const resolved = mapLinks(blocks, (ref) => {
    const to = context.resolver.id(ref);
    if (to === undefined) {
      const mend = 'Link an id that exists: the file name of the rule without ".md".';
      context.problems.push({ code: 'dead-link', where, what: `body: there is no rule "${ref}".`, mend });
      return undefined;
    }
    done.add(to);
    context.linked.push({ from, to, text: ref, by: 'author' });
    return to === from ? undefined : to;
  });
  return context.linker.link(resolved, front, done, (to, text) => {
    context.linked.push({ from, to, text, by: 'compiler' });
  });
}
