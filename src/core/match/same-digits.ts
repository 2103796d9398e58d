/** The automaton knows that there is a number, not which: "exploding 6s" is not "exploding 5s". */
export function sameDigits(term: string, surface: string): boolean {
  return !/\d/.test(term) || term.replace(/\D/g, '') === surface.replace(/\D/g, '');
}
