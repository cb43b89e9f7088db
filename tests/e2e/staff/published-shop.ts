/**
 * A small shop of a test's own, with its own database, publisher and live site. Its back office is that of the built
 * site, told of another project: so a test may empty the shop, and nobody else's saves are counted in it.
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
import { expect, signIn, somebody, test as base } from '../accounts/customer.ts';

export { expect };

const PROJECT = process.env['SITE_PROJECT'] ?? '';
const HOST = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';

/** So many that two may go without a refusal. */
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

/** Serves the live site, and the back office as it was built. */
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

/** The publisher's own environment: the bundle is that of the tests of publishing. */
const plainEnvironment = (): NodeJS.ProcessEnv => {
  const left = new Set([...ACCOUNT_VARIABLES, ...ANALYTICS_VARIABLES]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.has(name)));
};

/** Runs a program of the fixtures, as the tests of publishing would. */
const startNode = (file: string, ...args: readonly string[]) =>
  spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'tests/fixtures', file), ...args],
    { cwd: ROOT, env: plainEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] },
  );

/** @throws with what it said when it fails */
async function compilePages(): Promise<void> {
  const child = startNode('compile-pages.ts');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)));
  }
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error(`The pages could not be compiled: ${said}`);
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

  /** Starts the publisher, and waits until it has looked once. */
  const startPublisher = async (): Promise<void> => {
    const child = startNode('publisher-process.ts', projectId, folder);
    let said = '';
    const begun = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        if (said.includes('Publishing')) resolve();
      });
      child.stderr.on('data', (chunk) => (said += String(chunk)));
      child.once('exit', () => reject(new Error(`The publisher ended: ${said}`)));
    });
    await begun;
    stopPublisher = async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    };
  };
  const hold = join(folder, 'hold');

  return {
    ...shop,
    /** Paths of all its products. */
    products: Array.from({ length: PRODUCTS }, (_, at) => `prod/rg${at + 1}`),
    origin: server.origin,
    startPublisher,
    stopPublisher: async (): Promise<void> => await stopPublisher?.(),
    /** Lets a publish wait after it has read the shop, until it is let on. */
    holdPublish: (): void => writeFileSync(hold, ''),
    letOn: (): void => rmSync(hold, { force: true }),
    /** What a visitor is served; undefined where there is no page. */
    async served(path: string): Promise<string | undefined> {
      const answer = await fetch(`${server.origin}${path}`);
      return answer.ok ? await answer.text() : undefined;
    },
    async close(): Promise<void> {
      rmSync(hold, { force: true });
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
    // They are compiled when no test before has done it.
    { scope: 'worker', timeout: 300_000 },
  ],
  shop: async ({ pages: _ }, use) => {
    const shop = await openShop();
    await use(shop);
    await shop.close();
  },
  baseURL: ({ shop }, use) => use(shop.origin),
});

/** Signs a member of the staff in, and opens a screen. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  await signIn(page, await somebody({ displayName: 'Kavita Rao', claims: { admin: true } }), path);
}
