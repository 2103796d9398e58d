/**
 * The key under which names are compared: lower case, no accents, no hyphens, spaces, apostrophes or points.
 * "Twin-linked", "TWIN LINKED" and "twinlinked" are one name; "Khârn" and "Kharn" too.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]/gu, '');
}
