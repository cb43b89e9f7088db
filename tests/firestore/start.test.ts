/** `npm start` with a real Firestore, as a user runs it: start, use, Ctrl-C, start again; and when it is killed. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { FUNCTIONS_REGION } from '#core/functions-region.ts';
import { buildCustomerRecord, buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { orderKind } from '#schema/order.ts';
import { DEMO_PROJECT } from '#tooling/local/env.ts';
import { runScheduled } from '#tooling/local/function-triggers.ts';
import { withLocalDatabase } from '#tooling/local/seed.ts';
import { DEMO_ACCOUNTS } from '#tooling/local/accounts.ts';
import { freePort, isPortFree } from '#tooling/local/ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const UP_MS = 150_000;
const DOWN_MS = 30_000;

let ports: Record<
  'SITE_PORT' | 'FIRESTORE_PORT' | 'AUTH_PORT' | 'STORAGE_PORT' | 'FUNCTIONS_PORT' | 'MAIL_PORT',
  number
>;
const data = temporaryFolder();
let shopOutput = (): string => '';
let last: { kill: (signal: NodeJS.Signals) => boolean; exited: Promise<number | null> } | undefined;

beforeAll(async () => {
  ports = {
    SITE_PORT: await freePort(),
    FIRESTORE_PORT: await freePort(),
    AUTH_PORT: await freePort(),
    STORAGE_PORT: await freePort(),
    FUNCTIONS_PORT: await freePort(),
    MAIL_PORT: await freePort(),
  };
});

afterAll(async () => {
  last?.kill('SIGTERM');
  await last?.exited;
});

function startShop() {
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    LOCAL_DATA: data,
    ASTRO_OUT: '.cache/test/start-dist',
  };
  // The first start must start its own emulator, not use the test's.
  delete environment['FIRESTORE_EMULATOR_HOST'];
  delete environment['SNAPSHOT_FILE'];
  const child = spawn(process.execPath, [join(ROOT, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: ROOT,
    env: environment,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += String(chunk)));
  }
  const exited = new Promise<number | null>((done) => child.on('exit', done));
  const shop = {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exited,
    output: () => output,
    up: () => vi.waitFor(() => expect(output).toContain('Press Ctrl-C to stop'), UP_MS),
  };
  last = shop;
  shopOutput = shop.output;
  return shop;
}

const allFree = async (): Promise<boolean> => {
  const free = await Promise.all(Object.values(ports).map((port) => isPortFree(port)));
  return free.every(Boolean);
};

const inFirestore = async (method: string, path: string, body?: object): Promise<Response> =>
  await fetch(
    `http://127.0.0.1:${ports.FIRESTORE_PORT}/v1/projects/demo-glambug/databases/(default)/documents/${path}`,
    {
      method,
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    },
  );

test(
  'the first start fills an empty Firestore, serves the shop and prints the accounts',
  async () => {
    const shop = startShop();
    await shop.up();
    expect(shop.output()).toContain('Filling Firestore with the demo shop');
    expect(shop.output()).toMatch(/Staff\s+staff@glambug\.test · password \S+/);
    expect(shop.output()).toMatch(/Customer\s+customer@glambug\.test · password \S+/);
    expect((await fetch(`http://127.0.0.1:${ports.SITE_PORT}/products`)).status).toBe(200);
    const saved = await inFirestore('PATCH', 'notes/kept', { fields: { a: { stringValue: 'b' } } });
    expect(saved.status).toBe(200);
  },
  UP_MS,
);

async function staffToken(): Promise<string> {
  const account = DEMO_ACCOUNTS.find(({ role }) => role === 'staff');
  const response = await fetch(
    `http://127.0.0.1:${ports.AUTH_PORT}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  // The emulator's response.
  return ((await response.json()) as { idToken: string }).idToken;
}

test('functions answer calls of staff, and run for new documents', async () => {
  const call = async (headers: Record<string, string>) => {
    const response = await fetch(
      `http://127.0.0.1:${ports.FUNCTIONS_PORT}/demo-glambug/${FUNCTIONS_REGION}/issueInvoice`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ data: { orderId: 'none', earlier: 0 } }),
      },
    );
    return await response.text();
  };
  expect(await call({})).toContain('Sign in to continue.');
  const authorization = `Bearer ${await staffToken()}`;
  expect(await call({ authorization })).toContain('This order no longer exists.');

  await inFirestore('PATCH', 'publishes/first', { fields: {} });
  await vi.waitFor(
    () =>
      expect(readFileSync(join(ROOT, '.data/logs/auth-hosting-functions.log'), 'utf8')).toContain(
        'GITHUB_REPOSITORY or GITHUB_TOKEN is not set',
      ),
    DOWN_MS,
  );
  await inFirestore('DELETE', 'publishes/first');
});

test(
  'a new order sends emails, which can be read at the printed address',
  async () => {
    const address = `http://localhost:${ports.MAIL_PORT}`;
    expect(shopOutput()).toMatch(new RegExp(`Mail\\s+${address}`));
    const contact = { name: 'Asha Rao', phone: '+919876543210', email: 'asha@shop.test' };
    const uid = crypto.randomUUID();
    const order = buildOrder({ number: 'GB-222222', uid, contact });
    const customer = buildCustomerRecord({ contact });
    const host = `127.0.0.1:${ports.FIRESTORE_PORT}`;
    await withLocalDatabase({ host, projectId: DEMO_PROJECT }, async (firestore) => {
      const record = encodeDocument(customerRecordKind, customer);
      await firestore.doc(`customers/${uid}`).set(record);
      await firestore.doc('orders/mailed').set(encodeDocument(orderKind, order));
    });
    await vi.waitFor(
      async () => {
        const page = await (await fetch(address)).text();
        expect(page).toContain('We have received your order GB-222222');
        expect(page).toContain('New order request GB-222222 from Asha Rao');
      },
      { timeout: DOWN_MS, interval: 500 },
    );
    await inFirestore('DELETE', 'orders/mailed');
    await inFirestore('DELETE', `customers/${uid}`);
    // The function that sends what has failed runs on a schedule.
    const scheduled = await runScheduled(ports.FUNCTIONS_PORT);
    expect(scheduled.join(' ')).toContain('retryQueuedMail');
  },
  DOWN_MS * 2,
);

test(
  'pressing Ctrl-C twice stops everything cleanly',
  async () => {
    last?.kill('SIGINT');
    last?.kill('SIGINT');
    expect(await last?.exited).toBe(0);
    expect(await allFree()).toBe(true);
    expect(existsSync(join(data, 'firestore/firestore/firestore.overall_export_metadata'))).toBe(
      true,
    );
  },
  DOWN_MS,
);

test(
  'the next start keeps the data and does not seed again',
  async () => {
    const shop = startShop();
    await shop.up();
    expect(shop.output()).not.toContain('Filling Firestore');
    expect(shop.output()).toContain('Snapshot (delta)');
    expect((await inFirestore('GET', 'notes/kept')).status).toBe(200);
  },
  UP_MS,
);

test(
  'a second shop on the same ports is refused, and the first keeps running',
  async () => {
    const first = last;
    const second = startShop();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`Port ${ports.SITE_PORT} for the site is in use`);
    last = first;
    expect((await fetch(`http://127.0.0.1:${ports.SITE_PORT}/`)).status).toBe(200);
  },
  DOWN_MS,
);

test(
  'leaves no process running when it is killed',
  async () => {
    last?.kill('SIGKILL');
    await vi.waitFor(async () => expect(await allFree()).toBe(true), {
      timeout: DOWN_MS,
      interval: 200,
    });
  },
  DOWN_MS,
);

test(
  'leaves no process running when it is stopped during the start',
  async () => {
    const shop = startShop();
    await vi.waitFor(() => expect(shop.output()).toContain('✓ Starting Firestore'), UP_MS);
    shop.kill('SIGTERM');
    expect(await shop.exited).toBe(0);
    expect(await allFree()).toBe(true);
  },
  UP_MS,
);

test(
  'reports when its Firestore crashes, and stops everything',
  async () => {
    const shop = startShop();
    await shop.up();
    const [pid] = execFileSync('pgrep', ['-f', `port=${ports.FIRESTORE_PORT} --rules`])
      .toString()
      .split('\n');
    process.kill(Number(pid), 'SIGKILL');
    expect(await shop.exited).toBe(1);
    expect(shop.output()).toContain('✗ Firestore stopped unexpectedly.');
    expect(shop.output()).not.toContain('fetch failed');
    expect(await allFree()).toBe(true);
  },
  UP_MS,
);
