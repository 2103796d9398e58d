/** Names that were somebody else's before us. */
export const taken: string[] = [];

/**
 * Registers an element once. A second script of ours on the page (another version, the same embed twice) finds the name
 * taken and leaves it be.
 */
export function define(name: string, element: CustomElementConstructor): void {
  const known = customElements.get(name);
  if (!known) customElements.define(name, element);
  else if (known !== element) {
    console.warn(`<${name}> is already defined; the first definition stays.`);
    taken.push(name);
  }
}
