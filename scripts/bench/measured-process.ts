/** Runs a Node program and gives its wall time, processor time and peak memory. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { BENCH_FOLDER } from './section.ts';

/** Of Node's `resourceUsage`: times in µs, resident memory of the whole process in KiB. */
const usage = z.object({ maxRSS: z.number(), userCPUTime: z.number(), systemCPUTime: z.number() });

export interface Measurement {
  /** Wall time. */
  seconds: number;
  /** Processor time of all its threads; unlike wall time it hardly depends on what else the machine does. */
  cpuSeconds: number;
  /** Peak resident memory, MiB. */
  peakMib: number;
  /** What it wrote to its output. */
  output: string;
}

const reporter = pathToFileURL(resolve(import.meta.dirname, 'report-usage.ts')).href;

/**
 * Runs `node args…` to its end.
 * @throws with the end of the output when it fails
 */
export async function measureNode(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Measurement> {
  mkdirSync(BENCH_FOLDER, { recursive: true });
  const report = resolve(join(BENCH_FOLDER, `usage-${process.pid}.json`));
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    env: { ...process.env, ...variables, USAGE_REPORT: report },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((ended, failed) => {
    child.on('error', failed);
    child.on('close', ended);
  });
  const seconds = (performance.now() - started) / 1000;
  const output = Buffer.concat(chunks).toString();
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output.slice(-4_000)}`);
  const used = usage.parse(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(report);
  return {
    seconds,
    cpuSeconds: (used.userCPUTime + used.systemCPUTime) / 1e6,
    peakMib: used.maxRSS / 1024,
    output,
  };
}
