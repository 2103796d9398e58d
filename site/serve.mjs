// Serves a folder of built pages on this machine only. Used by `npm start`, the tests and the detect command.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.index': 'application/octet-stream',
};

/**
 * @param {string} folder
 * @param {{ port?: number, respond?: (url: URL) => { body: string | Buffer, headers?: Record<string, string>, status?: number } | undefined }} [options]
 *   `respond` answers first; what it leaves is looked for in the folder.
 */
export async function serve(folder, { port = 0, respond = () => undefined } = {}) {
  const root = path.resolve(folder);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    try {
      const special = await respond(url);
      if (special) {
        response
          .writeHead(special.status ?? 200, { 'content-type': TYPES['.html'], ...special.headers })
          .end(special.body);
        return;
      }
      let file = path.join(root, decodeURIComponent(url.pathname));
      if (!file.startsWith(root)) throw new Error('outside');
      if (url.pathname.endsWith('/')) file = path.join(file, 'index.html');
      const body = await readFile(file);
      // Any page may load the embed, as from a public static host.
      response
        .writeHead(200, {
          'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
          'access-control-allow-origin': '*',
          'cache-control': 'no-store',
        })
        .end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`Nothing at ${url.pathname}`);
    }
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  const address = server.address();
  return {
    origin: `http://localhost:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(done);
      }),
  };
}
