/** Runs Node programs, hears what they say, and gives their wall time, processor time and peak memory. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { ROOT } from '#local/env.ts';
import { Failure } from '#local/failure.ts';
import type { Children } from '#local/processes.ts';
import { SAID, USED } from './said-lines.ts';

/** Of Node's `resourceUsage`: times in µs, resident memory of the whole process in KiB. */
const usage = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

export interface Measurement {
  /** When it was started, ms since 1970. */
  startedAt: number;
  /** Wall time from its start to its end. */
  seconds: number;
  /** Processor time of all its threads; unlike wall time it hardly depends on what else the machine does. */
  cpuSeconds: number;
  /** Peak resident memory, MiB; without that of processes it has started. */
  peakMib: number;
  /** What it wrote to its output. */
  output: string;
}

export interface NodeProgram {
  /** Names its log and messages. */
  name: string;
  /** For Node: its own flags, the program's file, what the program is given. */
  args: readonly string[];
  variables?: Readonly<Record<string, string>>;
}

export interface MeasuredProcess {
  /** The next thing that it says with `said-lines.ts`. @throws Failure when it ends without a word */
  hear(): Promise<unknown>;
  /** Settles when it has ended. @throws Failure with the end of its output when it failed */
  readonly finished: Promise<Measurement>;
  /** Asks it to end, and waits until it has. @throws Failure when it failed */
  stop(): Promise<Measurement>;
}

const reporter = pathToFileURL(resolve(import.meta.dirname, 'report-usage.ts')).href;

/** What was said, to be taken in its order; who comes too early waits. */
function createQueue() {
  const said: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  return {
    put(message: unknown): void {
      const taker = waiting.shift();
      if (taker === undefined) said.push(message);
      else taker(message);
    },
    take: (): Promise<unknown> =>
      said.length > 0
        ? Promise.resolve(said.shift())
        : new Promise((resolve) => waiting.push(resolve)),
  };
}

/** Starts `node args…` in the project's folder; it ends with the benchmark. */
export function startNode(
  children: Children,
  { name, args, variables = {} }: NodeProgram,
): MeasuredProcess {
  const lines: string[] = [];
  const queue = createQueue();
  const used = Promise.withResolvers<z.output<typeof usage>>();
  const startedAt = Date.now();
  const started = performance.now();
  const child = children.start({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', reporter, ...args],
    env: { ...process.env, ...variables },
    cwd: ROOT,
    onLine: (line) => {
      if (line.startsWith(SAID)) queue.put(JSON.parse(line.slice(SAID.length)));
      else if (line.startsWith(USED))
        used.resolve(usage.parse(JSON.parse(line.slice(USED.length))));
      else lines.push(line);
    },
  });
  const end = async (): Promise<Measurement> => {
    const exit = await child.exited;
    const seconds = (performance.now() - started) / 1000;
    if (exit !== 0) throw new Failure(`${name} failed (${exit}).`, child.tail());
    // The last line it prints, which may be read a moment after its end.
    const { maxRSS, userCPUTime, systemCPUTime } = await used.promise;
    const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
    return { startedAt, seconds, cpuSeconds, peakMib: maxRSS / 1024, output: lines.join('\n') };
  };
  const finished = end();
  const silent = finished.then((): never => {
    throw new Failure(`${name} ended without a result.`, child.tail());
  });
  // Whoever waits for one of them is told; nobody need.
  for (const promise of [finished, silent]) promise.catch(() => undefined);
  return {
    hear: () => Promise.race([queue.take(), silent]),
    finished,
    stop: async () => {
      await child.stop();
      return await finished;
    },
  };
}

/** Runs `node args…` to its end. @throws Failure with the end of its output when it fails */
export const measureNode = (children: Children, program: NodeProgram): Promise<Measurement> =>
  startNode(children, program).finished;
