/** What is sent and what is still to send, over random parcels. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipmentOutcome, type Shipment, type ShippedLine } from '#schema/shipment.ts';
import {
  departedLines,
  isRecordedSinceDelivery,
  linesInNoParcel,
  lostLines,
  returnableLines,
  sendableLines,
  sentLines,
  shippedLines,
  statusWith,
  trackingLink,
  unsentLines,
  outcomeDayProblem,
} from './shipping.ts';
import { unitsOf } from './total-units.ts';

const line = fc.record(
  {
    sku: fc.constantFrom('RG101', 'BG102', 'TR103'),
    size: fc.constantFrom('12', '14'),
    qty: fc.integer({ min: 1, max: 40 }),
  },
  { requiredKeys: ['sku', 'qty'] },
);

const outcome = fc.option(
  fc.constantFrom(...shipmentOutcome.options).map((state) => ({ state, on: 0, by: 'a' })),
  { nil: undefined },
);

const orderWith = (lines: readonly ShippedLine[]) => ({
  status: 'packed' as const,
  lines: lines.map((each) => ({ ...each, productId: 'p', title: 'Ring' })),
});

test('sent and unsent units are all units, however the parcels were divided, lost and sent again', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), outcome), { maxLength: 8 }),
      (lines, parcels) => {
        const order = orderWith(lines);
        const shipments: Pick<Shipment, 'lines' | 'outcome'>[] = [];
        for (const [most, end] of parcels) {
          let room = most;
          const packed = unsentLines(order, shipments).flatMap((each) => {
            const qty = Math.min(each.qty, room);
            room -= qty;
            return qty === 0 ? [] : [{ ...each, qty }];
          });
          if (packed.length > 0) shipments.push({ lines: packed, ...(end && { outcome: end }) });
        }
        const left = unsentLines(order, shipments);
        expect(unitsOf(left) + unitsOf(sentLines(shipments))).toBe(unitsOf(lines));
      },
    ),
  );
});

test('a lost parcel is to send again, a delivered one is not', () => {
  const order = orderWith([{ sku: 'RG101', qty: 12 }]);
  const parcel = (state: 'lost' | 'delivered') => ({
    lines: [{ sku: 'RG101', qty: 12 }],
    outcome: { state, on: 0, by: 'a' },
  });
  expect(unitsOf(unsentLines(order, [parcel('lost')]))).toBe(12);
  expect(unsentLines(order, [parcel('delivered')])).toEqual([]);
});

describe('an order of 12 units with two parcels', () => {
  const order = { ...orderWith([{ sku: 'RG101', qty: 12 }]), status: 'dispatched' as const };
  const parcel = (qty: number, state?: 'lost' | 'delivered' | 'returned') => ({
    lines: [{ sku: 'RG101', qty }],
    ...(state && { outcome: { state, on: 0, by: 'a' } }),
  });
  const delivered = { ...order, status: 'delivered' as const };
  const back = (qty: number, isRestocked: boolean) => ({
    lines: [{ sku: 'RG101', qty }],
    isRestocked,
  });

  test('sends goods that came back only after their return', () => {
    const parcels = [parcel(8, 'returned'), parcel(4)];
    expect(sendableLines(order, parcels, [])).toEqual([]);
    expect(unitsOf(sendableLines(order, parcels, [back(3, true), back(2, false)]))).toBe(5);
  });

  test('that was delivered sends again only what was lost, or came back', () => {
    expect(sendableLines(delivered, [], [])).toEqual([]);
    expect(sendableLines(delivered, [parcel(8, 'delivered')], [])).toEqual([]);
    const parcels = [parcel(5, 'lost'), parcel(4, 'returned'), parcel(3, 'delivered')];
    expect(unitsOf(unsentLines(delivered, parcels))).toBe(9);
    expect(unitsOf(sendableLines(delivered, parcels, []))).toBe(5);
    expect(unitsOf(sendableLines(delivered, parcels, [back(4, true)]))).toBe(9);
    const replaced = [...parcels, parcel(9)];
    expect(sendableLines(delivered, replaced, [])).toEqual([]);
    expect(lostLines(delivered, replaced)).toEqual([]);
    expect(statusWith(delivered, replaced)).toBe('delivered');
  });

  test('counts as sent what is not in stock again', () => {
    const parcels = [parcel(8, 'lost'), parcel(4, 'returned')];
    expect(unitsOf(shippedLines(parcels, []))).toBe(12);
    expect(unitsOf(shippedLines(parcels, [back(3, true), back(1, false)]))).toBe(9);
  });

  test('is delivered only if nothing is lost, which can be sent again', () => {
    const parcels = [parcel(8, 'delivered'), parcel(4, 'lost')];
    expect(statusWith(order, parcels)).toBe('dispatched');
    expect(unitsOf(lostLines(order, parcels))).toBe(4);
    expect(statusWith(order, [...parcels, parcel(4, 'delivered')])).toBe('delivered');
    expect(lostLines(order, [...parcels, parcel(4)])).toEqual([]);
    expect(lostLines(order, [parcel(8, 'delivered'), parcel(4, 'returned')])).toEqual([]);
  });
});

describe('an order that was delivered without a parcel of all its units', () => {
  const size = (label: string, qty: number) => ({ sku: 'RG101', size: label, qty });
  const event = (status: 'dispatched' | 'delivered', at: number) => ({ status, at, by: 'anita' });
  const delivered = {
    ...orderWith([size('12', 8), size('14', 4)]),
    status: 'delivered' as const,
    timeline: [event('dispatched', 10), event('delivered', 20)],
  };
  const parcel = (at: number, qty: number, state: 'lost' | 'delivered' | 'returned') => ({
    ...{ at, lines: [size('12', qty)] },
    outcome: { state, on: 0, by: 'a' },
  });
  const back = (qty: number, isRestocked = true) => ({
    ...{ at: 30, lines: [size('12', qty)] },
    isRestocked,
  });

  test('has returns of each size, up to what was delivered', () => {
    expect(returnableLines(delivered, [], [])).toMatchObject([size('12', 8), size('14', 4)]);
    expect(returnableLines(delivered, [], [back(3), back(5, false)])).toMatchObject([
      size('14', 4),
    ]);
    const parcels = [parcel(5, 3, 'delivered'), parcel(6, 2, 'lost')];
    expect(unitsOf(returnableLines(delivered, parcels, []))).toBe(3 + 3 + 4);
  });

  test('has returns of its quoted units', () => {
    const line = {
      ...{ sku: 'BG102', qty: 5, rate: { basis: 'unit' as const, pricePaise: 100 } },
      ...{ amountPaise: 500, gstRateBps: 0 },
    };
    const quote = {
      ...{ lines: [line], discountPaise: 0, taxablePaise: 500, totalPaise: 500, validUntil: 0 },
      ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    };
    expect(returnableLines({ ...delivered, quote }, [], [])).toEqual([{ sku: 'BG102', qty: 5 }]);
  });

  test('has none before the delivery', () => {
    const timeline = [event('dispatched', 10)];
    const before = { ...delivered, status: 'dispatched' as const, timeline };
    expect(returnableLines(before, [], [])).toEqual([]);
  });

  test('replaces what was lost from stock, not by what was handed over', () => {
    const parcels = [parcel(5, 6, 'lost'), parcel(30, 6, 'delivered')];
    expect(unitsOf(returnableLines(delivered, parcels, []))).toBe(6 + 2 + 4);
    expect(unitsOf(departedLines(delivered, parcels, [back(4)]))).toBe(6 + 6 + 2 + 4 - 4);
  });

  test('has returns of what was packed again after a parcel of it came back', () => {
    const timeline = [{ status: 'packed' as const, at: 8, by: 'anita' }, ...delivered.timeline];
    const parcels = [parcel(5, 8, 'delivered')];
    const again = returnableLines({ ...delivered, timeline }, parcels, [back(8)]);
    expect(again).toMatchObject([size('12', 8), size('14', 4)]);
  });

  test('stays delivered once a parcel or a return is recorded', () => {
    expect(isRecordedSinceDelivery(delivered, [parcel(5, 6, 'lost')], [])).toBe(false);
    expect(isRecordedSinceDelivery(delivered, [], [back(1)])).toBe(true);
    expect(isRecordedSinceDelivery(delivered, [parcel(30, 6, 'lost')], [])).toBe(true);
  });

  test('has units that were in no parcel since its packing, whatever happened to the others', () => {
    const packed = { status: 'packed' as const, at: 10, by: 'anita' };
    const timeline = [packed, event('dispatched', 20)];
    const dispatched = { ...delivered, status: 'dispatched' as const, timeline };
    const left = (...parcels: Parameters<typeof linesInNoParcel>[1]) =>
      linesInNoParcel(dispatched, parcels);
    expect(unitsOf(left())).toBe(12);
    expect(left(parcel(12, 8, 'returned'))).toMatchObject([size('14', 4)]);
    expect(unitsOf(left(parcel(5, 8, 'returned')))).toBe(12);
  });
});

test('a parcel ends on the Indian day on which it was sent, or later', () => {
  const sent = { sentOn: Date.parse('2026-11-10T14:00:00+05:30') };
  const problem = (day: string) => outcomeDayProblem(sent, Date.parse(`${day}+05:30`));
  expect(problem('2026-11-09T23:59')).toBe(
    'This parcel was sent on 10 November 2026. Enter that day or a later one.',
  );
  expect(problem('2026-11-10T00:00')).toBeUndefined();
  expect(problem('2026-11-12T00:00')).toBeUndefined();
});

test('links the tracking number with couriers that have a public page', () => {
  expect(trackingLink('Delhivery', '12/3')).toMatch(/^https:\/\/www\.delhivery\.com\/.*12%2F3$/);
  expect(trackingLink('Delhivery', '')).toBeUndefined();
  expect(trackingLink('By hand', '123')).toBeUndefined();
});
