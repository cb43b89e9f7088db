/** How firebase-tools is run here: quietly, and without asking the network for news. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './env.ts';

/** Its program, run by our Node. */
export const FIREBASE_CLI = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** `CI` stops the message of the day, and the other one the search for updates. */
export const firebaseEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
  ...env,
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
});

/** Runs firebase-tools in the project's folder; gives its standard output, whatever its exit code. */
export const firebaseOutput = (args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [FIREBASE_CLI, ...args], {
      cwd: ROOT,
      env: firebaseEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
