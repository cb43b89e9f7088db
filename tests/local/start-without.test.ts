/** `npm start` on machines with missing requirements: one message each, and the storefront if it can be served. */
import { spawn } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { freePort } from '#tooling/local/ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUT = '.cache/test/start-dist';
const BUILD_MS = 100_000;

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A PATH with only the named programs. */
function pathWith(...programs: string[]): string {
  const folder = temporaryFolder();
  for (const program of programs) symlinkSync(`/usr/bin/${program}`, join(folder, program));
  return folder;
}

async function startShop(change: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/start.ts')],
    {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        SITE_PORT: String(port),
        FIRESTORE_PORT: String(await freePort()),
        AUTH_PORT: String(await freePort()),
        STORAGE_PORT: String(await freePort()),
        FUNCTIONS_PORT: String(await freePort()),
        LOCAL_DATA: temporaryFolder(),
        ASTRO_OUT: OUT,
        ...change,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  closing.push(() => {
    child.kill('SIGINT');
    return exited;
  });
  return { child, exited, origin: `http://127.0.0.1:${port}`, output: () => output };
}

async function occupiedPort(): Promise<string> {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  closing.push(() => new Promise((done) => server.close(done)));
  return String(port);
}

const messages = (output: string): string[] =>
  output.split('\n').filter((line) => /^✗ (?!Starting|Stopping|Building)/.test(line));

test('with the port of the site in use, prints one message and leaves nothing running', async () => {
  const port = await occupiedPort();
  const shop = await startShop({ SITE_PORT: port });
  expect(await shop.exited).toBe(1);
  expect(messages(shop.output())).toEqual([
    expect.stringMatching(new RegExp(`^✗ Port ${port} for the site is in use by another program`)),
  ]);
  expect(shop.output()).toMatch(/npm start -- --port \d+/);
});

test('with an invalid variable, prints one message that names it', async () => {
  const shop = await startShop({ SITE_PORT: 'http' });
  expect(await shop.exited).toBe(1);
  expect(messages(shop.output())).toEqual([expect.stringContaining('SITE_PORT is "http"')]);
});

test(
  'without Java and with other ports in use, prints a message each and serves the demo storefront',
  async () => {
    const shop = await startShop({
      PATH: pathWith('env', 'sh'),
      AUTH_PORT: await occupiedPort(),
      STORAGE_PORT: await occupiedPort(),
    });
    await vi.waitFor(() => expect(shop.output()).toContain('Press Ctrl-C to stop'), BUILD_MS);
    expect(messages(shop.output())).toEqual([
      expect.stringMatching(/Port \d+ for Auth is in use/),
      expect.stringMatching(/Port \d+ for Storage is in use/),
      expect.stringContaining('Java was not found'),
    ]);
    expect(shop.output()).toContain('apt-get install -y default-jre-headless');
    expect(shop.output()).toContain('The storefront shows the demo shop without a database.');
    expect((await fetch(`${shop.origin}/products`)).status).toBe(200);
    expect(shop.output()).not.toContain('staff@glambug.test');
  },
  BUILD_MS + 20_000,
);

test(
  'with a named emulator that does not respond, prints a message, serves the demo storefront, and stops cleanly on Ctrl-C',
  async () => {
    const shop = await startShop({
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${await freePort()}`,
    });
    await vi.waitFor(() => expect(shop.output()).toContain('Press Ctrl-C to stop'), BUILD_MS);
    expect(messages(shop.output())).toEqual([
      expect.stringMatching(/FIRESTORE_EMULATOR_HOST is 127.* but no Firestore emulator responds/),
    ]);
    expect((await fetch(`${shop.origin}/`)).status).toBe(200);
    const { child, exited } = shop;
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    await expect(fetch(`${shop.origin}/`)).rejects.toThrow();
    expect(existsSync(join(ROOT, OUT, 'index.html'))).toBe(true);
  },
  BUILD_MS + 20_000,
);
