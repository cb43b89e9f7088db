/** `npm run admin`: grants and revokes access to the back office, with the real Auth emulator. */
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { ensureDemoAccounts } from '#tooling/local/accounts.ts';
import { DEMO_PROJECT, ROOT } from '#tooling/local/env.ts';
import { startFirebaseEmulators } from '#tooling/local/firebase-emulators.ts';
import { freePort, LOOPBACK } from '#tooling/local/ports.ts';
import { createChildren } from '#tooling/local/processes.ts';

const folder = temporaryFolder();
const children = createChildren(join(folder, 'logs'));
const CUSTOMER = 'customer@glambug.test';
let port = 0;

beforeAll(async () => {
  port = await freePort();
  await startFirebaseEmulators(children, { workFolder: join(folder, 'work'), auth: { port } });
  await ensureDemoAccounts(`http://${LOOPBACK}:${port}`);
});
afterAll(() => children.stopAll());

async function admin(...args: string[]): Promise<{ code: unknown; output: string }> {
  const { exitCode, all } = await execa(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/admin.ts'), ...args],
    { cwd: ROOT, env: { AUTH_PORT: String(port) }, reject: false, all: true },
  );
  return { code: exitCode, output: all };
}

interface AuthReply {
  users?: { customAttributes?: string; validSince?: string }[];
}

async function send(path: string, body: object): Promise<AuthReply> {
  const response = await fetch(`http://${LOOPBACK}:${port}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // The emulator's response; each test checks the fields that it needs.
  return (await response.json()) as AuthReply;
}

const account = (call: string, body: object): Promise<AuthReply> =>
  send(`identitytoolkit.googleapis.com/v1/projects/${DEMO_PROJECT}/accounts${call}`, body);

const claims = async (email: string): Promise<unknown> => {
  const { users } = await account(':lookup', { email: [email] });
  return JSON.parse(users?.[0]?.customAttributes ?? '{}');
};

test('grants the claim as exactly true and keeps other claims; a second call changes the role', async () => {
  await account(':update', {
    localId: 'demo-customer-01',
    customAttributes: JSON.stringify({ tier: 'gold' }),
  });
  const first = await admin('grant', CUSTOMER);
  expect(first.output).toContain(`${CUSTOMER} can use the back office as Owner`);
  expect(first.code).toBe(0);
  expect(await claims(CUSTOMER)).toEqual({ tier: 'gold', admin: true, role: 'owner' });
  expect((await admin('grant', CUSTOMER, '--role', 'packing')).output).toContain('as Packing');
  expect(await claims(CUSTOMER)).toMatchObject({ role: 'packing' });
  expect((await admin('list')).output).toMatch(
    /customer@glambug\.test {2}packing[\s\S]*staff@glambug\.test {2}owner/,
  );
});

test('revokes the claim and ends the sessions', async () => {
  await admin('grant', CUSTOMER);
  // In whole seconds, as the service stores it.
  const before = Math.floor(Date.now() / 1_000);
  const { code, output } = await admin('revoke', CUSTOMER);
  expect([code, output]).toEqual([0, expect.stringContaining('can no longer use the back office')]);
  expect(await claims(CUSTOMER)).not.toHaveProperty('admin');
  // Older sessions are refused.
  const { users } = await account(':lookup', { email: [CUSTOMER] });
  expect(Number(users?.[0]?.validSince)).toBeGreaterThanOrEqual(before);
  expect((await admin('list')).output).not.toContain(CUSTOMER);
});

test('explains what to do about an account that is unknown, unverified or disabled', async () => {
  const unknown = await admin('grant', 'nobody@shop.in');
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('No account for nobody@shop.in.'),
  ]);
  await account('', { localId: 'new', email: 'new@shop.in', password: 'silver-new' });
  const unverified = await admin('grant', 'new@shop.in');
  expect(unverified.output).toContain('The email address new@shop.in is not verified.');
  expect(await claims('new@shop.in')).toEqual({});
  await account(':update', { localId: 'new', emailVerified: true, disableUser: true });
  expect((await admin('grant', 'new@shop.in')).output).toContain('is disabled');
  expect((await admin('revoke', 'nobody@shop.in')).code).toBe(1);
});

test.each([
  [[]],
  [['grant']],
  [['list', 'a@b.in']],
  [['promote', 'a@b.in']],
  [['grant', 'a', 'b']],
  [['grant', 'a@b.in', '--role', 'boss']],
])('prints its usage for %j', async (args) => {
  const { code, output } = await admin(...args);
  expect([code, output]).toEqual([1, expect.stringContaining('npm run admin -- revoke EMAIL')]);
});

test('uses a real project only when no emulator is named', async () => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `${LOOPBACK}:${port}`;
  const { code, output } = await admin('list', '--project', 'glambug-mart');
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  expect([code, output]).toEqual([1, expect.stringContaining('Remove one of the two.')]);
});
