import type { DetectMatch } from '../../src/cli/detect-records.ts';
import type { Passage, Surface } from './records.ts';

type Span = { readonly start: number; readonly end: number; readonly rule?: string };
export type Count = { right: number; of: number };

export type Score = {
  readonly passages: number;
  /** By form of the surface: canonical, variant, typo. */
  readonly recall: Readonly<Record<string, Count>>;
  /** Marks in 40k passages that are right, of those that are right or wrong. */
  readonly precision: Count;
  readonly params: Count;
  readonly negativeWords: number;
  readonly falseMarks: number;
  readonly errors: readonly string[];
};

/** Names as they compare: no case, no punctuation, no "The", no value. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ (?:tests?|rolls?|moves?)$/, (end) => end)
    .replace(/ x?\d*$/, '')
    .trim();
}

/**
 * Compares marks with labels. A label is met by a mark of the same rule that overlaps it; a mark in a 40k passage is wrong
 * on forbidden text, with another rule on a label, or where nothing is labelled; in other passages every mark is wrong.
 *
 * @param scope Names that are judged in 40k passages; marks of other rules there are left out.
 */
export function score(
  passages: readonly Passage[],
  marks: ReadonlyMap<string, readonly DetectMatch[]>,
  scope: ReadonlySet<string>,
): Score {
  const recall: Record<string, Count> = {};
  const precision: Count = { right: 0, of: 0 };
  const params: Count = { right: 0, of: 0 };
  const errors: string[] = [];
  let [negativeWords, falseMarks] = [0, 0];
  for (const passage of passages) {
    const found = marks.get(passage.id) ?? [];
    const say = (kind: string, rule: string, text: string) => errors.push(`${passage.id}  ${kind}  ${rule}  "${text}"`);
    if (passage.context === 'non40k') {
      negativeWords += passage.text.split(/\s+/).length;
      const allowed = (passage.allow ?? []).flatMap((text) => allSpans(passage.text, text));
      for (const mark of found) {
        if (allowed.some((span) => overlap(span, mark))) continue;
        falseMarks++;
        say('false', mark.rule, passage.text.slice(mark.start, mark.end));
      }
      continue;
    }
    const left = new Set(found);
    const labels = passage.expect.map((label) => ({ ...label, ...spanOf(passage.text, label) }));
    const met = new Set<(typeof labels)[number]>();
    for (const label of labels) {
      const form = label.form ?? 'canonical';
      recall[form] ??= { right: 0, of: 0 };
      const count = recall[form];
      count.of++;
      const mark = [...left].find((one) => nameKey(one.rule) === nameKey(label.rule) && overlap(one, label));
      if (!mark) {
        say('missed', label.rule, label.surface);
        continue;
      }
      left.delete(mark);
      met.add(label);
      count.right++;
      precision.right++;
      precision.of++;
      const wanted = Object.entries(label.params ?? {});
      if (wanted.length === 0) continue;
      params.of++;
      const read: Readonly<Record<string, string | undefined>> = mark.params;
      if (wanted.every(([key, value]) => plain(read[key]) === plain(value))) params.right++;
      else say('params', label.rule, `${label.surface} → ${JSON.stringify(mark.params)}`);
    }
    for (const mark of left) {
      const kind = wrongKind(passage, labels, met, mark, scope);
      if (!kind) continue;
      precision.of++;
      say(kind, mark.rule, passage.text.slice(mark.start, mark.end));
    }
  }
  return { passages: passages.length, recall, precision, params, negativeWords, falseMarks, errors };
}

function wrongKind(
  { text, forbid = [], optional = [] }: Passage,
  labels: readonly (Span & { rule: string })[],
  met: ReadonlySet<Span>,
  mark: DetectMatch,
  scope: ReadonlySet<string>,
): string | undefined {
  const forbidden = forbid.flatMap((one) => (typeof one === 'string' ? allSpans(text, one) : [spanOf(text, one)]));
  const same = (rule: string | undefined) => rule === undefined || nameKey(rule) === nameKey(mark.rule);
  if (forbidden.some((span) => overlap(span, mark) && same(span.rule))) return 'forbidden';
  const on = labels.filter((label) => overlap(label, mark));
  if (on.some((label) => met.has(label) && same(label.rule))) return undefined;
  if (!scope.has(nameKey(mark.rule))) return undefined;
  if (on.length > 0) return 'wrong rule';
  return optional.some((one) => overlap(spanOf(text, one), mark)) ? undefined : 'unlabelled';
}

function spanOf(text: string, one: Surface): Span {
  const { surface, occurrence = 1, rule } = typeof one === 'string' ? { surface: one } : one;
  let start = -1;
  for (let n = 0; n < occurrence; n++) start = text.indexOf(surface, start + 1);
  return { start, end: start + surface.length, ...(rule !== undefined && { rule }) };
}

function allSpans(text: string, surface: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(surface); at >= 0; at = text.indexOf(surface, at + 1)) {
    spans.push({ start: at, end: at + surface.length });
  }
  return spans;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function plain(value: string | undefined): string {
  return (value ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The 95 % interval of a share (Wilson), as fractions. */
export function wilson({ right, of }: Count): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = right / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / whole), Math.min(1, (middle + spread) / whole)];
}
