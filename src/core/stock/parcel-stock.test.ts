/** What parcels take from stock after an order was packed. */
import { expect, test } from 'vitest';
import { buildStockMove } from '#fixtures/build.ts';
import { unitsToTake } from './parcel-stock.ts';

const units = (qty: number, size = '12') => ({ productId: 'rg101', sku: 'RG101', size, qty });
const moved = (onHand: number, at: number) =>
  buildStockMove({ changes: [{ size: '12', onHand, reserved: 0 }], at });
const PACKED = moved(-6, 1);
const RETURNED = moved(4, 2);
const REPLACED = moved(-4, 3);

test.each([
  ['nothing for packed units', 6, [PACKED], undefined],
  ['lost units that are replaced', 10, [PACKED], 4],
  ['restocked units that are sent again', 6, [PACKED, RETURNED], 4],
  ['nothing twice', 10, [PACKED, REPLACED], undefined],
  ['nothing for units that were not in stock at packing', 6, [moved(-2, 1)], undefined],
  ['the replacement of such units', 8, [moved(-2, 1)], 2],
])('takes %s', (_name, shipped, moves, expected) => {
  const of = { moves, packedAt: 1 };
  const [taken] = unitsToTake([units(shipped)], [units(6)], of);
  expect(taken?.qty).toBe(expected);
});

test('takes each size by itself', () => {
  const of = { moves: [PACKED], packedAt: 1 };
  const shipped = [units(6), units(3, '14')];
  expect(unitsToTake(shipped, [units(6), units(2, '14')], of)).toEqual([units(1, '14')]);
});
