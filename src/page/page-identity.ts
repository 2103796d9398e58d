/** Tells when an application has become another page without loading one. */
import type { PageFacts } from '../core/match/mention.ts';
import type { Run } from './spans.ts';

/** Titles count unread messages: "(3) Deep Strike" is the page "Deep Strike". */
const bare = (title: string): string => title.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');

export class PageIdentity {
  readonly #document: Document;
  #path = '';
  #title = '';

  constructor(document: Document) {
    this.#document = document;
    this.renew();
  }

  get facts(): PageFacts {
    return { title: this.#document.title, url: this.#document.location?.href ?? '' };
  }

  renew(): void {
    this.#path = this.#where();
    this.#title = bare(this.#document.title);
  }

  /**
   * Whether path and title are others and most of what was found is gone. Some threads change their address while one
   * scrolls, some pages their title while one reads: neither makes another page.
   */
  changed(runs: () => readonly Run[]): boolean {
    const path = this.#where();
    if (path === this.#path) return false;
    const title = bare(this.#document.title);
    if (title === this.#title) return false;
    const known = runs();
    const left = known.filter(({ pieces }) => pieces[0]?.node.isConnected).length;
    return left * 2 <= known.length;
  }

  #where(): string {
    const { origin = '', pathname = '', search = '' } = this.#document.location ?? {};
    return origin + pathname + search;
  }
}
