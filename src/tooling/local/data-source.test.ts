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

/** Answers at the emulator's door as it does. */
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

test('a named emulator comes first', async () => {
  const variables = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:9', FIREBASE_PROJECT: 'glambug-mart' };
  expect(await choose(variables)).toEqual({ kind: 'emulator', host: '127.0.0.1:9' });
});

test('then the live shop, which must know its address', async () => {
  const live = { FIREBASE_PROJECT: 'glambug-mart', SITE_URL: 'https://glambug.in' };
  expect(await choose(live)).toEqual({ kind: 'live', projectId: 'glambug-mart' });
  await expect(choose({ FIREBASE_PROJECT: 'glambug-mart' })).rejects.toMatchObject({
    remedy: 'Set SITE_URL=https://your-domain.in',
  });
});

test('then the local stack that runs', async () => {
  const port = await pretendEmulator();
  expect(await choose({ FIRESTORE_PORT: port })).toEqual({
    kind: 'emulator',
    host: `127.0.0.1:${port}`,
  });
});

test('then what it has left on disk, and at last the demo shop', async () => {
  const folder = temporaryFolder();
  expect(await choose({ LOCAL_DATA: folder })).toEqual({ kind: 'demo' });
  mkdirSync(join(folder, 'firestore'));
  expect(await choose({ LOCAL_DATA: folder })).toEqual({ kind: 'kept' });
});

test('the choice is said, so that nobody takes the demo shop for the live one', () => {
  expect(showSource({ kind: 'demo' })).toContain('demo shop');
  expect(showSource({ kind: 'live', projectId: 'glambug-mart' })).toContain('glambug-mart');
});
