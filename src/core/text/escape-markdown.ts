/** How square brackets are written: as they are, guarded where a link could start, or all escaped. */
export type Brackets = 'bare' | 'guarded' | 'escaped';

/** Puts two printed pieces together so that no link starts where they meet. */
export function joinPieces(before: string, after: string): string {
  if (after.startsWith('[') && before.endsWith('!')) return `${before.slice(0, -1)}\\!${after}`;
  const closes = /^[[(:]/.test(after) && /(?<!\\)(?:\\\\)*\]$/.test(before);
  return closes ? `${before.slice(0, -1)}\\]${after}` : before + after;
}

/** Brackets without a partner in the same text could pair with one further on. */
function escapeLoneBrackets(text: string): string {
  const signs = [...text];
  const open: number[] = [];
  const lone: number[] = [];
  signs.forEach((sign, index) => {
    if (sign === '[') open.push(index);
    if (sign === ']' && open.pop() === undefined) lone.push(index);
  });
  for (const index of [...open, ...lone]) signs[index] = `\\${signs[index]}`;
  return signs.join('');
}

function escapeBrackets(text: string, brackets: Brackets): string {
  if (brackets === 'escaped') return text.replace(/[[\]]/g, '\\$&');
  if (brackets === 'bare') return text;
  return escapeLoneBrackets(text)
    .replace(/!(?=\[)/g, '\\!')
    .replace(/(?<!\\)\](?=[([:])/g, '\\]');
}

/**
 * Escapes what Markdown would read as a sign, and little more: an author who reads the file should meet few backslashes.
 * Signs that rule texts hardly use are always escaped; brackets only where a link or definition could start, underscores
 * not inside words; addresses so that they stay words.
 */
export function escapeMarkdown(text: string, brackets: Brackets = 'guarded'): string {
  const escaped = text
    .replace(/[\\*`~<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?[a-z0-9])/gi, '\\&')
    .replace(/(https?|ftp)(?=:\/\/)/gi, '$1\\')
    .replace(/(www)(?=\.)/gi, '$1\\')
    .replace(/@(?=\w)/g, '\\@');
  return escapeBrackets(escaped, brackets);
}

/** Escapes the beginning of lines that would open a list, heading, quote, ruler or table. "-1 to hit" stays as it is. */
export function escapeLineStarts(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^(?=>|[-+](?:\s|$)|#{1,6}(?:\s|$)|[-=|: ]+$|\|)/, line === '' ? '' : '\\')
        .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
        .replace(/^\[(?=[ xX]\](?:\s|$))/, '\\['),
    )
    .join('\n');
}
