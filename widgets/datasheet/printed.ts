/** A characteristic as a printed table shows it: a true minus, a double prime for inches, a dash for none. */
export function printed(value: string): string {
  return value
    .replace(/^-(?=\d)/, '−')
    .replace(/^-$/, '–')
    .replaceAll('"', '″');
}
