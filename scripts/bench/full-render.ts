/** Publishes a whole site from a snapshot at hand, and tells how long that took and what its processes needed. */
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { dataFolder } from '#local/data-folder.ts';
import { loadEnvFile, readEnvironment } from '#local/env.ts';
import { provideSitePublisher } from '#local/publisher.ts';
import { runScript, type Stage } from '#local/script.ts';
import { localTarget } from '#publish/deploy.ts';
import { say } from './said-lines.ts';

const LOOK_EVERY_MS = 50;

/** A process's peak resident memory so far, MiB; undefined when it has ended, and where there is no /proc. */
function peakMib(pid: number): number | undefined {
  try {
    const kib = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? undefined : Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

/** Watches every process that this one starts; gives each one's peak. */
function watchChildren(): ReadonlyMap<ChildProcess, number> {
  const peaks = new Map<ChildProcess, number>();
  subscribe('child_process', (message) => {
    if (typeof message !== 'object' || message === null || !('process' in message)) return;
    if (message.process instanceof ChildProcess) peaks.set(message.process, 0);
  });
  setInterval(() => {
    for (const child of peaks.keys()) {
      const peak = child.pid === undefined ? undefined : peakMib(child.pid);
      if (peak !== undefined) peaks.set(child, peak);
    }
  }, LOOK_EVERY_MS).unref();
  return peaks;
}

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  const env = readEnvironment();
  const peaks = watchChildren();
  const started = performance.now();
  const publisher = await provideSitePublisher(stage, env, {
    snapshot: dataFolder(env).snapshot,
    target: localTarget,
  });
  const { dirty, written } = await publisher.publish();
  const seconds = (performance.now() - started) / 1000;
  publisher.close();
  say({ seconds, dirty: dirty.length, written, childPeaksMib: [...peaks.values()] });
  return undefined;
}

const { LOCAL_DATA } = readEnvironment();
await runScript(main, { logDir: `${LOCAL_DATA}/logs` });
