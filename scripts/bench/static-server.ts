/** Serves a built site as production does: URLs without extension, brotli, and the headers of firebase.json. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.webmanifest',
  '.xml',
  '.txt',
  '.svg',
]);

/** The brotli quality of a CDN that compresses on the fly. */
const QUALITY = 5;

export interface SiteServer {
  origin: string;
  close(): Promise<void>;
}

/** Starts on a free port of this machine. */
export async function serveSite(folder: string): Promise<SiteServer> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const cached = bodies.get(file);
    if (cached) return cached;
    const bytes = readFileSync(join(folder, file));
    const body = COMPRESSED.has(extname(file))
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : bytes;
    bodies.set(file, body);
    return body;
  };
  const fileAt = (path: string): string | undefined => {
    const name = path === '/' ? 'index' : path.slice(1);
    return [name, `${name}.html`].find(
      (file) => extname(file) in TYPES && existsSync(join(folder, file)),
    );
  };

  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const match = fileAt(path);
    const file = match ?? '404.html';
    const type = extname(file);
    const hashed = path.startsWith('/_astro/');
    response.writeHead(match === undefined ? 404 : 200, {
      'content-type': TYPES[type] ?? 'application/octet-stream',
      'cache-control': `public, max-age=${hashed ? '31536000, immutable' : '300'}`,
      ...(COMPRESSED.has(type) ? { 'content-encoding': 'br' } : {}),
    });
    response.end(bodyOf(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
