/** Ports on this machine: whether one is free, and an alternative. */
import { createServer } from 'node:net';
import { Failure } from './failure.ts';

/** Everything local listens on the loopback address only. */
export const LOOPBACK = '127.0.0.1';

/** A port that a service needs, and how to change it. */
export interface PortRequest {
  service: string;
  port: number;
  /** The command-line flag and the environment variable that change it. */
  flag: string;
  variable: string;
}

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Nothing can listen there on a machine without IPv6.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Whether `port` is free on both loopback addresses: `localhost` may mean either. */
export const isPortFree = async (port: number): Promise<boolean> =>
  (await canListen(port, LOOPBACK)) && (await canListen(port, '::1'));

/** A port that is currently free. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: LOOPBACK }, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No free port'));
        else resolve(address.port);
      });
    });
  });

/** @throws Failure naming the port and the remedy, when the port is in use */
export async function demandPort({ service, port, flag, variable }: PortRequest): Promise<void> {
  if (await isPortFree(port)) return;
  const other = await freePort();
  const script = process.env['npm_lifecycle_event'] ?? 'start';
  const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;
  throw new Failure(
    `Port ${port} for ${service} is in use by another program.`,
    `Stop that program (lsof -i :${port} names it), or choose another port: ${command} -- ${flag} ${other} (or set ${variable}=${other})`,
  );
}
