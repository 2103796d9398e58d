/** Puts `mark` before the first line and as many spaces before the others; empty lines stay empty. */
export function indentLines(text: string, mark: string): string {
  const pad = ' '.repeat(mark.length);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? mark + line : line === '' ? '' : pad + line))
    .join('\n');
}
