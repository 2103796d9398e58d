import type { Block, Inline, Ref } from '../text/tree.ts';
import type { AuthoredFront } from './authored.ts';
import { type LinkPhrase, phrasesOf } from './link-phrases.ts';
import { printRef } from './refs.ts';

export type Linked = {
  readonly from: Ref;
  readonly to: Ref;
  readonly text: string;
  readonly by: 'author' | 'compiler';
};

export type TextLinker = {
  /** Links the first mention of each other rule in this section; `done` already holds what the author linked there. */
  link(
    blocks: readonly Block[],
    self: AuthoredFront,
    done: Set<Ref>,
    report: (to: Ref, text: string) => void,
  ): readonly Block[];
};

const CAPITALISED = /^(?:[\p{Lu}\d][\p{L}\d'’.+-]*|of|the|a|an|to|and|in|with|for|from|as|on|at|by|or)["”]?$/u;

/** Written as a name: "Insane Bravery", "Twin-linked", "SUSTAINED HITS D3", "Bane of Cowards". */
function isCapitalised(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text) && text.split(/\s+/).every((part) => CAPITALISED.test(part));
}

function choose(phrases: readonly LinkPhrase[], self: AuthoredFront): LinkPhrase | undefined {
  if (phrases.some(({ front }) => front.id === self.id)) return undefined;
  return (
    phrases.find(({ front }) => front.set === self.set) ??
    phrases.find(({ front }) => front.set === 'core') ??
    phrases[0]
  );
}

/** The linker of one edition: finds rule names in text the way the detector does, longest first. */
export function makeLinker(fronts: readonly AuthoredFront[]): TextLinker {
  const bySource = new Map<string, LinkPhrase[]>();
  const sorted = [...fronts].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  for (const phrase of sorted.flatMap(phrasesOf)) {
    const same = bySource.get(phrase.source);
    if (same) same.push(phrase);
    else bySource.set(phrase.source, [phrase]);
  }
  const groups = [...bySource.values()].sort((a, b) => (b[0]?.weight ?? 0) - (a[0]?.weight ?? 0));
  const all = groups.map((group) => `(${group[0]?.source ?? ''})`).join('|');
  const pattern = groups.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all})(?![\\p{L}\\p{N}])`, 'giu') : undefined;

  const groupOf = (match: RegExpExecArray): readonly LinkPhrase[] => {
    for (let index = 0; index < groups.length; index += 1)
      if (match[index + 1] !== undefined) return groups[index] ?? [];
    return [];
  };

  return {
    link(blocks, self, done, report) {
      if (!pattern) return blocks;
      let sentenceStart = true;

      const linkString = (text: string): Inline[] => {
        const out: Inline[] = [];
        let from = 0;
        pattern.lastIndex = 0;
        for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
          const found = match[0];
          const before = text.slice(0, match.index);
          const starts = /[.:;!?]["”)]?\s*$/.test(before) || (before.trim() === '' && sentenceStart);
          const fits = groupOf(match).filter(
            ({ capital, word }) =>
              (!capital || isCapitalised(found)) && !(word && starts && found !== found.toUpperCase()),
          );
          const chosen = choose(fits, self);
          const ref = chosen && printRef(chosen.front.edition, chosen.front.id);
          if (fits.length === 0) pattern.lastIndex = match.index + 1;
          if (ref === undefined || done.has(ref)) continue;
          done.add(ref);
          report(ref, found);
          if (match.index > from) out.push(text.slice(from, match.index));
          out.push({ link: ref, of: [found] });
          from = match.index + found.length;
        }
        if (from < text.length) out.push(text.slice(from));
        if (text.trim() !== '') sentenceStart = /[.:;!?]["”)]?\s*$/.test(text);
        return out;
      };

      const linkInlines = (inlines: readonly Inline[]): readonly Inline[] =>
        inlines.flatMap((inline): Inline[] => {
          if (typeof inline === 'string') return linkString(inline);
          if ('b' in inline) return [{ b: linkInlines(inline.b) }];
          if ('i' in inline) return [{ i: linkInlines(inline.i) }];
          return [inline];
        });

      const linkBlock = (block: Block): Block => {
        sentenceStart = true;
        if ('p' in block) return { p: linkInlines(block.p) };
        if ('ul' in block) return { ul: block.ul.map((item) => item.map(linkBlock)) };
        if ('ol' in block) return { ol: block.ol.map((item) => item.map(linkBlock)) };
        if ('quote' in block) return { quote: block.quote.map(linkBlock) };
        if ('head' in block)
          return { head: block.head, rows: block.rows.map((row) => row.map((cell) => linkInlines(cell))) };
        return block;
      };
      return blocks.map(linkBlock);
    },
  };
}
