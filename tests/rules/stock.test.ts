/** Stock on the emulator: two members of staff at once, over a connection that loses responses. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  collection,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOrder, buildStock } from '#fixtures/build.ts';
import { clear, loadRules, owner, PROJECT, write } from '#fixtures/rules-emulator.ts';
import { isNight, seedOr } from '#fixtures/run-length.ts';
import { seeded } from '#seed/random.ts';
import { sumOfMoves } from '#core/stock/order-stock.ts';
import { moveStock, type NewStockMove } from '#firebase/browser/stock.ts';
import { changeOrderAsStaff } from '#firebase/browser/staff-orders.ts';
import { DatabaseFailure } from '#firebase/browser/with-timeout.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { orderKind, type Order } from '#schema/order.ts';
import { stockKind, type Stock } from '#schema/stock.ts';
import { stockMoveKind, type StockMove } from '#schema/stock-move.ts';

const OPERATIONS = isNight ? 1_000 : 200;
const PRODUCTS = 8;
/** An order has at most 200. */
const LINES = isNight ? 200 : 40;
const SIZES = ['10', '12', '14'];
const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');

let proxy: Server;
/** Whether the response of the next commit is lost. */
let losesNext = (): boolean => false;
const apps: FirebaseApp[] = [];
const people: Record<'anita' | 'kavita', Firestore> = {} as never;

/** Forwards to the emulator, and drops responses of commits. */
function unreliableProxy(): Server {
  return createServer((incoming, outgoing) => {
    const { method = 'GET', url = '', headers } = incoming;
    const isLost = url.endsWith(':commit') && losesNext();
    const forward = request({ host, port, method, path: url, headers }, (answer) => {
      if (isLost) {
        answer.resume().on('end', () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
}

function connect(uid: string, to: number): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, `${uid} ${to}`);
  apps.push(app);
  const at = getFirestore(app);
  connectFirestoreEmulator(at, '127.0.0.1', to, { mockUserToken: { user_id: uid, admin: true } });
  return at;
}

beforeAll(async () => {
  setLogLevel('silent');
  await loadRules();
  proxy = unreliableProxy();
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this address.
  const { port: own } = proxy.address() as AddressInfo;
  people.anita = connect('anita', own);
  people.kavita = connect('kavita', own);
});
beforeEach(async () => {
  losesNext = () => false;
  await clear();
});
afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  proxy.close();
});

const move = (fields: Partial<NewStockMove> = {}): NewStockMove => ({
  ...{ id: crypto.randomUUID(), productId: 'rg101', sku: 'RG101', reason: 'received' },
  ...{ changes: [{ onHand: 10, reserved: 0 }], by: 'anita', lowStockAt: 5 },
  ...fields,
});

async function readStock(id: string): Promise<Stock> {
  const decoded = decodeDocument(
    stockKind,
    `stock/${id}`,
    (await getDoc(doc(people.anita, 'stock', id))).data(),
  );
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.value;
}

async function readMoves(): Promise<StockMove[]> {
  const { docs } = await getDocs(collection(people.anita, 'stockMoves'));
  return docs.map((each) => {
    const decoded = decodeDocument(stockMoveKind, each.ref.path, each.data());
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
    return decoded.value;
  });
}

async function putOrder(id: string, fields: Partial<Order>): Promise<Order> {
  const order = buildOrder({
    ...{ status: 'accepted', number: 'GB-7K2M9Q' },
    ...{ timeline: [{ status: 'requested', at: 0, by: 'asha' }] },
    ...fields,
  });
  await write(owner, { path: `orders/${id}`, data: { ...encodeDocument(orderKind, order) } });
  return order;
}

const readOrder = async (id: string): Promise<Order> => {
  const fields = (await getDoc(doc(people.anita, 'orders', id))).data();
  const decoded = decodeDocument(orderKind, `orders/${id}`, fields);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problems));
  return decoded.value;
};

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof DatabaseFailure ? error.code : String(error)),
  );

describe('a movement', () => {
  test('starts the stock of a product, and is applied once when its response is lost', async () => {
    let losses = 1;
    losesNext = () => losses-- > 0;
    expect(await moveStock(move(), people.anita)).toBeUndefined();
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, available: 10, rev: 1 });
    expect(await readMoves()).toMatchObject([{ reason: 'received', onHand: 10, by: 'anita' }]);
  });

  test('is applied once when the same request is sent again later', async () => {
    const request = move();
    await moveStock(request, people.anita);
    await moveStock(move({ changes: [{ onHand: -4, reserved: 0 }] }), people.anita);
    await moveStock(request, people.anita);
    expect(await readStock('rg101')).toMatchObject({ onHand: 6, rev: 2 });
  });

  test('that would take more than there is returns the level, and writes nothing', async () => {
    await moveStock(move(), people.anita);
    const damaged = move({ reason: 'damaged', changes: [{ onHand: -11, reserved: 0 }] });
    expect(await moveStock(damaged, people.anita)).toEqual({ onHand: 10, reserved: 0 });
    expect(await readMoves()).toHaveLength(1);
  });
});

describe('an order', () => {
  const line = { productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 8 };

  test('reserves, is packed, and is returned to stock when it is cancelled', async () => {
    await moveStock(move(), people.anita);
    const untracked = { ...line, productId: 'rg102', sku: 'RG102' };
    await putOrder('order-1', { lines: [line, untracked] });
    const take = async (status: 'confirmed' | 'packed' | 'cancelled') =>
      changeOrderAsStaff(
        'order-1',
        await readOrder('order-1'),
        { status, uid: 'anita' },
        people.anita,
      );
    await take('confirmed');
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, reserved: 8, available: 2 });
    await take('packed');
    expect(await readStock('rg101')).toMatchObject({ onHand: 2, reserved: 0 });
    await take('cancelled');
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, reserved: 0, available: 10 });
    const moves = await readMoves();
    expect(moves.map(({ reason, orderNumber }) => `${reason} ${orderNumber}`).toSorted()).toEqual([
      'received undefined',
      'reserved GB-7K2M9Q',
      'returned GB-7K2M9Q',
      'sold GB-7K2M9Q',
    ]);
  });

  test('is confirmed with a shortage only if it was accepted', async () => {
    await moveStock(move({ changes: [{ onHand: 5, reserved: 0 }] }), people.anita);
    const order = await putOrder('order-1', { lines: [line] });
    const confirm = (acceptedShort: number) =>
      changeOrderAsStaff(
        'order-1',
        order,
        { status: 'confirmed', uid: 'anita', acceptedShort },
        people.anita,
      );
    expect(await failureOf(confirm(2))).toBe('stock-short');
    expect(await readOrder('order-1')).toMatchObject({ status: 'accepted' });
    expect(await failureOf(confirm(3))).toBe('none');
    expect(await readStock('rg101')).toMatchObject({ reserved: 5, available: 0 });
  });

  test(`of ${LINES} products is confirmed and packed in one transaction each`, async () => {
    const lines = Array.from({ length: LINES }, (_, at) => ({
      ...line,
      productId: `rg${at}`,
      sku: `RG${at}`,
    }));
    const stored = encodeDocument(stockKind, buildStock());
    await write(
      owner,
      ...lines.map(({ productId }) => ({ path: `stock/${productId}`, data: { ...stored } })),
    );
    await putOrder('order-1', { lines });
    for (const status of ['confirmed', 'packed'] as const)
      await changeOrderAsStaff(
        'order-1',
        await readOrder('order-1'),
        { status, uid: 'anita' },
        people.anita,
      );
    expect(await readStock('rg39')).toMatchObject({ onHand: 32, reserved: 0, available: 32 });
  }, 60_000);
});

/** Takes the next step of an order, as one of two people who may both try. */
async function stepOrder(id: string, by: 'anita' | 'kavita', cancels: boolean): Promise<void> {
  const order = await readOrder(id);
  const next = { accepted: 'confirmed', confirmed: 'packed' } as const;
  const status = cancels
    ? 'cancelled'
    : order.status === 'accepted' || order.status === 'confirmed'
      ? next[order.status]
      : undefined;
  if (status === undefined || order.status === 'cancelled') return;
  const change = { status, uid: by, acceptedShort: 100_000 } as const;
  const code = await failureOf(changeOrderAsStaff(id, order, change, people[by]));
  // The other person was faster, or this one was, without a response.
  if (code !== 'none') expect(code).toBe('permission-denied');
}

const SEED = seedOr(1);

test(`${OPERATIONS} random operations of two people at once are exact (EDITS_SEED ${SEED})`, async () => {
  const random = seeded(`stock ${SEED}`);
  losesNext = () => random.chance(0.05);
  const orders = Array.from({ length: 100 }, (_, at) => `order-${at}`);
  await Promise.all(
    orders.map((id) =>
      putOrder(id, {
        lines: Array.from({ length: 3 }, () => ({
          ...{ productId: `rg${random.between(1, PRODUCTS)}`, sku: 'RG1', title: 'Ring' },
          ...{ size: random.pick(['10', '12', '14']), qty: random.between(1, 20) },
        })),
      }),
    ),
  );
  const applied = new Map<string, number>();
  const work = async (by: 'anita' | 'kavita'): Promise<void> => {
    for (let done = 0; done < OPERATIONS / 2; done += 1) {
      if (random.chance(0.4)) {
        await stepOrder(random.pick(['order-0', ...orders]), by, random.chance(0.2));
        continue;
      }
      const productId = `rg${random.between(1, PRODUCTS)}`;
      const onHand = random.chance(0.6) ? random.between(1, 30) : 0 - random.between(1, 30);
      const size = random.pick(['10', '12', '14']);
      const request = move({ productId, by, changes: [{ size, onHand, reserved: 0 }] });
      const refused = await moveStock(request, people[by]);
      if (refused === undefined)
        applied.set(`${productId} ${size}`, (applied.get(`${productId} ${size}`) ?? 0) + onHand);
    }
  };
  await Promise.all([work('anita'), work('kavita')]);
  losesNext = () => false;
  const moves = await readMoves();
  for (let at = 1; at <= PRODUCTS; at += 1) {
    const stock = await readStock(`rg${at}`);
    const own = moves.filter(({ productId }) => productId === `rg${at}`);
    expect(stock.rev).toBe(own.length);
    for (const size of SIZES) {
      const level = stock.levels.find((each) => each.size === size);
      expect(level).toEqual(sumOfMoves(own).find((each) => each.size === size));
      const byHand = sumOfMoves(own.filter(({ orderId }) => orderId === undefined));
      const received = byHand.find((each) => each.size === size)?.onHand ?? 0;
      expect(received).toBe(applied.get(`rg${at} ${size}`) ?? 0);
    }
  }
  for (const id of orders) {
    const { status, lines } = await readOrder(id);
    const sums = sumOfMoves(moves.filter(({ orderId }) => orderId === id));
    const reserved = sums.reduce((total, each) => total + each.reserved, 0);
    if (status === 'confirmed') expect(reserved).toBeLessThanOrEqual(60);
    else expect(reserved).toBe(0);
    if (status === 'cancelled') expect(sums.every(({ onHand }) => onHand === 0)).toBe(true);
    expect(lines).toHaveLength(3);
  }
}, 120_000);
