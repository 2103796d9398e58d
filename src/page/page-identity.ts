/** Tells when an application has become another page without loading one. */
import type { PageFacts } from '../core/match/mention.ts';
import type { Run } from './spans.ts';

/** Titles count unread messages: "(3) Deep Strike" is the page "Deep Strike". */
const bare = (title: string): string => title.replace(/^\s*[([]\d+\+?[)\]]\s*/, '');

/** A page without marks may get its real title late; one that changes its title for ever is not read for ever. */
const RETITLES = 3;

export class PageIdentity {
  readonly #document: Document;
  #path = '';
  #title = '';
  /** What had been found when the address or the title was first seen to be another. */
  #before: readonly Run[] | undefined;
  #seen = '';
  #retitles = 0;

  constructor(document: Document) {
    this.#document = document;
    this.renew();
  }

  get facts(): PageFacts {
    return { title: `${this.#document.title}`, url: this.#document.location?.href ?? '' };
  }

  /** This is the page now. */
  renew(): void {
    const path = this.#where();
    if (path !== this.#path) this.#retitles = 0;
    this.#path = path;
    this.#title = bare(`${this.#document.title}`);
    this.#before = undefined;
  }

  /**
   * Whether the title is another and most of what was found before is gone. Some threads change their address while one
   * scrolls, some pages their title while one reads: neither makes another page.
   */
  changed(runs: () => readonly Run[]): boolean {
    const path = this.#where();
    const title = bare(`${this.#document.title}`);
    if (path === this.#path && title === this.#title) {
      this.#before = undefined;
      return false;
    }
    if (!this.#before || path !== this.#seen) {
      this.#before = runs();
      this.#seen = path;
    }
    if (title === this.#title) return false;
    const { length } = this.#before;
    if (length === 0 && path === this.#path) return this.#retitles++ < RETITLES;
    return this.#before.filter(({ pieces }) => pieces[0]?.node.isConnected).length * 2 <= length;
  }

  #where(): string {
    const { origin = '', pathname = '', search = '' } = this.#document.location ?? {};
    return origin + pathname + search;
  }
}
