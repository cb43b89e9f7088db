import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import {
  DeployFailed,
  firebaseTarget,
  localTarget,
  OlderThanLive,
  type FirebaseOptions,
} from './deploy.ts';
import { LiveVersionUnknown } from './live-version.ts';

const POLICY = "default-src 'self'";
const CHANGED_AT = Date.UTC(2026, 2, 4, 12);
const VERSION = 'projects/glambug-mart/sites/glambug-mart/versions/abc123';
const DONE = JSON.stringify({ status: 'success', result: { hosting: VERSION } }, null, 2);
const failed = (error: string): string => JSON.stringify({ status: 'error', error }, null, 2);

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A live site that sends these responses in turn and repeats the last one. */
async function liveSite(...answers: (number | { status: number })[]): Promise<string> {
  const server = createServer((_request, response) => {
    const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (typeof next === 'number') {
      response.end(JSON.stringify({ changedAt: new Date(next).toISOString() }));
    } else response.writeHead(next?.status ?? 500).end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/**
 * A project whose firebase.json deploys `dist`, and a fake of firebase-tools that prints `outputs` in turn.
 */
function stage(outputs: readonly string[], change: Partial<FirebaseOptions> = {}) {
  const root = temporaryFolder();
  const folder = join(root, 'dist');
  mkdirSync(folder);
  const file = { hosting: { public: 'dist', headers: [] } };
  writeFileSync(join(root, 'firebase.json'), JSON.stringify(file));
  const calls: (readonly string[])[] = [];
  const waits: number[] = [];
  const logged: string[] = [];
  const target = firebaseTarget({
    project: 'glambug-mart',
    siteUrl: undefined,
    root,
    run: (args) => {
      calls.push(args);
      const output = outputs[calls.length - 1];
      if (output === undefined) throw new Error('firebase-tools was run once too often');
      return Promise.resolve(output);
    },
    log: (line) => logged.push(line),
    wait: (ms) => Promise.resolve(waits.push(ms)),
    ...change,
  });
  const deploy = (place = folder) =>
    target.deploy({ changedAt: CHANGED_AT, folder: place, policy: POLICY });
  return { deploy, folder, calls, waits, said: logged };
}

async function refusal(deploy: Promise<void>): Promise<DeployFailed> {
  const error: unknown = await deploy.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof DeployFailed) return error;
  throw new Error(`not refused but ${String(error)}`);
}

test('does nothing for the local target', async () => {
  expect(localTarget.name).toBe('local');
  await localTarget.deploy({ changedAt: CHANGED_AT, folder: '/nowhere', policy: POLICY });
});

test('deploys Hosting non-interactively and logs the version', async () => {
  const { deploy, calls, said: logged } = stage([DONE]);
  await deploy();
  const command = 'deploy --only hosting --project glambug-mart --non-interactive --json';
  expect(calls).toEqual([command.split(' ')]);
  expect(logged).toEqual([`Live on Firebase Hosting as ${VERSION}`]);
});

test('accepts a deploy of several sites', async () => {
  const several = JSON.stringify({ status: 'success', result: { hosting: [VERSION, VERSION] } });
  const { deploy, calls } = stage([several]);
  await deploy();
  expect(calls).toHaveLength(1);
});

test.each([
  ['older', CHANGED_AT - 1],
  ['the same', CHANGED_AT],
  ['missing', { status: 404 }],
])('replaces a live version that is %s', async (_case, live) => {
  const { deploy, calls } = stage([DONE], { siteUrl: await liveSite(live) });
  await deploy();
  expect(calls).toHaveLength(1);
});

test('refuses to replace newer data, and names both times and the remedy', async () => {
  const { deploy, calls } = stage([DONE], { siteUrl: await liveSite(CHANGED_AT + 1) });
  const error: unknown = await deploy().catch((reason: unknown) => reason);
  if (!(error instanceof OlderThanLive)) throw new Error('it was deployed');
  expect(error.message).toContain('2026-03-04T12:00:00.001Z');
  expect(error.message).toContain('2026-03-04T12:00:00.000Z');
  expect(error.remedy).toContain('npm run publisher -- --once');
  expect(calls).toEqual([]);
});

test('does not deploy while the live version is unknown', async () => {
  const { deploy, calls, waits } = stage([DONE], { siteUrl: await liveSite({ status: 403 }) });
  await expect(deploy()).rejects.toThrow(LiveVersionUnknown);
  expect(calls).toEqual([]);
  expect(waits).toEqual([]);
});

test('retries when the live site is temporarily unavailable', async () => {
  const siteUrl = await liveSite({ status: 503 }, CHANGED_AT);
  const { deploy, calls, waits } = stage([DONE], { siteUrl });
  await deploy();
  expect(waits).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test.each([
  ['Request to https://firebasehosting.googleapis.com/v1 had HTTP Error: 503, Backend is away'],
  ['Request to https://firebasehosting.googleapis.com/v1 had HTTP Error: 429, Quota exceeded'],
  ['Failed to make request to https://firebasehosting.googleapis.com/v1beta1/projects/x'],
  ['Timeout reached making request to https://firebasehosting.googleapis.com/v1beta1/projects/x'],
  ['read ECONNRESET'],
  ['connect ETIMEDOUT 142.250.1.1:443'],
  [
    'Task 0a3c failed: retries exhausted after 6 attempts, with error: Unexpected error while uploading file: {}',
  ],
])('%s: retries twice, each time after a longer wait', async (reason) => {
  const { deploy, calls, waits } = stage([failed(reason), failed(reason), DONE]);
  await deploy();
  expect(calls).toHaveLength(3);
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
});

test('fails with the reason after three attempts', async () => {
  const away = failed('Request to https://x had HTTP Error: 500, Internal error');
  const { deploy, calls } = stage([away, away, away]);
  const error = await refusal(deploy());
  expect(calls).toHaveLength(3);
  expect(error.message).toContain('HTTP Error: 500, Internal error');
  expect(error.remedy).toContain('The live site was not changed');
});

test('checks for a newer live version before each retry', async () => {
  const siteUrl = await liveSite(CHANGED_AT, CHANGED_AT + 1);
  const { deploy, calls } = stage([failed('read ECONNRESET'), DONE], { siteUrl });
  await expect(deploy()).rejects.toThrow(OlderThanLive);
  expect(calls).toHaveLength(1);
});

test.each([
  ['Failed to authenticate, have you run firebase login?'],
  ['Request to https://x had HTTP Error: 401, Request had invalid authentication credentials'],
  ['Request to https://x had HTTP Error: 403, The caller does not have permission'],
  ['Request to https://x had HTTP Error: 403, Firebase Hosting API is disabled in project x'],
  ['Authorization failed. This account is missing the following required permissions'],
  ['Failed to get Firebase project x. Please make sure your account has permission to access it.'],
])('%s: does not retry, and names the required roles', async (reason) => {
  const { deploy, calls } = stage([failed(reason)]);
  const error = await refusal(deploy());
  expect(calls).toHaveLength(1);
  expect(error.message).toContain(reason);
  expect(error.remedy).toContain('Firebase Hosting Admin');
});

test('reports other errors of firebase-tools without terminal colours', async () => {
  const { deploy, calls } = stage([failed('There is \u001b[1mno\u001b[22m Hosting site.')]);
  const error = await refusal(deploy());
  expect(calls).toHaveLength(1);
  expect(error.message).toContain('There is no Hosting site.');
  expect(error.remedy).toContain('--debug');
});

test('ignores output before the result', async () => {
  const { deploy, said: logged } = stage([`A newer firebase-tools is out.\n${DONE}`]);
  await deploy();
  expect(logged).toHaveLength(1);
});

test.each([
  ['nothing', '', 'Output: none'],
  ['no result', 'Killed\n', 'Output: Killed'],
  ['a truncated result', DONE.slice(0, 40), '"status": "success"'],
])('fails when firebase-tools prints %s', async (_case, output, message) => {
  const error = await refusal(stage([output]).deploy());
  expect(error.message).toContain('ended without a result');
  expect(error.message).toContain(message);
});

test('rejects a folder that firebase.json does not deploy', async () => {
  const { deploy, folder, calls } = stage([DONE]);
  const error = await refusal(deploy(`${folder}-trial`));
  expect(error.message).toContain('firebase.json deploys the folder "dist"');
  expect(error.message).toContain(`${folder}-trial`);
  expect(error.remedy).toContain('ASTRO_OUT=dist');
  expect(calls).toEqual([]);
});
