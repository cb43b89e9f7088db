import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { OrderLine } from '#storefront/shared/order/order-list.ts';
import { leftOutWords, remarkWords } from './order-words.ts';
import { reckonOrder } from './reckon-order.ts';
import { seenProduct } from '#storefront/shared/order/seen-product.ts';

const ring = entryOf(
  'rg101',
  buildProduct({
    sku: 'RG101',
    title: 'Halo ring',
    moq: 6,
    orderMultiple: 6,
    netWeightMg: 4_200,
    priceMode: 'public',
    pricePaise: 47_000,
    tiers: [{ minQty: 24, pricePaise: 45_000 }],
  }),
);
const stud = entryOf(
  'er204',
  buildProduct({ sku: 'ER204', moq: 1, orderMultiple: 1, netWeightMg: 1_000, priceMode: 'signIn' }),
);
const book = (...entries: CatalogueEntry[]) => new Map(entries.map((entry) => [entry.sku, entry]));
const reckon = (...list: OrderLine[]) => reckonOrder(list, book(ring, stud), {});

describe('totals', () => {
  test('count pieces, grams and the amounts of public prices, each by its tier', () => {
    const order = reckon({ sku: 'RG101', qty: 24 }, { sku: 'ER204', qty: 10 });
    expect(order).toMatchObject({
      pieces: 34,
      weightMg: 24 * 4_200 + 10_000,
      amountPaise: 24 * 45_000,
      unpriced: 1,
      unweighed: 0,
    });
    expect(order.lines[0]).toMatchObject({ unitPaise: 45_000, amountPaise: 1_080_000 });
    expect(order.lines[1]).toMatchObject({ unitPaise: null, amountPaise: null });
    expect(leftOutWords(order)).toBe('The amount doesn’t include 1 design without a price.');
  });

  test('count the prices that this buyer alone may see, which are no news of the line', () => {
    const hidden = new Map([
      ['er204', { pricePaise: 9_000, tiers: [{ minQty: 10, pricePaise: 8_000 }] }],
    ]);
    const line = { sku: 'ER204', qty: 10, seen: seenProduct(stud, 10) };
    const order = reckonOrder([line], book(ring, stud), {}, hidden);
    expect(order).toMatchObject({ amountPaise: 80_000, unpriced: 0 });
    expect(order.lines[0]).toMatchObject({ unitPaise: 8_000, remarks: [] });
  });

  test('say nothing of an amount when no price is shown at all', () => {
    expect(leftOutWords(reckon({ sku: 'ER204', qty: 10 }))).toBe('');
  });

  test('leave out the weight of what is gone', () => {
    const order = reckon({ sku: 'RG101', qty: 6 }, { sku: 'OLD1', qty: 6 });
    expect(order).toMatchObject({ weightMg: 25_200, unweighed: 1 });
    expect(leftOutWords(order)).toContain('The weight doesn’t include 1 design');
  });
});

describe('of a line it is said', () => {
  const remarksOf = (...list: OrderLine[]) =>
    reckon(...list).lines.flatMap(({ remarks }) => remarks.map(remarkWords));

  test('nothing, when all is as it was seen', () => {
    expect(remarksOf({ sku: 'RG101', qty: 12, seen: seenProduct(ring, 12) })).toEqual([]);
    expect(remarksOf({ sku: 'RG101', qty: 24, seen: seenProduct(ring, 24) })).toEqual([]);
    expect(remarksOf({ sku: 'ER204', qty: 1, seen: seenProduct(stud, 1) })).toEqual([]);
  });

  test('that the price of its tier was another, though the first price is the same', () => {
    const dearer = { pricePaise: 47_000, tiers: [{ minQty: 24, pricePaise: 46_500 }] };
    const seen = seenProduct(ring, 24);
    const later = book({ ...ring, prices: dearer });
    const remarks = (qty: number) =>
      reckonOrder([{ sku: 'RG101', qty, seen }], later, {}).lines.flatMap((line) =>
        line.remarks.map(remarkWords),
      );
    expect(remarks(24)).toEqual(['Price changed from ₹450 to ₹465 per piece.']);
    const first = { sku: 'RG101', qty: 12, seen: seenProduct(ring, 12) };
    expect(reckonOrder([first], later, {}).lines[0]?.remarks).toEqual([]);
  });

  test('nothing of a line kept before, whose first price is the same, at any quantity', () => {
    const seen = { title: 'Halo ring', pricePaise: 47_000 };
    expect(remarksOf({ sku: 'RG101', qty: 24, seen })).toEqual([]);
  });

  test('that its product is gone; its name is the one that was seen', () => {
    const order = reckon({ sku: 'OLD1', qty: 6, seen: { title: 'Old ring', pricePaise: 100 } });
    expect(order.lines[0]).toMatchObject({ title: 'Old ring', remarks: [{ kind: 'gone' }] });
  });

  test.each([
    [45_000, 'Price changed from ₹450 to ₹470 per piece.'],
    [null, 'Now priced at ₹470 per piece.'],
  ])('that its price was %j', (pricePaise, words) => {
    expect(remarksOf({ sku: 'RG101', qty: 6, seen: { title: '', pricePaise } })).toEqual([words]);
  });

  test('that its price is no longer shown', () => {
    expect(remarksOf({ sku: 'ER204', qty: 6, seen: { title: '', pricePaise: 45_000 } })).toEqual([
      'Was ₹450 per piece. The price is now in the quote.',
    ]);
  });

  test('why its quantity does not fit, with those that do', () => {
    const [line] = reckon({ sku: 'RG101', qty: 8 }).lines;
    expect(line?.remarks).toEqual([
      { kind: 'quantity', problem: 'Sold in multiples of 6: choose 6 or 12.', nearest: [6, 12] },
    ]);
  });

  test('that it is out of stock', () => {
    const gone = { ...ring, stockStatus: 'outOfStock' as const };
    const order = reckonOrder([{ sku: 'RG101', qty: 6 }], book(gone), {});
    expect(order.lines[0]?.remarks).toEqual([{ kind: 'out-of-stock' }]);
  });

  test('nothing while the catalogue is not here', () => {
    const seen = { title: 'Halo ring', pricePaise: 1 };
    const { lines } = reckonOrder([{ sku: 'RG101', qty: 5, seen }], null, {});
    expect(lines[0]).toMatchObject({ title: 'Halo ring', remarks: [], amountPaise: null });
  });
});
