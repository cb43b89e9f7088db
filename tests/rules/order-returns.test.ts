/** Returns of goods without a parcel on the emulator, with their stock. */
import { describe, expect, test } from 'vitest';
import {
  failureOf,
  levelsOf,
  people,
  putOrder,
  putSized,
  readOrder,
  useStaff,
} from '#fixtures/unreliable-emulator.ts';
import { recordReturn } from '#firebase/browser/order-shipments.ts';
import { changeOrderAsStaff } from '#firebase/browser/staff-orders.ts';
import { moveStock } from '#firebase/browser/stock.ts';
import type { OrderStatus } from '#schema/order.ts';

useStaff();

async function take(status: OrderStatus, undoReason?: string) {
  const order = await readOrder('order-1');
  const change = { ...{ status, uid: 'anita' }, ...(undoReason !== undefined && { undoReason }) };
  return failureOf(changeOrderAsStaff('order-1', order, change, people().anita));
}

describe('goods that were handed over without a parcel', () => {
  const lines = [
    { sku: 'RG101', size: '12', qty: 8 },
    { sku: 'RG101', size: '14', qty: 4 },
  ];

  /** The order is packed from a stock that has two units more of each size, and delivered. */
  async function handOver(): Promise<void> {
    await putSized('RG101', '12', '14');
    const changes = lines.map(({ size, qty }) => ({ size, onHand: qty + 2, reserved: 0 }));
    await moveStock(
      {
        ...{ id: crypto.randomUUID(), productId: 'rg101', sku: 'RG101', reason: 'received' },
        ...{ changes, by: 'anita', lowStockAt: 0 },
      },
      people().anita,
    );
    await putOrder('order-1', {
      lines: lines.map((line) => ({ ...line, productId: 'rg101', title: 'Ring' })),
      status: 'confirmed',
      timeline: (['requested', 'confirmed'] as const).map((status, at) => ({
        ...{ status, at, by: 'asha' },
      })),
    });
    for (const status of ['packed', 'dispatched', 'delivered'] as const)
      expect(await take(status)).toBe('none');
  }

  const bring = (size: string, qty: number, isRestocked = true) =>
    failureOf(
      recordReturn(
        'order-1',
        {
          ...{ id: crypto.randomUUID(), lines: [{ sku: 'RG101', size, qty }] },
          ...{ reason: 'Wrong size', isRestocked, by: 'anita' },
        },
        people().anita,
      ),
    );

  const onHandOf = async (label: string) =>
    (await levelsOf('rg101'))?.find(({ size }) => size === label)?.onHand;

  test('are returned by size into stock, never more than were ordered', async () => {
    await handOver();
    expect(await onHandOf('12')).toBe(2);
    expect(await bring('14', 5)).toBe('units-missing');
    expect(await bring('12', 3)).toBe('none');
    expect(await onHandOf('12')).toBe(5);
    expect(await bring('12', 5, false)).toBe('none');
    expect(await bring('12', 1)).toBe('units-missing');
    expect(await onHandOf('12')).toBe(5);
    expect(await onHandOf('14')).toBe(2);
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered', sentUnits: 0 });
  });

  test('keep the order delivered once some are returned', async () => {
    await handOver();
    expect(await take('dispatched', 'Wrong order')).toBe('none');
    expect(await bring('12', 3)).toBe('units-missing');
    expect(await take('delivered')).toBe('none');
    expect(await bring('12', 3)).toBe('none');
    expect(await take('dispatched', 'Wrong order')).toBe('recorded-since');
    expect(await readOrder('order-1')).toMatchObject({ status: 'delivered' });
  });
});
