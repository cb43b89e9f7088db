/** Child processes with a log each: waits until they are ready, and ends them together with their own children. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa, type Options } from 'execa';
import { Failure } from './failure.ts';

interface ChildOptions extends Pick<Options, 'cwd' | 'killSignal' | 'forceKillAfterDelay'> {
  /** The name of the log file and in messages. */
  name: string;
  command: string;
  args: readonly string[];
  /** The whole environment; defaults to that of this process. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Shows the output on this terminal instead of capturing it. */
  inherit?: boolean | undefined;
  onLine?: ((line: string) => void) | undefined;
}

export interface RunningChild {
  readonly name: string;
  /** The exit code, or the signal that ended it; settles when all its output has arrived. */
  readonly exited: Promise<number | NodeJS.Signals>;
  /** The last lines of its output. */
  tail(): string;
  /** Sends `killSignal`, and SIGKILL when it has not ended after `forceKillAfterDelay`. */
  stop(): Promise<void>;
  /** Kills it at once. */
  kill(): void;
}

export interface Children {
  start(options: ChildOptions): RunningChild;
  /** Runs a child to its end. @throws Failure with the end of its output when it fails */
  run(options: ChildOptions): Promise<void>;
  /** Ends all of them, the last started first; none can be started afterwards. */
  stopAll(): Promise<void>;
  /** Kills all of them at once, without waiting. */
  killAll(): void;
}

const TAIL_LINES = 25;
const GRACE_MS = 10_000;
const POLL_MS = 50;
/** Long: on a busy machine, firebase-tools took 40 s to start. */
const READY_MS = 120_000;

/** @param onExit called when it has ended and all its output has arrived */
function startChild(options: ChildOptions, logDir: string, onExit: () => void): RunningChild {
  const { name, command, args, cwd, env, inherit, onLine } = options;
  mkdirSync(logDir, { recursive: true });
  const lines: string[] = [];
  const output = [
    function* (line: unknown) {
      lines.push(String(line));
      lines.splice(0, lines.length - TAIL_LINES);
      onLine?.(String(line));
      yield line;
    },
    { file: join(logDir, `${name}.log`) },
  ];
  const child = execa(command, args, {
    ...(cwd !== undefined && { cwd }),
    ...(env !== undefined && { env, extendEnv: false }),
    stdin: 'ignore',
    stdout: inherit === true ? 'inherit' : output,
    stderr: inherit === true ? 'inherit' : output,
    buffer: false,
    reject: false,
    killDescendants: true,
    killSignal: options.killSignal ?? 'SIGTERM',
    forceKillAfterDelay: options.forceKillAfterDelay ?? GRACE_MS,
  });
  const kill = (): void => void child.kill('SIGKILL');
  // End its remaining children with it.
  child.nodeChildProcess.once('exit', kill);
  const exited = child.then((result) => {
    onExit();
    const exit = result.exitCode ?? result.signal;
    if (exit === undefined) throw new Error(result.message);
    return exit;
  });
  return {
    name,
    exited,
    tail: () => lines.join('\n'),
    stop: async () => {
      child.kill();
      await exited;
    },
    kill,
  };
}

/** @param logDir the folder of each child's log, `{name}.log` */
export function createChildren(logDir: string): Children {
  const running = new Set<RunningChild>();
  let closed = false;

  const start = (options: ChildOptions): RunningChild => {
    if (closed) throw new Error(`Stopping: ${options.name} is not started`);
    const child = startChild(options, logDir, () => running.delete(child));
    // The caller gets an error if it cannot be started.
    child.exited.catch(() => undefined);
    running.add(child);
    return child;
  };

  return {
    start,
    async run(options) {
      const child = start(options);
      const exit = await child.exited;
      if (exit === 0) return;
      throw new Failure(
        `${options.name} failed (${typeof exit === 'number' ? `exit code ${exit}` : exit}).`,
        options.inherit === true ? 'See its output above.' : child.tail(),
      );
    },
    async stopAll() {
      closed = true;
      for (const child of [...running].reverse()) await child.stop();
    },
    killAll() {
      closed = true;
      for (const child of running) child.kill();
    },
  };
}

/**
 * Waits until `probe` returns true.
 * @throws Failure when the child ends first or `timeoutMs` pass, with the end of its output
 */
export async function whenReady(
  child: RunningChild,
  probe: () => Promise<boolean>,
  timeoutMs = READY_MS,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const ended = child.exited.catch(() => 'not started' as const);
  while (!(await probe().catch(() => false))) {
    const exit = await Promise.race([ended, delay(POLL_MS)]);
    if (exit !== undefined) {
      throw new Failure(`${child.name} stopped immediately (${exit}).`, child.tail());
    }
    if (Date.now() > deadline) {
      await child.stop();
      throw new Failure(`${child.name} was not ready after ${timeoutMs / 1000} s.`, child.tail());
    }
  }
}
