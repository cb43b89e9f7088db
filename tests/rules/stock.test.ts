/** Orders and stock on the emulator: two members of staff at once, over a connection that loses responses. */
import { describe, expect, test } from 'vitest';
import { buildStock } from '#fixtures/build.ts';
import { expectExact } from '#fixtures/exact-stock.ts';
import { owner, write } from '#fixtures/rules-emulator.ts';
import {
  connection,
  failureOf,
  levelsOf,
  move,
  people,
  putOrder,
  putProducts,
  putSized,
  readMoves,
  readOrder,
  readStock,
  useStaff,
  type Staff,
} from '#fixtures/unreliable-emulator.ts';
import { isNight, seedOr } from '#fixtures/run-length.ts';
import { seeded } from '#seed/random.ts';
import { levelOf } from '#core/stock/stock-levels.ts';
import { moveStock } from '#firebase/browser/stock.ts';
import { changeOrderAsStaff } from '#firebase/browser/staff-orders.ts';
import { encodeDocument } from '#schema/kind.ts';
import type { OrderStatus } from '#schema/order.ts';
import { stockKind } from '#schema/stock.ts';

const OPERATIONS = isNight ? 1_000 : 200;
const PRODUCTS = 8;
/** An order has at most 200. */
const LINES = isNight ? 200 : 40;
const SIZES = ['10', '12', '14'] as const;

useStaff();

describe('an order', () => {
  const line = { productId: 'rg101', sku: 'RG101', title: 'Ring', qty: 8 };
  const step = async (status: OrderStatus, undoReason?: string) =>
    changeOrderAsStaff(
      'order-1',
      await readOrder('order-1'),
      { status, uid: 'anita', undoReason },
      people().anita,
    );

  test('reserves, is packed, and is returned to stock when it is cancelled', async () => {
    await moveStock(move(), people().anita);
    const untracked = { ...line, productId: 'rg102', sku: 'RG102' };
    await putProducts('RG101', 'RG102');
    // The customer's browser sent the ID of another product.
    await putOrder('order-1', { lines: [{ ...line, productId: 'rg102' }, untracked] });
    await step('confirmed');
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, reserved: 8, available: 2 });
    await step('packed');
    expect(await readStock('rg101')).toMatchObject({ onHand: 2, reserved: 0 });
    await step('cancelled');
    expect(await readStock('rg101')).toMatchObject({ onHand: 10, reserved: 0, available: 10 });
    const moves = await readMoves();
    expect(moves.map(({ reason, orderNumber }) => `${reason} ${orderNumber}`).toSorted()).toEqual([
      'received undefined',
      'reserved GB-7K2M9Q',
      'returned GB-7K2M9Q',
      'sold GB-7K2M9Q',
    ]);
  });

  test('of a product with one size uses the stock of this size', async () => {
    const changes = [{ size: '12', onHand: 10, reserved: 0 }];
    await moveStock(move({ changes }), people().anita);
    await putSized('RG101', '12');
    await putOrder('order-1', { lines: [line] });
    const level = async () => (await readStock('rg101')).levels;
    await step('confirmed');
    expect(await level()).toEqual([{ size: '12', onHand: 10, reserved: 8 }]);
    await step('packed');
    expect(await level()).toEqual([{ size: '12', onHand: 2, reserved: 0 }]);
    await step('confirmed', 'One parcel was forgotten');
    expect(await level()).toEqual([{ size: '12', onHand: 10, reserved: 8 }]);
    await step('packed');
    await step('cancelled');
    expect(await level()).toEqual(changes);
  });

  test('sends what its quote says, not what was requested', async () => {
    await moveStock(move({ changes: [{ onHand: 50, reserved: 0 }] }), people().anita);
    await moveStock(move({ productId: 'bx1', sku: 'BX1' }), people().anita);
    await putProducts('RG101', 'BX1');
    const priced = { rate: { basis: 'unit', pricePaise: 100 }, amountPaise: 100 } as const;
    const quoted = (sku: string, qty: number) => ({ sku, qty, ...priced, gstRateBps: 300 });
    const order = await putOrder('order-1', {
      lines: [{ ...line, qty: 24 }],
      quote: {
        ...{ lines: [quoted('RG101', 20), quoted('BX1', 2)], discountPaise: 0, taxablePaise: 100 },
        ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 100, validUntil: 1 },
      },
    });
    const change = { status: 'confirmed', uid: 'anita' } as const;
    await changeOrderAsStaff('order-1', order, change, people().anita);
    expect(await readStock('rg101')).toMatchObject({ reserved: 20, available: 30 });
    expect(await readStock('bx1')).toMatchObject({ reserved: 2, available: 8 });
  });

  test('is confirmed with a shortage only if it was accepted', async () => {
    await moveStock(move({ changes: [{ onHand: 5, reserved: 0 }] }), people().anita);
    await putProducts('RG101');
    const order = await putOrder('order-1', { lines: [line] });
    const confirm = (acceptedShort: number) =>
      changeOrderAsStaff(
        'order-1',
        order,
        { status: 'confirmed', uid: 'anita', acceptedShort },
        people().anita,
      );
    expect(await failureOf(confirm(2))).toBe('stock-short');
    expect(await readOrder('order-1')).toMatchObject({ status: 'accepted' });
    expect(await failureOf(confirm(3))).toBe('none');
    expect(await readStock('rg101')).toMatchObject({ reserved: 5, available: 0 });
  });

  test(`of ${LINES} products is packed, undone, and cancelled in one transaction each`, async () => {
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
    await putProducts(...lines.map(({ sku }) => sku));
    await putOrder('order-1', { lines });
    await step('confirmed');
    await step('packed');
    expect(await readStock('rg39')).toMatchObject({ onHand: 32, reserved: 0, available: 32 });
    // At night, these are more movements than an order without steps that were undone has.
    await step('confirmed', 'One parcel was forgotten');
    await step('packed');
    await step('cancelled');
    expect(await readStock('rg39')).toMatchObject({ onHand: 40, reserved: 0, available: 40 });
  }, 120_000);
});

type Kind = 'step' | 'cancel' | 'undo';

/** Takes or undoes a step of an order, as one of two people who may both try. */
async function stepOrder(id: string, by: Staff, kind: Kind): Promise<void> {
  const order = await readOrder(id);
  const next: Partial<Record<OrderStatus, OrderStatus>> =
    kind === 'step'
      ? { accepted: 'confirmed', confirmed: 'packed' }
      : { accepted: 'cancelled', confirmed: 'cancelled', packed: 'cancelled' };
  const before = order.status === 'accepted' ? undefined : order.timeline.at(-2)?.status;
  const status = kind === 'undo' ? before : next[order.status];
  if (status === undefined) return;
  const change = {
    ...{ status, uid: by, acceptedShort: 100_000 },
    ...(kind === 'undo' && { undoReason: 'Wrong order' }),
  };
  const code = await failureOf(changeOrderAsStaff(id, order, change, people()[by]));
  // The other person was faster, or this one was, without a response.
  if (code !== 'none') expect(code).toBe('permission-denied');
}

/** The first product has one size. */
const sizesOf = (product: number): readonly [string, ...string[]] =>
  product === 1 ? ['14'] : SIZES;

const SEED = seedOr(1);

test(`${OPERATIONS} random operations of two people at once are exact (EDITS_SEED ${SEED})`, async () => {
  const random = seeded(`stock ${SEED}`);
  connection.losesNext = () => random.chance(0.05);
  const orders = Array.from({ length: OPERATIONS / 10 }, (_, at) => `order-${at}`);
  await Promise.all(
    Array.from({ length: PRODUCTS }, (_, at) => putSized(`RG${at + 1}`, ...sizesOf(at + 1))),
  );
  await Promise.all(
    orders.map((id) =>
      putOrder(id, {
        timeline: [
          { status: 'requested', at: 0, by: 'asha' },
          { status: 'accepted', at: 1, by: 'asha' },
        ],
        lines: Array.from({ length: 3 }, () => {
          const number = random.between(1, PRODUCTS);
          const sizes = sizesOf(number);
          return {
            ...{ productId: 'rg1', sku: `RG${number}`, title: 'Ring' },
            // Buyers do not choose the only size.
            ...(sizes.length > 1 && { size: random.pick(sizes) }),
            qty: random.between(1, 20),
          };
        }),
      }),
    ),
  );
  const applied = new Map<string, number>();
  const work = async (by: Staff): Promise<void> => {
    for (let done = 0; done < OPERATIONS / 2; done += 1) {
      if (random.chance(0.4)) {
        const kind = random.pick<Kind>(['step', 'step', 'step', 'cancel', 'undo']);
        await stepOrder(random.pick(['order-0', ...orders]), by, kind);
        continue;
      }
      const number = random.between(1, PRODUCTS);
      const productId = `rg${number}`;
      const units = random.chance(0.6) ? random.between(1, 30) : 0 - random.between(1, 30);
      const isEmpty = random.chance(0.1);
      const onHand = isEmpty ? 0 : units;
      const size = random.pick(sizesOf(number));
      const level = levelOf((await levelsOf(productId)) ?? [], size);
      const request = move({
        ...{ productId, sku: productId.toUpperCase(), by },
        changes: [{ size, onHand, reserved: 0 }],
        // A count names the level that it replaces, also one of 0; another person may change it before.
        ...((isEmpty || (onHand > 0 && random.chance(0.3))) && {
          reason: 'counted',
          seen: [level],
        }),
      });
      const refused = await moveStock(request, people()[by]);
      if (refused === undefined)
        applied.set(`${productId} ${size}`, (applied.get(`${productId} ${size}`) ?? 0) + onHand);
    }
  };
  await Promise.all([work('anita'), work('kavita')]);
  connection.losesNext = () => false;
  const moves = await readMoves();
  const stored = await Promise.all(orders.map(async (id) => ({ id, ...(await readOrder(id)) })));
  for (let at = 1; at <= PRODUCTS; at += 1) {
    const stock = await readStock(`rg${at}`);
    const own = moves.filter(({ productId }) => productId === `rg${at}`);
    expect(stock.rev).toBe(own.length);
    for (const size of sizesOf(at)) {
      const byHand = applied.get(`rg${at} ${size}`) ?? 0;
      expectExact(stock, size, { moves: own, orders: stored, byHand });
    }
  }
}, 120_000);
