/** The built site on a test server whose responses can be changed, delayed or removed. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { CACHES } from '#storefront/shared/model/offline-caches.ts';
import { readHostingFile } from '#site/publish/hosting-file.ts';
import { fileOf, readSiteFile, siteFolder } from '../built-site.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The response instead of the file; `dead` closes the connection. */
export type Answer = { status?: number; body?: string } | 'dead';

/** The headers of Hosting, except caching, which is disabled here. */
const headers = readHostingFile('firebase.json')
  .hosting.headers.filter((rule) => rule['source'] === '**')
  .flatMap((rule) => rule.headers)
  .filter(({ key }) => key !== 'Cache-Control');

export type ChangingSite = Awaited<ReturnType<typeof openSite>>;

async function openSite() {
  const instead = new Map<string, Answer>();
  const requested: string[] = [];
  let delay = 0;

  const fileAt = (path: string): string | undefined =>
    [path.slice(1), fileOf(path)].find(
      (file) => extname(file) in TYPES && existsSync(join(siteFolder(), file)),
    );

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    requested.push(path);
    const other = instead.get(path);
    if (other === 'dead') {
      request.socket.destroy();
      return;
    }
    for (const { key, value } of headers) response.setHeader(key, value);
    // Everything that works offline comes from the service worker.
    response.setHeader('cache-control', 'no-store');
    // Hosting does the same with paths that end in a slash.
    if (path.length > 1 && path.endsWith('/')) {
      response.writeHead(301, { location: path.slice(0, -1) }).end();
      return;
    }
    const file = fileAt(path);
    const type = TYPES[extname(file ?? '.html')] ?? '';
    const status = other?.status ?? (file === undefined ? 404 : 200);
    const bytes = readFileSync(join(siteFolder(), file ?? '404.html'));
    setTimeout(() => {
      response.writeHead(status, { 'content-type': type }).end(other?.body ?? bytes);
    }, delay);
  }

  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    /** Requested paths in order. */
    requested,
    /** Changes the response of a path; without one, restores it. */
    change(path: string, other?: Answer): void {
      if (other === undefined) instead.delete(path);
      else instead.set(path, other);
    },
    /** Replaces text of a page. */
    reword(path: string, from: string, to: string): void {
      const html = readSiteFile(fileOf(path));
      if (!html.includes(from)) throw new Error(`${path} does not say: ${from}`);
      instead.set(path, { body: html.replaceAll(from, to) });
    },
    /** Delays every response, ms. */
    slowDown(ms: number): void {
      delay = ms;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Playwright's `test` on such a site, with its service worker. */
export const test = base.extend<{ site: ChangingSite }>({
  serviceWorkers: 'allow',
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

/** The offline notice. */
export const offlineNote = (page: Page): Locator =>
  page.getByRole('status').getByText('You are offline.');

/** The notice of a cached page with its time. */
export const cachedNotice = (page: Page): Locator =>
  page.getByRole('status').getByText('This page is from');

/** The cached paths. */
export const cachedPaths = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Opens a page and waits until the service worker has cached it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => cachedPaths(page, CACHES.pages)).toContain(path);
}
