import type { LitElement } from 'lit';

/**
 * Puts an element into the page with properties set and waits until it is laid out, nested elements included. The page
 * gets the background its theme is for.
 */
export async function mount<Element extends LitElement>(
  element: Element,
  properties: Partial<Element> = {},
): Promise<Element> {
  Object.assign(element, properties);
  document.body.style.background = 'theme' in properties && properties.theme === 'dark' ? '#14171c' : '';
  document.body.replaceChildren(element);
  await settle(element);
  return element;
}

/** Waits for an element's updates and those of the elements in it. */
export async function settle(element: LitElement): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await element.updateComplete;
    await Promise.resolve();
    for (const inner of element.renderRoot.querySelectorAll<LitElement>('*')) await inner.updateComplete;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** First match in an element's shadow tree or in those of the elements in it. */
export function deep<Found extends Element = HTMLElement>(
  root: Element | ShadowRoot,
  selector: string,
): Found | undefined {
  const tree = root instanceof Element ? root.shadowRoot : root;
  const found = tree?.querySelector<Found>(selector);
  if (found) return found;
  for (const inner of tree?.querySelectorAll('*') ?? []) {
    const nested = inner.shadowRoot && deep<Found>(inner, selector);
    if (nested) return nested;
  }
  return undefined;
}

/** All that a reader sees in an element, white space folded. */
export function shownText(element: Element): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data);
    else if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0) node.assignedNodes().forEach(walk);
    else if (node instanceof Element && node.shadowRoot) node.shadowRoot.childNodes.forEach(walk);
    else node.childNodes.forEach(walk);
  };
  walk(element);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
