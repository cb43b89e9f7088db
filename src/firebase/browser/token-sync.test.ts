/** Tokens on their way to the shop's own server: a real one, whose answers a test chooses. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DONE } from '#core/result.ts';
import { sendToken } from './token-sync.ts';

const PATH = '/api/session';

let server: Server;
let status = 204;
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

beforeEach(async () => {
  status = 204;
  asked = [];
  server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const port = typeof at === 'object' && at !== null ? at.port : 0;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a token is posted as a bearer token, none is a DELETE', async () => {
  expect(await sendToken('the-token', { configured: PATH })).toEqual(DONE);
  expect(await sendToken(null, { configured: PATH })).toEqual(DONE);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${PATH}`,
    `DELETE ${PATH}`,
  ]);
  expect(asked[0]?.headers.authorization).toBe('Bearer the-token');
  expect(asked[1]?.headers.authorization).toBeUndefined();
});

test.each([401, 500])('an answer of %i is a failure', async (answer) => {
  status = answer;
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({
    success: false,
    error: `The server answered ${answer}.`,
  });
});

test.each([302, 307])('a redirect (%i) is a failure, and is not followed', async (answer) => {
  status = answer;
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({ success: false });
  expect(asked).toHaveLength(1);
});

test('no answer is a failure', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' });
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({ success: false });
});

test('leaving the page does not cut it off', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  await sendToken(null, { configured: PATH });
  expect(fetching.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});

test('without an address, or with one of another origin, nothing is sent', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  expect(await sendToken('the-token', { configured: undefined })).toEqual(DONE);
  expect(await sendToken('the-token', { configured: 'https://evil.example/' })).toEqual(DONE);
  expect(fetching).not.toHaveBeenCalled();
});
