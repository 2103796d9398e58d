/** The list of the rules on a page, for a side panel and for those who cannot see marks. */
import type { Ref } from '../core/text/tree.ts';
import { boundsOf } from './rects.ts';
import { elementAt, type Run, textOf } from './spans.ts';

export type RuleOnPage = {
  readonly rule: string;
  /** Likeliest first. */
  readonly refs: readonly Ref[];
  /** As first written on the page. */
  readonly text: string;
  readonly count: number;
  /** Where the first mention is, in viewport coordinates; undefined where it is not laid out. */
  readonly rect?: DOMRect;
};

/** Rules by first mention, each with the number of its mentions. `runs` in document order. */
export function rulesOnPage(runs: readonly Run[]): readonly RuleOnPage[] {
  const rules = new Map<string, RuleOnPage & { count: number }>();
  for (const { spans } of runs) {
    for (const span of spans) {
      if (!span.marked) continue;
      const { rule, refs } = span.candidate;
      const known = rules.get(rule);
      if (known) known.count++;
      else rules.set(rule, { rule, refs, text: textOf(span), count: 1, rect: boundsOf(span) });
    }
  }
  return [...rules.values()];
}

export type MentionOnPage = {
  readonly rule: string;
  readonly refs: readonly Ref[];
  readonly text: string;
  readonly element: Element;
};

/** Every mark by itself, in reading order, for tools that check what is marked where. */
export function mentionsOnPage(runs: readonly Run[]): readonly MentionOnPage[] {
  return runs.flatMap(({ spans }) =>
    spans
      .filter(({ shown }) => shown)
      .map((span) => ({
        rule: span.candidate.rule,
        refs: span.candidate.refs,
        text: textOf(span),
        element: elementAt(span),
      })),
  );
}
