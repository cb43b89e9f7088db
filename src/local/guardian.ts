/**
 * Outlives a script that is killed without warning, to end what it had started.
 * Reads `+pid` and `-pid` lines of process groups; when the input closes, it kills the groups still listed.
 */
import { createInterface } from 'node:readline';
import { killGroup } from './process-group.ts';

const groups = new Set<number>();

// The terminal's Ctrl-C is for the script; this process ends with it, not before it.
process.on('SIGINT', () => undefined);
process.on('SIGHUP', () => undefined);
process.on('SIGTERM', () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}
for (const pid of groups) killGroup(pid, 'SIGKILL');
