/** Firestore outages before or during a publish: the site stays, and the next publish catches up. */
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { afterwards, changeShop, expectChanged, openSmallShop } from '#fixtures/publishing.ts';
import { publishWithRetry } from '#site/publish/run-publish.ts';
import { connectFirestore, type Firestore } from '#firebase/admin/firestore.ts';
import { FirestoreTimeout } from '#site/snapshot/firestore-timeout.ts';
import { syncStore } from '#site/snapshot/sync.ts';

/** A connection to the emulator that can be cut. */
async function openLine() {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  afterwards(() => {
    cut();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return { host: `127.0.0.1:${address.port}`, cut, restore: (): void => void (isCut = false) };
}

/** A Firestore client that reaches the emulator at `host`. */
function firestoreAt(host: string, projectId: string): Firestore {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  const connection = connectFirestore({ projectId });
  vi.unstubAllEnvs();
  afterwards(() => connection.close());
  return connection.firestore;
}

/** Calls `onQuery` with the name of each collection before it is queried. */
const listening = (firestore: Firestore, onQuery: (name: string) => void): Firestore =>
  new Proxy(firestore, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (key !== 'collection') return member;
      return (name: string) => {
        onQuery(name);
        return target.collection(name);
      };
    },
  });

/** The timeout of the sync, ms. */
const PATIENCE_MS = 30_000;
/** A shorter timeout for tests, ms. */
const SHORT_MS = 100;

function shortenPatience(): { restore: () => void } {
  const real = globalThis.setTimeout;
  const timer = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((work: () => void, ms?: number) =>
      real(work, ms === PATIENCE_MS ? SHORT_MS : ms),
    );
  const restore = (): void => timer.mockRestore();
  afterwards(restore);
  return { restore };
}

/** A live shop whose publisher reaches Firestore through a connection that can be cut. */
async function openShopOnLine(onQuery: (name: string) => void = () => undefined) {
  const shop = await openSmallShop();
  const line = await openLine();
  const firestore = listening(firestoreAt(line.host, shop.projectId), (name) => onQuery(name));
  const publisher = await shop.open({
    sync: (store, { full }) => syncStore(firestore, store, { source: shop.projectId, full }),
  });
  await publisher.publish();
  return { shop, line, publisher };
}

describe('without Firestore', () => {
  test('from the start, a publish fails after its retries, and the next one catches up', async () => {
    const { shop, line, publisher } = await openShopOnLine();
    const before = shop.files();
    await changeShop(shop);
    line.cut();
    const patience = shortenPatience();
    const waits: number[] = [];
    const publishing = publishWithRetry(
      publisher,
      {},
      {
        wait: (ms) => Promise.resolve(waits.push(ms)),
      },
    );
    await expect(publishing).rejects.toBeInstanceOf(FirestoreTimeout);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(shop.files()).toEqual(before);

    patience.restore();
    line.restore();
    await publisher.publish();
    await expectChanged(shop);
  });

  test('from the middle of a sync, a publish discards what was read, and its retry succeeds', async () => {
    let atPosts = (): void => undefined;
    const { shop, line, publisher } = await openShopOnLine((name) => {
      if (name === 'blogs') atPosts();
    });
    const before = shop.files();
    const changes = publisher.store.lastChange();
    await changeShop(shop);
    // Queries of other collections are running by then.
    const patience = shortenPatience();
    atPosts = line.cut;
    const states: unknown[] = [];
    await publishWithRetry(
      publisher,
      {},
      {
        wait: () => {
          states.push(publisher.store.lastChange(), shop.files());
          atPosts = () => undefined;
          patience.restore();
          line.restore();
          return Promise.resolve();
        },
      },
    );
    expect(states).toEqual([changes, before]);
    await expectChanged(shop);
  });
});

const noWait = (): Promise<void> => Promise.resolve();

/** A live shop whose Firestore returns an error with `code` while that is switched on. */
async function openFailingShop(code: number) {
  const shop = await openSmallShop();
  const failing = { on: false, times: 0 };
  const firestore = listening(shop.firestore, (name) => {
    if (!failing.on || name !== 'prod') return;
    failing.times += 1;
    throw Object.assign(new Error(`${code} of the server`), { code });
  });
  const publisher = await shop.open({
    sync: (store, { full }) => syncStore(firestore, store, { source: shop.projectId, full }),
  });
  await publisher.publish();
  return { shop, publisher, failing };
}

test('an error that is permanent ends a publish at once', async () => {
  const { publisher, failing } = await openFailingShop(7);
  failing.on = true;
  await expect(publishWithRetry(publisher, {}, { wait: noWait })).rejects.toMatchObject({
    code: 7,
  });
  expect(failing.times).toBe(1);
});

test('an exceeded quota ends a publish after five attempts, and the next one catches up', async () => {
  const { shop, publisher, failing } = await openFailingShop(8);
  const before = shop.files();
  await changeShop(shop);
  failing.on = true;
  await expect(publishWithRetry(publisher, {}, { wait: noWait })).rejects.toMatchObject({
    code: 8,
  });
  expect(failing.times).toBe(5);
  expect(shop.files()).toEqual(before);
  failing.on = false;
  await publisher.publish();
  await expectChanged(shop);
});
