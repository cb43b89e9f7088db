/** Runs firebase-tools quietly and without update checks. */
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from './env.ts';

/** Its program, run by our Node. */
export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** `CI` disables the message of the day; the other variable disables the update check. */
export const firebaseEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
});

/** Runs firebase-tools in the project's folder and returns its standard output, whatever the exit code. */
export async function firebaseOutput(args: readonly string[]): Promise<string> {
  const { stdout } = await execa(process.execPath, [FIREBASE_CLI, ...args], {
    cwd: ROOT,
    env: firebaseEnvironment(),
    stdin: 'ignore',
    stderr: 'inherit',
    reject: false,
  });
  return stdout;
}
