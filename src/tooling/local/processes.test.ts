import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { createChildren, whenReady, type Children } from './processes.ts';

const opened: Children[] = [];

function children() {
  const logs = temporaryFolder();
  const group = createChildren(logs);
  opened.push(group);
  return { made: group, logs };
}

afterEach(async () => {
  for (const group of opened.splice(0)) await group.stopAll();
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // A process that has ended but was not reaped yet counts as ended.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** A shell that starts a grandchild and prints its pid. */
const FAMILY = ['-c', 'sleep 300 & echo $!; wait'];

async function startFamily(group: Children) {
  let grandchild = 0;
  const child = group.start({
    name: 'family',
    command: 'sh',
    args: FAMILY,
    onLine: (line) => {
      grandchild = Number(line);
    },
  });
  await whenReady(child, () => Promise.resolve(grandchild > 0));
  return { child, grandchild };
}

test('stopping a child stops its children', async () => {
  const { child, grandchild } = await startFamily(children().made);
  expect(isAlive(grandchild)).toBe(true);
  await child.stop();
  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false));
});

test('a child that ignores the signal is killed', async () => {
  const { made: group } = children();
  let ready = false;
  const child = group.start({
    name: 'stubborn',
    command: 'sh',
    args: ['-c', `trap '' TERM; echo ready; while :; do sleep 1; done`],
    forceKillAfterDelay: 200,
    onLine: () => {
      ready = true;
    },
  });
  await whenReady(child, () => Promise.resolve(ready));
  await child.stop();
  expect(await child.exited).toBe('SIGKILL');
});

test('when a child ends, its remaining children are ended', async () => {
  let left = 0;
  const child = children().made.start({
    name: 'careless',
    command: 'sh',
    args: ['-c', 'sleep 300 >/dev/null 2>&1 & echo $!'],
    onLine: (line) => {
      left = Number(line);
    },
  });
  await child.exited;
  await vi.waitFor(() => expect(left).toBeGreaterThan(0));
  await vi.waitFor(() => expect(isAlive(left)).toBe(false));
});

test('a failed run reports its exit code and the end of its output', async () => {
  const run = children().made.run({
    name: 'build',
    command: 'sh',
    args: ['-c', 'echo why; exit 3'],
  });
  await expect(run).rejects.toMatchObject({
    message: 'build failed (exit code 3).',
    remedy: 'why',
  });
});

test('the output is written to a log', async () => {
  const { made: group, logs } = children();
  await group.run({ name: 'talker', command: 'echo', args: ['hello'] });
  await vi.waitFor(() => {
    expect(readFileSync(join(logs, 'talker.log'), 'utf8')).toBe('hello\n');
  });
});

test('waiting fails with the reason when the child ends first', async () => {
  const child = children().made.start({
    name: 'emulator',
    command: 'sh',
    args: ['-c', 'echo no license; exit 1'],
  });
  await expect(whenReady(child, () => Promise.resolve(false))).rejects.toMatchObject({
    message: 'emulator stopped immediately (1).',
  });
});

test('waiting fails after the timeout and ends the child', async () => {
  const child = children().made.start({ name: 'slow', command: 'sleep', args: ['300'] });
  await expect(whenReady(child, () => Promise.resolve(false), 200)).rejects.toThrow(
    'slow was not ready after 0.2 s',
  );
  expect(await child.exited).toBe('SIGTERM');
});

test('nothing can be started after everything was stopped', async () => {
  const { made: group } = children();
  await group.stopAll();
  expect(() => group.start({ name: 'late', command: 'sleep', args: ['300'] })).toThrow('Stopping');
});

test('a child that has ended has delivered all its output', async () => {
  const lines: string[] = [];
  await children().made.run({
    name: 'talker',
    command: process.execPath,
    args: ['-e', "process.stdout.write('line\\n'.repeat(50_000))"],
    onLine: (line) => lines.push(line),
  });
  expect(lines).toHaveLength(50_000);
});
