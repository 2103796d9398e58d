import { own } from './own.ts';

/** The nearest ancestor-or-self that fits the selector, out through shadow roots. */
export function closest(element: Element | undefined, selector: string): Element | undefined {
  // Not asked of the element: a form with a field named `closest` answers with the field.
  const { closest: nearest } = Element.prototype;
  for (let at = element; at; ) {
    const found: Element | null = nearest.call(at, selector);
    if (found) return found;
    const root = own(at, 'getRootNode').call(at);
    at = root instanceof ShadowRoot ? root.host : undefined;
  }
  return undefined;
}
