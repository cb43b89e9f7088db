import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { LiveVersionUnknown, readLiveVersion } from './live-version.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A site that sends the same response to every request. @returns its URL */
async function site(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

const errorFor = (status: number, text: string): Promise<string> =>
  site((_request, response) => response.writeHead(status).end(text));

async function refusal(origin: string): Promise<LiveVersionUnknown> {
  const error: unknown = await readLiveVersion(origin).catch((reason: unknown) => reason);
  if (error instanceof LiveVersionUnknown) return error;
  throw new Error('the live version was read');
}

test('reads the time of the last change as milliseconds', async () => {
  const origin = await errorFor(200, '{"changedAt":"2026-03-04T05:06:07.089Z"}');
  expect(await readLiveVersion(origin)).toEqual({ changedAt: Date.UTC(2026, 2, 4, 5, 6, 7, 89) });
});

test('returns undefined for a site that was never deployed', async () => {
  expect(await readLiveVersion(await errorFor(404, 'Site Not Found'))).toBeUndefined();
});

test('requests the version file without caches', async () => {
  const requests: IncomingMessage[] = [];
  const origin = await site((request, response) => {
    requests.push(request);
    response.end('{"changedAt":"2026-03-04T05:06:07.089Z"}');
  });
  await readLiveVersion(`${origin}/`);
  expect(requests[0]?.url).toMatch(/^\/data\/version\.json\?at=\d+$/);
  expect(requests[0]?.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['another site’s page', '<!doctype html><title>Old shop</title>'],
  ['no time', '{}'],
  ['an invalid time', '{"changedAt":"yesterday"}'],
  ['a number', '{"changedAt":1772600000000}'],
])('rejects %s and explains how to take over the site', async (_case, text) => {
  const error = await refusal(await errorFor(200, text));
  expect(error.message).toContain('is not the version of this shop');
  expect(error.remedy).toContain('firebase deploy --only hosting');
  expect(error.isTransient).toBe(false);
});

test.each([
  [403, false],
  [429, true],
  [503, true],
])('reports status %i, and whether it is transient', async (status, passing) => {
  const error = await refusal(await errorFor(status, 'no'));
  expect(error.message).toContain(`responds with status ${status}`);
  expect(error.isTransient).toBe(passing);
});

test('reports why a site is unreachable', async () => {
  const origin = await errorFor(200, '{}');
  const [server] = servers.splice(0);
  await new Promise((resolve) => server?.close(resolve));
  const error = await refusal(origin);
  expect(error.message).toContain('could not be read');
  expect(error.message).toContain('ECONNREFUSED');
  expect(error.remedy).toContain('SITE_URL');
  expect(error.isTransient).toBe(true);
});

test('rejects a truncated response', async () => {
  const origin = await site((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"changedAt":');
    response.destroy();
  });
  expect((await refusal(origin)).isTransient).toBe(true);
});
