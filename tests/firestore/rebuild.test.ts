/** A publish request starts the publish workflow, with a server in place of GitHub. */
import { createServer, type IncomingMessage, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { INTERRUPTED, interruptCommits } from '#fixtures/interrupted-commits.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { startRebuild } from '#functions/rebuild/start-rebuild.ts';
import { startWorkflow } from '#functions/rebuild/start-workflow.ts';
import type { FunctionSettings } from '#functions/settings.ts';
import { LATENESS } from '#core/publishing/heartbeat.ts';
import { wipeFirestore } from '#tooling/local/firestore-emulator.ts';

const PROJECT = `demo-rebuild-${crypto.randomUUID().slice(0, 8)}`;
const server = connectFirestore({ projectId: PROJECT });
const { firestore } = server;
const interrupt = interruptCommits(firestore);
const settings: FunctionSettings = {
  GCLOUD_PROJECT: PROJECT,
  GITHUB_REPOSITORY: 'silver-house/shop',
  GITHUB_TOKEN: 'secret',
};

interface Dispatch {
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}
let github: HttpServer;
let origin: string;
let received: Dispatch[] = [];
let reply: { status: number; headers?: Record<string, string> } = { status: 204 };

const record = async (request: IncomingMessage): Promise<Dispatch> => ({
  url: request.url,
  authorization: request.headers.authorization,
  body: await text(request),
});

beforeAll(async () => {
  github = createServer((request, response) => {
    void record(request).then((dispatch) => {
      received.push(dispatch);
      response.writeHead(reply.status, reply.headers).end('{"message":"said GitHub"}');
    });
  });
  await new Promise<void>((done) => github.listen(0, '127.0.0.1', done));
  // A listening TCP server has such an address.
  origin = `http://127.0.0.1:${(github.address() as AddressInfo).port}`;
});

afterAll(async () => {
  github.close();
  await server.close();
});

beforeEach(async () => {
  received = [];
  reply = { status: 204 };
  await wipeFirestore(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', PROJECT);
  await firestore.doc('publishes/one').set({ progress: { state: 'queued' } });
});

const rebuild = (change: Partial<FunctionSettings> = {}) =>
  startRebuild('one', { firestore, settings: { ...settings, ...change } }, (run) =>
    startWorkflow(run, origin),
  );

test('starts the workflow of the main branch once', async () => {
  expect(await rebuild()).toMatchObject({ outcome: 'started' });
  expect(await rebuild()).toMatchObject({ outcome: 'not-waiting' });
  expect(received).toEqual([
    {
      url: '/repos/silver-house/shop/actions/workflows/publish.yml/dispatches',
      authorization: 'Bearer secret',
      body: '{"ref":"main"}',
    },
  ]);
});

test('starts the workflow again if the function ended before it noted the start', async () => {
  interrupt(1, 'before');
  await expect(rebuild()).rejects.toThrow(INTERRUPTED);
  expect(await rebuild()).toMatchObject({ outcome: 'started' });
  expect(await rebuild()).toMatchObject({ outcome: 'not-waiting' });
  expect(received).toHaveLength(2);
});

test('leaves the request to a publisher that watches, until its report is overdue', async () => {
  const report = (at: number) =>
    firestore.doc('publishing/automatic').set({ watch: { at: new Date(at), forMs: 60_000 } });
  await report(Date.now());
  expect(await rebuild()).toMatchObject({ outcome: 'watched' });
  await report(Date.now() - LATENESS - 120_000);
  expect(await rebuild()).toMatchObject({ outcome: 'started' });
});

test.each([
  ['a request that a publisher has taken', { progress: { state: 'rendering' } }],
  ['a deleted request', undefined],
])('does nothing for %s', async (_, fields) => {
  await (fields
    ? firestore.doc('publishes/one').update(fields)
    : firestore.doc('publishes/one').delete());
  expect(await rebuild()).toMatchObject({ outcome: 'not-waiting' });
  expect(received).toEqual([]);
});

test('does nothing without a repository or a token', async () => {
  expect(await rebuild({ GITHUB_REPOSITORY: undefined })).toMatchObject({
    outcome: 'not-configured',
  });
  expect(await rebuild({ GITHUB_TOKEN: undefined })).toMatchObject({ outcome: 'not-configured' });
  expect(received).toEqual([]);
});

test.each([
  [401, 'Create a new one'],
  [403, 'Actions: read and write'],
  [404, 'Check GITHUB_REPOSITORY'],
  [422, 'for this branch'],
])('names the remedy when GitHub refuses with %i', async (status, remedy) => {
  reply = { status };
  const { outcome, detail } = await rebuild();
  expect(outcome).toBe('refused');
  expect(detail).toContain('said GitHub');
  expect(detail).toContain(remedy);
  expect((await firestore.doc('publishes/one').get()).get('workflowProblem')).toBe(detail);
});

test.each([
  ['an error of GitHub', { status: 502 }],
  ['a rate limit', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }],
])('is tried again after %s', async (_, failure) => {
  reply = failure;
  await expect(rebuild()).rejects.toThrow('GitHub answered with status');
  const problem = async () =>
    (await firestore.doc('publishes/one').get()).get('workflowProblem') as unknown;
  expect(await problem()).toContain('GitHub answered with status');
  reply = { status: 204 };
  expect(await rebuild()).toMatchObject({ outcome: 'started' });
  expect(await problem()).toBeUndefined();
});
