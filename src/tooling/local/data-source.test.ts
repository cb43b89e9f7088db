import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { dataFolder } from './data-folder.ts';
import { chooseSource, showSource } from './data-source.ts';
import { readEnvironment } from './env.ts';
import { freePort } from './ports.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** A server that responds like the emulator. */
async function pretendEmulator(): Promise<string> {
  const port = await freePort();
  const opened = createServer((_request, response) => response.end('Ok\n'));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
  return String(port);
}

async function choose(variables: Record<string, string> = {}) {
  const env = readEnvironment({
    FIRESTORE_PORT: String(await freePort()),
    LOCAL_DATA: temporaryFolder(),
    ...variables,
  });
  return await chooseSource(env, dataFolder(env));
}

test('prefers a named emulator', async () => {
  const variables = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT: 'glambug-mart' };
  expect(await choose(variables)).toEqual({ kind: 'emulator', host: '127.0.0.1:9' });
});

test('then uses the live shop, which requires SITE_URL', async () => {
  const live = { FIREBASE_PROJECT: 'glambug-mart', SITE_URL: 'https://glambug.in' };
  expect(await choose(live)).toEqual({ kind: 'live', projectId: 'glambug-mart' });
  await expect(choose({ FIREBASE_PROJECT: 'glambug-mart' })).rejects.toMatchObject({
    remedy: 'Set SITE_URL=https://your-domain.in',
  });
});

test('then uses the running local stack', async () => {
  const port = await pretendEmulator();
  expect(await choose({ FIRESTORE_PORT: port })).toEqual({
    kind: 'emulator',
    host: `127.0.0.1:${port}`,
  });
});

test('then uses the local data on disk, and without it the demo shop', async () => {
  const folder = temporaryFolder();
  expect(await choose({ LOCAL_DATA: folder })).toEqual({ kind: 'demo' });
  mkdirSync(join(folder, 'firestore'));
  expect(await choose({ LOCAL_DATA: folder })).toEqual({ kind: 'saved' });
});

test('names the source, so that the demo shop is not mistaken for the live one', () => {
  expect(showSource({ kind: 'demo' })).toContain('demo shop');
  expect(showSource({ kind: 'live', projectId: 'glambug-mart' })).toContain('glambug-mart');
});
