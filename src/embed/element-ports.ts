import type { Edition } from '../core/rules/record.ts';
import type { Preferences, RuleSource } from '../core/rules/rule-source.ts';
import { ROOTS, SELDOM } from './element-names.ts';
import { shareLinks } from './share-links.ts';

type Ported = Element & { source?: RuleSource; preferences?: Preferences; edition?: Edition };

/** Gives the page's own elements of ours what they read from; what an author has set himself stays. */
export class ElementPorts {
  readonly #source: RuleSource;
  readonly #preferences: Preferences;
  readonly #edition: Edition;

  constructor(source: RuleSource, preferences: Preferences, edition: Edition) {
    this.#source = source;
    this.#preferences = preferences;
    this.#edition = edition;
  }

  give(element: Ported): void {
    element.source ??= this.#source;
    element.preferences ??= this.#preferences;
    // Before an element is defined its attributes are not properties yet.
    if (!element.hasAttribute('edition')) element.edition ??= this.#edition;
    shareLinks(element);
    if (element.matches(SELDOM)) void import('./on-request.ts');
  }

  /** Now and for all that come later. */
  serve(document: Document): void {
    for (const element of document.querySelectorAll(ROOTS)) this.give(element);
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches(ROOTS)) this.give(node);
        for (const inner of node.querySelectorAll(ROOTS)) this.give(inner);
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
  }
}
