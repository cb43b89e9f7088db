/** The estimated value of a request: the price of each size at the quantity over all sizes. */
import { expect, test } from 'vitest';
import { amountsAt, estimateOf, estimateText } from './estimate.tsx';

const PRICES = new Map([
  [
    'RG1',
    {
      pricePaise: 50_000,
      tiers: [{ minQty: 12, pricePaise: 45_000 }],
      bySize: [{ label: '14', pricePaise: 60_000, tiers: [{ minQty: 12, pricePaise: 55_000 }] }],
    },
  ],
]);
const line = (qty: number, size: string, sku = 'RG1') => ({
  ...{ productId: 'a', sku, title: 'Ring', qty, size },
});

test.each([
  [[line(8, '12'), line(4, '14')], 'about ₹5,800'],
  [[line(8, '12'), line(4, '14'), line(1, '12', 'ER9')], 'at least ₹5,800'],
  [[line(1, '12', 'ER9')], ''],
])('%o', (lines, text) => {
  expect(estimateText(estimateOf(amountsAt(PRICES, lines)))).toBe(text);
});
