/**
 * The few calls a content script makes, typed by hand: the polyfill would cost every page 2.7 kB for nothing.
 * Both browsers we promise have a native, promise-based `browser`.
 */
import type { Runtime } from './messages.ts';

type Listener<Arguments extends unknown[]> = {
  addListener(listener: (...args: Arguments) => unknown): void;
  removeListener(listener: (...args: Arguments) => unknown): void;
};
export type ContentPort = {
  readonly name: string;
  postMessage(message: unknown): void;
  readonly onDisconnect: Listener<[]>;
};

export type ContentApi = {
  readonly runtime: Runtime & {
    getURL(path: string): string;
    readonly onMessage: Listener<[unknown, unknown]>;
    readonly onConnect: Listener<[ContentPort]>;
  };
  /** The browser's own table: a content script has no other words, and no bytes for them. */
  readonly i18n: { getMessage(name: string): string };
  readonly storage: {
    readonly local: {
      get(key: string): Promise<Record<string, unknown>>;
      set(items: Record<string, unknown>): Promise<void>;
    };
    readonly onChanged: Listener<[Record<string, { newValue?: unknown }>, string]>;
  };
};

declare global {
  // biome's noVar does not know ambient globals: this is how TypeScript declares one.
  var browser: ContentApi | undefined;
  var chrome: ContentApi | undefined;
}

/** The API, or undefined where the script runs without one (an extension that was removed meanwhile). */
export function contentApi(): ContentApi | undefined {
  return globalThis.browser ?? globalThis.chrome;
}

/** The same for the card's frame, which is a page of the extension and always has it. */
export function extensionApi(): ContentApi {
  const api = contentApi();
  if (!api) throw new Error('This page works inside the extension only.');
  return api;
}
