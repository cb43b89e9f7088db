/** Child processes in groups of their own: started with a log, awaited until ready, ended without leaving orphans. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';
import { killGroup } from './process-group.ts';

export interface ChildOptions {
  /** Names the log file and the messages. */
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv | undefined;
  cwd?: string | undefined;
  /** Shows the output on this terminal too. */
  inherit?: boolean | undefined;
  onLine?: ((line: string) => void) | undefined;
}

export interface RunningChild {
  readonly name: string;
  /** The exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals>;
  /** Settles when all that it printed has arrived. */
  readonly printed: Promise<unknown>;
  /** The last lines it printed. */
  tail(): string;
  /** Asks the group to end by `signal`, and makes it when it has not after `graceMs`. */
  stop(options?: { signal?: NodeJS.Signals; graceMs?: number }): Promise<void>;
}

export interface Children {
  start(options: ChildOptions): RunningChild;
  /** Runs a child to its end. @throws Failure with the end of its output when it fails */
  run(options: ChildOptions): Promise<void>;
  /** Ends all of them, the last started first; afterwards none can be started. */
  stopAll(): Promise<void>;
  /** Kills all of them at once, without waiting. */
  killAll(): void;
}

const TAIL_LINES = 25;
const GRACE_MS = 10_000;
const POLL_MS = 50;
/** Generous: on a busy machine firebase-tools was seen to take 40 s to start. */
const READY_MS = 120_000;

/** The process that ends the groups when this one is killed; started with the first child. */
function startGuardian(): { tell(line: string): void } {
  const guardian = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./guardian.ts', import.meta.url)),
    ],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  guardian.unref();
  const input = guardian.stdin;
  // A guardian that died leaves the ordinary way of stopping as it was.
  input.on('error', () => undefined);
  // A pipe is a socket underneath; it must not keep the script alive.
  if (input instanceof Socket) input.unref();
  return { tell: (line) => void input.write(`${line}\n`) };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function groupGone(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (killGroup(pid, 0)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

function gather(child: ChildProcess, options: ChildOptions, logDir: string): () => string {
  const lines: string[] = [];
  mkdirSync(logDir, { recursive: true });
  const log = createWriteStream(join(logDir, `${options.name}.log`));
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      log.write(chunk);
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        options.onLine?.(line);
      }
      lines.splice(0, lines.length - TAIL_LINES);
    });
  }
  child.on('close', () => log.end());
  return () => lines.join('\n');
}

/** @param logDir where each child's output is kept, as `{name}.log` */
export function createChildren(logDir: string): Children {
  const running = new Map<number, RunningChild>();
  let guardian: ReturnType<typeof startGuardian> | undefined;
  let closed = false;

  const start = (options: ChildOptions): RunningChild => {
    if (closed) throw new Error(`Stopping: ${options.name} is not started`);
    guardian ??= startGuardian();
    const child = spawn(options.command, options.args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      detached: true,
      stdio:
        options.inherit === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    const tail = gather(child, options, logDir);
    const exited = new Promise<number | NodeJS.Signals>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
    });
    const printed = new Promise((resolve) => child.once('close', resolve));
    const { pid } = child;
    const known: RunningChild = {
      name: options.name,
      exited,
      printed,
      tail,
      async stop({ signal = 'SIGTERM', graceMs = GRACE_MS } = {}) {
        if (pid === undefined) return;
        killGroup(pid, signal);
        if (!(await groupGone(pid, graceMs))) killGroup(pid, 'SIGKILL');
        await exited;
      },
    };
    if (pid !== undefined) {
      running.set(pid, known);
      guardian.tell(`+${pid}`);
    }
    const forget = (): void => {
      if (pid === undefined) return;
      // What it started and left behind ends with it.
      killGroup(pid, 'SIGKILL');
      running.delete(pid);
      guardian?.tell(`-${pid}`);
    };
    exited.then(forget, forget);
    return known;
  };

  return {
    start,
    async run(options) {
      const child = start(options);
      const exit = await child.exited;
      // What it printed last may still be on its way.
      await child.printed;
      if (exit === 0) return;
      throw new Failure(
        `${options.name} failed (${typeof exit === 'number' ? `exit code ${exit}` : exit}).`,
        options.inherit === true ? 'See its output above.' : child.tail(),
      );
    },
    async stopAll() {
      closed = true;
      for (const child of [...running.values()].reverse()) await child.stop();
    },
    killAll() {
      closed = true;
      for (const pid of running.keys()) killGroup(pid, 'SIGKILL');
    },
  };
}

/**
 * Waits until `probe` gives true.
 * @throws Failure when the child ends first or `timeoutMs` pass, with the end of its output
 */
export async function whenReady(
  child: RunningChild,
  probe: () => Promise<boolean>,
  timeoutMs = READY_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended: number | NodeJS.Signals | undefined;
  child.exited.then(
    (exit) => (ended = exit),
    () => (ended = 1),
  );
  while (!(await probe().catch(() => false))) {
    if (ended !== undefined)
      throw new Failure(`${child.name} stopped immediately (${ended}).`, child.tail());
    if (Date.now() > deadline) {
      await child.stop();
      throw new Failure(`${child.name} was not ready after ${timeoutMs / 1000} s.`, child.tail());
    }
    await sleep(POLL_MS);
  }
}
