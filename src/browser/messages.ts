import type { AskOf, Name, ReplyOf, ToBackground, ToContent } from './protocol.ts';

/** The part of the extension API that messages need; both the polyfill and a content script's own `browser` have it. */
export type Runtime = {
  sendMessage(message: unknown): Promise<unknown>;
  readonly id?: string;
};

/** Asks the background. Answers undefined where there is none any more (the extension was updated or removed). */
export async function askBackground<Key extends Name<ToBackground>>(
  runtime: Runtime,
  type: Key,
  asked: AskOf<ToBackground, Key>,
): Promise<ReplyOf<ToBackground, Key> | undefined> {
  if (!runtime.id) return undefined;
  try {
    return (await runtime.sendMessage({ ...(asked as object), type })) as ReplyOf<ToBackground, Key>;
  } catch {
    return undefined;
  }
}

export type Handlers<Table, Sender> = {
  [Key in Name<Table>]: (asked: AskOf<Table, Key>, sender: Sender) => Promise<ReplyOf<Table, Key>>;
};

/** Makes a listener for `runtime.onMessage` from a table of handlers; messages of other kinds are left to others. */
export function answering<Table extends ToBackground | ToContent, Sender>(handlers: Handlers<Table, Sender>) {
  return (message: unknown, sender: Sender): Promise<unknown> | undefined => {
    if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
    const { type } = message;
    if (typeof type !== 'string' || !Object.hasOwn(handlers, type)) return undefined;
    const handler = handlers[type as Name<Table>] as (asked: unknown, from: Sender) => Promise<unknown>;
    return handler(message, sender);
  };
}
