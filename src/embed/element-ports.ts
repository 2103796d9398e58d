import type { Edition } from '../core/rules/record.ts';
import type { Preferences, RuleSource } from '../core/rules/rule-source.ts';
import type { Ports } from './cards.ts';
import { ROOTS, SELDOM } from './element-names.ts';
import { shareLinks } from './share-links.ts';
import { warnMissing } from './warn-missing.ts';

type Ported = Element & { source?: RuleSource; preferences?: Preferences; edition?: Edition };

/** Gives the page's own elements of ours what they read from; what an author has set himself stays. */
export class ElementPorts {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  give(element: Ported): void {
    element.source ??= this.#ports.source;
    element.preferences ??= this.#ports.preferences;
    // Before an element is defined its attributes are not properties yet.
    if (!element.hasAttribute('edition')) element.edition ??= this.#ports.edition;
    shareLinks(element);
    const rule = element.getAttribute('rule');
    if (rule && element.source) void warnMissing(element.source, rule, element.edition ?? this.#ports.edition);
    if (element.matches(SELDOM)) void import('./on-request.ts');
    if (element.matches('auspex-datasheet')) void import('../../widgets/datasheet/datasheet.define.ts');
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
