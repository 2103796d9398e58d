const SMALL = /^(?:a|an|and|as|at|by|for|from|in|into|not|of|on|or|the|to|with|d')$/;

/** Straight apostrophes and hyphens, single spaces, as our own records have them. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[\u2010\u2011\u2012\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name in capitals as a headline: "ONLY IN DEATH DOES DUTY END" → "Only in Death Does Duty End". */
export function headlineName(name: string): string {
  const tidy = tidyName(name);
  if (tidy !== tidy.toUpperCase() || !/\p{Lu}{2}/u.test(tidy)) return tidy;
  return tidy
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.test(word)
        ? word
        : word.replace(/(^|[^\p{L}\p{N}'])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()),
    )
    .join(' ');
}

/** The id a name gets: "Khârn the Betrayer" → `kharn-the-betrayer`. Empty when the name has no letters or digits. */
export function idOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The parts joined as people say it: "a", "a and b", "a, b and c". */
export function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
