import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { Locked, takeLock } from './lock.ts';

const newLock = (): string => join(temporaryFolder(), 'of/a/site/lock');

function refusal(file: string): Locked {
  try {
    takeLock(file).release();
  } catch (error) {
    if (error instanceof Locked) return error;
    throw error;
  }
  throw new Error('The lock was free.');
}

test('excludes others and names its holder', () => {
  const file = newLock();
  const lock = takeLock(file);
  expect(refusal(file).message).toContain(`process ${process.pid}, since 2`);
  lock.release();
  takeLock(file).release();
});

test('does not affect other sites', () => {
  const one = takeLock(newLock());
  const other = takeLock(newLock());
  one.release();
  other.release();
});

test('is released when its process is killed', async () => {
  const file = newLock();
  const lock = fileURLToPath(new URL('./lock.ts', import.meta.url));
  const program = `
    import { takeLock } from ${JSON.stringify(lock)};
    globalThis.lock = takeLock(${JSON.stringify(file)});
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(holder.stdout, 'data');
  expect(refusal(file).message).toContain(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  takeLock(file).release();
});

test('reports why the file cannot be created, not that it is locked', () => {
  expect(() => takeLock(temporaryFolder())).toThrow('unable to open database file');
});
