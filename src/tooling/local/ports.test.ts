import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { demandPort, freePort, isPortFree } from './ports.ts';

const servers: Server[] = [];

const occupy = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    servers.push(server);
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test.each(['127.0.0.1', '0.0.0.0'])('a port in use on %s is not free', async (host) => {
  const port = await freePort();
  expect(await isPortFree(port)).toBe(true);
  await occupy(port, host);
  expect(await isPortFree(port)).toBe(false);
});

test('rejects a port in use, with the flag and the variable', async () => {
  const port = await freePort();
  await occupy(port, '127.0.0.1');
  const request = { service: 'the site', port, flag: '--port', variable: 'SITE_PORT' };
  await expect(demandPort(request)).rejects.toMatchObject({
    message: `Port ${port} for the site is in use by another program.`,
    remedy: expect.stringMatching(/--port \d+ .*SITE_PORT=\d+/),
  });
});
