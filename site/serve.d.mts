export type Answer = {
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
};
export function serve(
  folder: string,
  options?: { port?: number; respond?: (url: URL) => Answer | undefined | Promise<Answer | undefined> },
): Promise<{ origin: string; close(): Promise<void> }>;
