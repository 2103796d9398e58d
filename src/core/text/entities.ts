const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  minus: '−',
  deg: '°',
  bull: '•',
  frac12: '½',
};

function fromCode(code: number, raw: string): string {
  const printable = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && code !== 0x7f;
  return printable ? String.fromCodePoint(code) : raw;
}

/** Replaces the character references that rule texts use ("&amp;", "&#8217;", "&#x2011;"); any other stays as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,30}));/gi, (raw, hex, decimal, name) => {
    if (hex) return fromCode(Number.parseInt(hex, 16), raw);
    if (decimal) return fromCode(Number.parseInt(decimal, 10), raw);
    return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? raw;
  });
}
