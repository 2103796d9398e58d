import type { Storage } from 'webextension-polyfill';
import type { CardAsk } from './protocol.ts';

const KEY = 'kept-cards';
const MOST = 8;

const read = (stored: unknown): readonly CardAsk[] => (Array.isArray(stored) ? stored : []);

/** Cards that made room on a page, latest first, until the browser is closed. */
export async function keptCards(session: Storage.StorageArea): Promise<readonly CardAsk[]> {
  return read((await session.get(KEY))[KEY]);
}

/** Keeps a card; the same rule is kept once. */
export async function keepCard(session: Storage.StorageArea, card: CardAsk): Promise<void> {
  const others = (await keptCards(session)).filter(({ refs }) => refs[0] !== card.refs[0]);
  await session.set({ [KEY]: [card, ...others].slice(0, MOST) });
}

export function watchKeptCards(session: Storage.StorageArea, changed: (cards: readonly CardAsk[]) => void): void {
  session.onChanged.addListener((changes) => {
    if (KEY in changes) changed(read(changes[KEY]?.newValue));
  });
}
