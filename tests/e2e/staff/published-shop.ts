/**
 * A small shop for one test, with its own database, publisher and live site. It uses the back office of the
 * built site with another project, so that a test may empty the shop without affecting others.
 */
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { ANALYTICS_VARIABLES } from '#core/analytics/configuration.ts';
import { ACCOUNT_VARIABLES } from '#core/firebase-settings.ts';
import { fillSmallShop } from '#fixtures/small-shop.ts';
import { ROOT } from '#tooling/local/env.ts';
import { loadRules } from '#tooling/local/firestore-emulator.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { fileOf, siteFolder } from '../../built-site.ts';
import { expect, openSignedIn, createPerson, test as base } from '../accounts/customer.ts';

export { expect };

const PROJECT = process.env['SITE_PROJECT'] ?? '';
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

/** Enough products that removing two is not refused. */
const PRODUCTS = 12;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const OF_THE_BUILT_SITE = /^\/(?:admin|login|_astro)(?:\/|$)/;

/** Serves the live site, and the built back office. */
async function serve(site: string, projectId: string) {
  const fileAt = (path: string): string | undefined => {
    const folders = OF_THE_BUILT_SITE.test(path) ? [siteFolder(), site] : [site, siteFolder()];
    const asset = folders.slice(0, extname(path) === '' ? 0 : 2).map((at) => join(at, path));
    const page = OF_THE_BUILT_SITE.test(path)
      ? join(siteFolder(), fileOf(path.startsWith('/admin') ? '/admin' : path))
      : join(site, fileOf(path));
    return [...asset, page].find((file) => extname(file) in TYPES && existsSync(file));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileAt(decodeURIComponent(pathname));
    response.setHeader('cache-control', 'no-store');
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end();
      return;
    }
    const type = TYPES[extname(file)] ?? '';
    const bytes = readFileSync(file);
    const body = extname(file) === '.js' ? bytes.toString().replaceAll(PROJECT, projectId) : bytes;
    response.writeHead(200, { 'content-type': type }).end(request.method === 'HEAD' ? '' : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The publisher's own environment; its bundle is that of the publishing tests. */
const plainEnvironment = (): NodeJS.ProcessEnv => {
  const left = new Set([...ACCOUNT_VARIABLES, ...ANALYTICS_VARIABLES]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.has(name)));
};

/** Runs a fixture program like the publishing tests. */
const startNode = (file: string, ...args: readonly string[]) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'tests/fixtures', file), ...args],
    { cwd: ROOT, env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );

/** @throws with the output of the program */
async function compilePages(): Promise<void> {
  const child = startNode('compile-pages.ts');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The pages could not be compiled: ${output}`);
}

export type PublishedShop = Awaited<ReturnType<typeof openShop>>;

async function openShop() {
  const projectId = `demo-live-${randomUUID().slice(0, 8)}`;
  const folder = mkdtempSync(join(tmpdir(), 'glambug-live-'));
  const connection = connectFirestore({ projectId });
  await loadRules(HOST, projectId);
  const shop = await fillSmallShop(connection.firestore, PRODUCTS);
  const site = join(folder, 'site');
  const server = await serve(site, projectId);
  let stopPublisher: (() => Promise<void>) | undefined;

  /** Starts the publisher, and waits for its first check. */
  const startPublisher = async (): Promise<void> => {
    const child = startNode('publisher-process.ts', projectId, folder);
    let output = '';
    const started = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('Publishing')) resolve();
      });
      child.stderr.on('data', (chunk) => (output += String(chunk)));
      child.once('exit', () => reject(new Error(`The publisher ended: ${output}`)));
    });
    await started;
    stopPublisher = async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
  };
  const pauseFile = join(folder, 'hold');

  return {
    ...shop,
    /** Paths of all its products. */
    products: Array.from({ length: PRODUCTS }, (_, at) => `prod/rg${at + 1}`),
    origin: server.origin,
    startPublisher,
    stopPublisher: async (): Promise<void> => await stopPublisher?.(),
    /** Pauses a publish after it has read the shop. */
    pausePublish: (): void => writeFileSync(pauseFile, ''),
    letOn: (): void => rmSync(pauseFile, { force: true }),
    /** The page as served to visitors; undefined without one. */
    async served(path: string): Promise<string | undefined> {
      const answer = await fetch(`${server.origin}${path}`);
      return answer.ok ? await answer.text() : undefined;
    },
    async close(): Promise<void> {
      rmSync(pauseFile, { force: true });
      await stopPublisher?.();
      await server.close();
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Playwright's `test` with such a shop. */
export const test = base.extend<{ shop: PublishedShop }, { pages: undefined }>({
  pages: [
    async ({}, use) => {
      await compilePages();
      await use(undefined);
    },
    // Compiled here if no earlier test has done it.
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ pages: _ }, use) => {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.origin),
  // Each shop has its own origin.
  hasOwnWindow: true,
});

/** Signs a member of staff in, and opens a screen. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  await openSignedIn(
    page,
    await createPerson({ displayName: 'Kavita Rao', claims: { admin: true } }),
    path,
  );
}
