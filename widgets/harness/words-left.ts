const SPOKEN = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];

/** Every text and every name of an element and what is in it, white space folded. */
export function wordsOf(root: Node): string[] {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data);
    if (node instanceof Element) {
      texts.push(...SPOKEN.flatMap((name) => node.getAttribute(name) ?? []));
      node.shadowRoot?.childNodes.forEach(walk);
    }
    if (!(node instanceof HTMLStyleElement)) node.childNodes.forEach(walk);
  };
  walk(root);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** What English has words for and another language has other words for; pieces between the places of a sentence. */
export function onlyIn(english: readonly string[], other: readonly string[]): string[] {
  const theirs = other.join('\n');
  const pieces = english.flatMap((text) => text.split(/\{\w+\}|\||[“”;:,.·]/)).map((text) => text.trim());
  return [...new Set(pieces)].filter((text) => /[a-z]{3}/i.test(text) && !contains(theirs, text));
}

/** Which of the words stand in the texts, each with the text it stands in. */
export function wordsLeft(texts: readonly string[], words: readonly string[]): string[] {
  const all = texts.join('\n');
  const left = words.filter((one) => all.includes(one) && contains(all, one));
  return left.map((one) => `${one}: ${texts.find((text) => contains(text, one))}`);
}

function contains(text: string, words: string): boolean {
  const plain = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d-])${plain}(?![\\p{L}\\d-])`, 'u').test(text);
}
