/** Numbers that players write in place of a rule's name, each read as the rule it stands for. */
export type Notation = {
  readonly start: number;
  readonly end: number;
  readonly id: string;
  readonly value?: string;
  /** Proves something of the page; the others look like part numbers and only follow. */
  readonly sure?: true;
};

/** Nothing beside it may be a letter, a digit or a further plus; "inv4++" is a save all the same. */
const SAVE = /(?<=^|[^\w+.,]|inv|invuln)([2-6])(\+{2,3})(?![\w"$+])/gi;

/** "4++" is an invulnerable save, "5+++" Feel No Pain, "2+/4++/5+++" a line of them. */
export function readSaves(code: RegExp, text: string): Notation[] {
  if (!text.includes('++')) return [];
  return [...text.matchAll(SAVE)].flatMap(({ 0: shown, 1: digit, index: start }): Notation[] => {
    const end = start + shown.length;
    if (isCode(code, text, start + 1, end)) return [];
    return [
      { start, end, id: shown.length === 3 ? 'invulnerable-save' : 'feel-no-pain', value: `${digit}+`, sure: true },
    ];
  });
}

/** Forty characters around a place look like source code. */
export function isCode(code: RegExp, text: string, at: number, end: number): boolean {
  return code.test(text.slice(Math.max(0, at - 40), end + 40));
}
