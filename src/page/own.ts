/**
 * A property of the node itself. A form with a field called `parentNode` or `contains` answers with the field instead, in
 * content scripts too; only forms do.
 */
export const own = <Key extends keyof HTMLElement>(node: Node, key: Key): HTMLElement[Key] =>
  Reflect.get(node instanceof HTMLFormElement ? HTMLElement.prototype : node, key, node);
