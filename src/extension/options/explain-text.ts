import { startDetection } from '../../core/match/detection.ts';
import type { Verdict } from '../../core/match/mention.ts';
import type { TermIndex } from '../../core/match/term-index.ts';
import type { Tier } from '../../core/rules/record.ts';
import type { EditionChoice, Sensitivity } from '../../core/settings/settings.ts';

/** One place where a rule may be named, and why it is marked or held back. */
export type Explained = {
  readonly text: string;
  readonly rule: string;
  readonly mark: boolean;
  readonly score: number;
  readonly tier: Tier;
  readonly reasons: Verdict['reasons'];
};

/** Reads a text as if it were a page, paragraph by paragraph, and says of each mention which evidence counted. */
export function explainText(
  index: TermIndex,
  page: { readonly title: string; readonly url: string; readonly text: string },
  options: {
    readonly edition: EditionChoice;
    readonly sensitivity: Sensitivity;
    readonly never: readonly string[];
    readonly always: readonly string[];
  },
): readonly Explained[] {
  const detection = startDetection(index, { title: page.title, url: page.url }, options);
  // All text is read before anything is judged: on a page, too, marks appear when the evidence is there.
  const runs = page.text.split(/\n{2,}/).map((text, region) => detection.add(text, { region }));
  return runs.flatMap((run) =>
    run.candidates.map((candidate) => {
      const { mark, score, reasons } = detection.judge(candidate, run);
      return {
        text: run.text.slice(candidate.start, candidate.end),
        rule: candidate.rule,
        mark,
        score,
        tier: candidate.tier,
        reasons,
      };
    }),
  );
}
