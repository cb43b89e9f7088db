/** Runs Node programs to their end, and returns their wall time, processor time and peak memory. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { ROOT } from '#tooling/local/env.ts';
import type { Children } from '#tooling/local/processes.ts';
import { USED } from './report-usage.ts';

/** From Node's `resourceUsage`: times in µs, resident memory of the whole process in KiB. */
const usage = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

export interface Measurement {
  /** Wall time from start to end. */
  seconds: number;
  /** Processor time of all its threads; unlike wall time, it hardly depends on other processes. */
  cpuSeconds: number;
  /** Peak resident memory, MiB, without that of its child processes. */
  peakMib: number;
  /** Its standard output. */
  output: string;
}

export interface NodeProgram {
  /** Names its log and messages. */
  name: string;
  /** For Node: its own flags, the program's file, the program's arguments. */
  args: readonly string[];
  variables?: NodeJS.ProcessEnv;
}

const reporter = pathToFileURL(resolve(import.meta.dirname, 'report-usage.ts')).href;

/** Runs `node args…` in the project's folder. @throws Failure with the end of its output when it fails */
export async function measureNode(
  children: Children,
  { name, args, variables = {} }: NodeProgram,
): Promise<Measurement> {
  const lines: string[] = [];
  const started = performance.now();
  await children.run({
    name,
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', '--import', reporter, ...args],
    env: { ...process.env, ...variables },
    cwd: ROOT,
    onLine: (line) => lines.push(line),
  });
  const seconds = (performance.now() - started) / 1000;
  const used = lines.findLast((line) => line.startsWith(USED)) ?? USED;
  const { maxRSS, userCPUTime, systemCPUTime } = usage.parse(JSON.parse(used.slice(USED.length)));
  return {
    seconds,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    peakMib: maxRSS / 1024,
    output: lines.filter((line) => !line.startsWith(USED)).join('\n'),
  };
}
