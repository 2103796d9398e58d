import type { PageFacts } from './mention.ts';

/** What a page says of itself before its text is read: its title, and its address as words. */
export function pageTexts({ title, url }: PageFacts): string[] {
  const address = url.replace(/^[a-z-]+:\/\/(?:www\.)?/i, '').replace(/[/_.?=&#+]|%20/g, ' ');
  return [title, address].filter((text) => text !== '');
}
