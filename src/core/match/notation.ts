/** Saves as notation: "4++" is an invulnerable save, "5+++" Feel No Pain, "2+/4++/5+++" a line of them. */
export type Notation = { readonly start: number; readonly end: number; readonly id: string; readonly value: string };

const CODE =
  /[{}`]|=>|==|&&|\|\||\b(?:for|while|if|int|let|const|var|return)\s?[( ]\w+\s?[=;<)]|\/\/|\w\(\)|operator|#include/;

/** All notations of a text; nothing beside them may be a letter, a digit or a further plus, and the line no code. */
export function readNotation(text: string): Notation[] {
  const found: Notation[] = [];
  for (let at = text.indexOf('++'); at >= 0; at = text.indexOf('++', at)) {
    let end = at;
    while (text.charAt(end) === '+') end++;
    const pluses = end - at;
    const digit = text.charAt(at - 1);
    const before = text.charAt(at - 2);
    const after = text.charAt(end);
    const clear = !/[\w+.,]/.test(before) || /inv(?:uln)?$/i.test(text.slice(Math.max(0, at - 7), at - 1));
    if (
      (pluses === 2 || pluses === 3) &&
      /[2-6]/.test(digit) &&
      clear &&
      !/[\w"$]/.test(after) &&
      !isCode(text, at, end)
    ) {
      found.push({
        start: at - 1,
        end,
        id: pluses === 2 ? 'invulnerable-save' : 'feel-no-pain',
        value: `${digit}+`,
      });
    }
    at = end;
  }
  return found;
}

/** Forty characters around a notation look like source code. */
function isCode(text: string, at: number, end: number): boolean {
  return CODE.test(text.slice(Math.max(0, at - 40), end + 40));
}
