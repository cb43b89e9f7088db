/** Ports on this machine: whether one is free, which process uses it, and an alternative. */
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename } from 'node:path';
import { execa } from 'execa';
import { Failure } from './failure.ts';

/** Everything local listens on the loopback address only. */
export const LOOPBACK = '127.0.0.1';

const LISTEN_STATE = '0A';

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

async function socketInode(port: number): Promise<string | undefined> {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    const text = await readFile(table, 'utf8').catch(() => '');
    for (const line of text.split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(ending) && fields[3] === LISTEN_STATE) return fields[9];
    }
  }
  return undefined;
}

/** A command line of /proc as two words: the program, and the script it runs if any. */
function commandName(commandLine: string): string {
  const [program = '', ...rest] = commandLine.split('\0').filter((word) => word !== '');
  const script = rest.find((word) => /\.[cm]?[jt]s$/.test(word));
  const parts = [program, script].filter((word) => word !== undefined && word !== '');
  return parts.length === 0 ? 'a process' : parts.map((word) => basename(word ?? '')).join(' ');
}

async function holderFromProc(port: number): Promise<string | undefined> {
  const inode = await socketInode(port);
  if (inode === undefined) return undefined;
  for (const pid of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(pid)) continue;
    for (const descriptor of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const target = await readlink(`/proc/${pid}/fd/${descriptor}`).catch(() => '');
      if (target !== `socket:[${inode}]`) continue;
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return `${commandName(command)} (process ${pid})`;
    }
  }
  return undefined;
}

async function holderFromLsof(port: number): Promise<string | undefined> {
  try {
    const { stdout } = await execa('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
    const pid = /^p(\d+)$/m.exec(stdout)?.[1];
    const name = /^c(.+)$/m.exec(stdout)?.[1];
    return pid === undefined ? undefined : `${name ?? 'a process'} (process ${pid})`;
  } catch {
    return undefined;
  }
}

/** The process that listens on `port`, like `java (process 4711)`; undefined when unknown. */
export const portHolder = async (port: number): Promise<string | undefined> =>
  process.platform === 'linux' ? await holderFromProc(port) : await holderFromLsof(port);

/** @throws Failure naming the port, its process and the remedy, when the port is in use */
export async function demandPort({ service, port, flag, variable }: PortRequest): Promise<void> {
  if (await isPortFree(port)) return;
  const holder = (await portHolder(port)) ?? 'another process';
  const other = await freePort();
  const script = process.env['npm_lifecycle_event'] ?? 'start';
  const command = script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;
  throw new Failure(
    `Port ${port} for ${service} is in use by ${holder}.`,
    `Stop that process, or choose another port: ${command} -- ${flag} ${other} (or set ${variable}=${other})`,
  );
}
