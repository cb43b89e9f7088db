/** The real Auth and Hosting emulators, configured as in `npm start`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '#tooling/local/accounts.ts';
import {
  startFirebaseEmulators,
  type FirebaseEmulators,
} from '#tooling/local/firebase-emulators.ts';
import { freePort } from '#tooling/local/ports.ts';
import { createChildren } from '#tooling/local/processes.ts';

const folder = temporaryFolder();
const children = createChildren(join(folder, 'logs'));
const site = join(folder, 'dist');
const accounts = join(folder, 'accounts');
const POLICY = "default-src 'self' 'sha256-test'";
let authPort: number;
let hostingPort: number;
let running: FirebaseEmulators;

const start = (): Promise<FirebaseEmulators> =>
  startFirebaseEmulators(children, {
    workFolder: join(folder, 'work'),
    auth: { port: authPort, folder: accounts },
    hosting: { port: hostingPort, site, policy: POLICY },
  });

beforeAll(async () => {
  for (const name of ['_astro', 'pictures']) {
    mkdirSync(join(site, name), { recursive: true });
    writeFileSync(join(site, name, 'file.txt'), name);
  }
  for (const name of ['index', 'products', 'account', 'order-confirmation', '404']) {
    writeFileSync(join(site, `${name}.html`), `<title>${name}</title>`);
  }
  authPort = await freePort();
  hostingPort = await freePort();
  running = await start();
  await ensureDemoAccounts(`http://127.0.0.1:${authPort}`);
});

afterAll(() => children.stopAll());

const get = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${hostingPort}${path}`, { redirect: 'manual' });

interface AuthReply {
  idToken?: string;
  error?: { message: string };
}

async function auth(call: string, body: object): Promise<AuthReply> {
  const response = await fetch(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  return (await response.json()) as AuthReply;
}

async function claimsOf(role: 'staff' | 'customer'): Promise<Record<string, unknown>> {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  const { idToken = '' } = await auth('signInWithPassword', {
    email: account?.email,
    password: account?.password,
    returnSecureToken: true,
  });
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8');
  return JSON.parse(payload) as Record<string, unknown>;
}

test.each([
  ['/', 'index'],
  ['/products', 'products'],
  ['/account/orders', 'account'],
  ['/order-confirmation/3f1c0b9e', 'order-confirmation'],
])('%s shows %s', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

test.each([
  ['/products/', '/products'],
  ['/products.html', '/products'],
  ['/products/1', '/products'],
  ['/index.html', '/'],
])('%s redirects to %s', async (from, to) => {
  const response = await get(from);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(to);
});

test('any other path returns status 404 and the page of the shop', async () => {
  const response = await get('/nothing/here');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<title>404</title>');
});

test.each([
  ['/', /max-age=300$/],
  ['/_astro/file.txt', /max-age=31536000, immutable/],
  ['/pictures/file.txt', /max-age=2592000/],
])('%s has the right cache headers', async (path, caching) => {
  expect((await get(path)).headers.get('cache-control')).toMatch(caching);
});

test('rejects a URL that cannot be decoded, and keeps running', async () => {
  for (const path of ['/%', '/search/%E0%A4%A']) expect((await get(path)).status).toBe(400);
  expect((await get('/')).status).toBe(200);
});

test('every page has the given policy and the other security headers', async () => {
  const { headers } = await get('/products');
  expect(headers.get('content-security-policy')).toContain(POLICY);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('only the staff account has the staff claim', async () => {
  expect((await claimsOf('staff'))['admin']).toBe(true);
  expect(await claimsOf('customer')).not.toHaveProperty('admin');
});

test('does not reveal whether an account exists', async () => {
  const unknown = await auth('signInWithPassword', { email: 'no@one.test', password: 'wrong-one' });
  const response = await auth('signInWithPassword', {
    email: 'staff@glambug.test',
    password: 'wrong-one',
  });
  expect(unknown.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(response.error?.message).toBe(unknown.error?.message);
});

test('keeps accounts after a restart, and creates none twice', async () => {
  await auth('signUp', { email: 'new@shop.test', password: 'silver-new', returnSecureToken: true });
  await running.save();
  await running.stop();
  running = await start();
  await ensureDemoAccounts(`http://127.0.0.1:${authPort}`);
  const again = await auth('signInWithPassword', {
    email: 'new@shop.test',
    password: 'silver-new',
    returnSecureToken: true,
  });
  expect(again.idToken).toBeDefined();
  expect((await claimsOf('staff'))['admin']).toBe(true);
});
