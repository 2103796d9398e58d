import { isRef } from '../../src/core/text/is-ref.ts';

const LINK = /\[(?:[^\][]|\[[^\][]*\])*\]\(([^)]*)\)/g;

/** Addresses of links that would not survive: anything but `rule:<ref>`. */
export function strayLinks(text: string): readonly string[] {
  return [...text.matchAll(LINK)]
    .map((match) => match[1] ?? '')
    .filter((address) => !(address.startsWith('rule:') && isRef(address.slice('rule:'.length))));
}
