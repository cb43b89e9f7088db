/** Requests include no price, and have a line for each size. */
import { expect, test } from 'vitest';
import { linesWithSizes } from '#core/order/requested-lines.ts';
import { requestLines } from './order-request.ts';

const entry = { id: 'p1', sku: 'RG101', title: 'Halo\nRing', unit: 'pair' };
const list = [
  { sku: 'RG101', qty: 12, note: 'size 14', seen: { title: 'Halo Ring', pricePaise: 45_000 } },
  { sku: 'GONE1', qty: 6 },
];

test('lines have no price, and products that are not in the catalogue are left', () => {
  expect(requestLines(list, new Map([['RG101', entry]]))).toEqual({
    lines: [
      { productId: 'p1', sku: 'RG101', title: 'Halo Ring', qty: 12, unit: 'pair', note: 'size 14' },
    ],
    left: [{ sku: 'GONE1', qty: 6 }],
  });
});

test('each size has its own line, and so has what has none', () => {
  const sizes = [
    { label: '2-4', qty: 4 },
    { label: '2-6', qty: 6 },
  ];
  const { lines } = requestLines(
    [{ sku: 'RG101', qty: 12, sizes, note: 'gold' }],
    new Map([['RG101', entry]]),
  );
  const line = { productId: 'p1', sku: 'RG101', title: 'Halo Ring', unit: 'pair', note: 'gold' };
  expect(lines).toEqual([
    { ...line, qty: 4, size: '2-4' },
    { ...line, qty: 6, size: '2-6' },
    { ...line, qty: 2 },
  ]);
  expect(linesWithSizes(lines)).toEqual([{ ...line, qty: 12, sizes }]);
});
