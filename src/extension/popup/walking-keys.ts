import { browser } from '../../browser/api.ts';

export type WalkingKeys = { readonly next: string; readonly previous: string; readonly open: string };

/** The keys that walk from rule to rule, as this browser has them now; undefined where one is not set or there are none. */
export async function walkingKeys(): Promise<WalkingKeys | undefined> {
  const commands = (await browser.commands?.getAll().catch(() => undefined)) ?? [];
  const keyOf = (name: string) => commands.find((command) => command.name === name)?.shortcut;
  const [next, previous, open] = ['next-rule', 'previous-rule', 'open-rule'].map(keyOf);
  return next && previous && open ? { next, previous, open } : undefined;
}
