/** Sending tokens to the shop's own server: a real server with responses set by each test. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DONE } from '#core/result.ts';
import { sendToken } from './token-sync.ts';

const PATH = '/api/session';

let server: Server;
let status = 204;
let requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

beforeEach(async () => {
  status = 204;
  requests = [];
  server = createServer(({ method, url, headers }, response) => {
    requests.push({ method, url, headers });
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

test('posts a token as a bearer token, and sends a sign-out as DELETE', async () => {
  expect(await sendToken('the-token', { configured: PATH })).toEqual(DONE);
  expect(await sendToken(null, { configured: PATH })).toEqual(DONE);
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `POST ${PATH}`,
    `DELETE ${PATH}`,
  ]);
  expect(requests[0]?.headers.authorization).toBe('Bearer the-token');
  expect(requests[1]?.headers.authorization).toBeUndefined();
});

test.each([401, 500])('fails on a response with status %i', async (code) => {
  status = code;
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({
    success: false,
    error: `The server answered ${code}.`,
  });
});

test.each([302, 307])('fails on a redirect (%i) without following it', async (code) => {
  status = code;
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({ success: false });
  expect(requests).toHaveLength(1);
});

test('fails without a response', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:9' });
  expect(await sendToken('the-token', { configured: PATH })).toMatchObject({ success: false });
});

test('continues when the page is closed', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  await sendToken(null, { configured: PATH });
  expect(fetching.mock.lastCall?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});

test('sends nothing without an address or to another origin', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  expect(await sendToken('the-token', { configured: undefined })).toEqual(DONE);
  expect(await sendToken('the-token', { configured: 'https://evil.example/' })).toEqual(DONE);
  expect(fetching).not.toHaveBeenCalled();
});
