import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageOf, texts } from './words.ts';

export type Site = { url(page: string): string; put(name: string, html: string): void; close(): void };

/** Serves pages of made-up text by the list of names it mentions and its number of text nodes: `/text/20000`. */
export async function serveTexts(lists: Readonly<Record<string, readonly string[]>>): Promise<Site> {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [, list = '', size] = path.split('/');
    const names = lists[list];
    if (!pages.has(path) && names) pages.set(path, pageOf(texts(Number(size), names)));
    response.writeHead(pages.has(path) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(pages.get(path) ?? '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: (page) => `http://127.0.0.1:${port}/${page}`,
    put: (name, html) => void pages.set(`/${name}`, html),
    close: () => void server.close(),
  };
}
