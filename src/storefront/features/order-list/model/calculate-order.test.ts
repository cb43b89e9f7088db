import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { OrderListLine } from '#storefront/shared/order/order-list.ts';
import { omittedMessage, remarkMessage } from './order-texts.ts';
import { calculateOrder } from './calculate-order.ts';
import { currentPrice } from '#core/silver/price-at-rate.ts';
import { weighedSizes } from '#core/sizes/size-weights.ts';
import { seenLine } from '#storefront/shared/order/seen-line.ts';
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
const calculate = (...list: OrderListLine[]) => calculateOrder(list, book(ring, stud), {});

describe('totals', () => {
  test('sum pieces, weight and public prices, each at its tier', () => {
    const order = calculate({ sku: 'RG101', qty: 24 }, { sku: 'ER204', qty: 10 });
    expect(order).toMatchObject({
      quantity: '34 pieces',
      weightMg: 24 * 4_200 + 10_000,
      amountPaise: 24 * 45_000,
      unpriced: 1,
      unweighed: 0,
    });
    expect(order.lines[0]).toMatchObject({ unitPrice: '₹450', amountPaise: 1_080_000 });
    expect(order.lines[1]).toMatchObject({ unitPrice: undefined, amountPaise: null });
    expect(omittedMessage(order)).toBe('The amount doesn’t include 1 design without a price.');
  });

  test('include prices that only this buyer sees, without a remark', () => {
    const hidden = new Map([
      ['er204', { pricePaise: 9_000, tiers: [{ minQty: 10, pricePaise: 8_000 }] }],
    ]);
    const line = { sku: 'ER204', qty: 10, seen: seenProduct(stud, 10) };
    const order = calculateOrder([line], book(ring, stud), {}, hidden);
    expect(order).toMatchObject({ amountPaise: 80_000, unpriced: 0 });
    expect(order.lines[0]).toMatchObject({ unitPrice: '₹80', remarks: [] });
  });

  test('omit the amount when no price is visible', () => {
    expect(omittedMessage(calculate({ sku: 'ER204', qty: 10 }))).toBe('');
  });

  test('omit the weight of missing products', () => {
    const order = calculate({ sku: 'RG101', qty: 6 }, { sku: 'OLD1', qty: 6 });
    expect(order).toMatchObject({ weightMg: 25_200, unweighed: 1 });
    expect(omittedMessage(order)).toContain('The weight doesn’t include 1 design');
  });
});

test('a line names the lower prices, unless it has a remark or none is visible', () => {
  const ladderOf = (line: OrderListLine, entry = ring) =>
    calculateOrder([line], book(entry, stud), {}).lines[0]?.ladder;
  expect(ladderOf({ sku: 'RG101', qty: 18 })).toEqual([
    { qty: 24, text: '6 more for ₹450 each, saves ₹20 (4%)' },
  ]);
  expect(ladderOf({ sku: 'RG101', qty: 24 })).toEqual([]);
  expect(ladderOf({ sku: 'RG101', qty: 13 })).toEqual([]);
  expect(ladderOf({ sku: 'ER204', qty: 1 })).toEqual([]);
  expect(ladderOf({ sku: 'RG101', qty: 18 }, { ...ring, stockStatus: 'outOfStock' })).toEqual([]);
});

test('sizes are complete, missing, or no longer made', () => {
  const sized = { ...ring, sizeSystem: 'indianRing' as const, sizes: ['12', '14'] };
  const remarkOf = (...sizes: { label: string; qty: number }[]) =>
    calculateOrder([{ sku: 'RG101', qty: 24, sizes }], book(sized), {}).lines[0]?.remarks.map(
      remarkMessage,
    );
  expect(remarkOf({ label: '12', qty: 12 }, { label: '14', qty: 12 })).toEqual([]);
  expect(remarkOf({ label: '12', qty: 12 })).toEqual(['Choose sizes for 12 pieces.']);
  expect(remarkOf()).toEqual(['Choose sizes for 24 pieces.']);
  expect(remarkOf({ label: '9', qty: 24 })).toEqual([
    'No longer made in Indian 9: choose another size.',
  ]);
  const soldOut = { ...sized, soldOut: ['14'] };
  const [line] = calculateOrder(
    [{ sku: 'RG101', qty: 24, sizes: [{ label: '14', qty: 24 }] }],
    book(soldOut),
    {},
  ).lines;
  expect(line?.remarks.map(remarkMessage)).toEqual([
    'Out of stock in Indian 14. Choose another size, or ask us.',
  ]);
  const inOne = { ...sized, sizes: ['12'] };
  const remarks = (sizes: { label: string; qty: number }[] | undefined) =>
    calculateOrder([{ sku: 'RG101', qty: 24, sizes }], book(inOne), {}).lines[0]?.remarks.length;
  expect([remarks(undefined), remarks([{ label: '12', qty: 24 }])]).toEqual([0, 0]);
  expect(remarks([{ label: '16', qty: 24 }])).toBe(1);
  const inOwnWeight = { ...inOne, sizeWeights: [5_000] };
  const [own] = calculateOrder([{ sku: 'RG101', qty: 24 }], book(inOwnWeight), {}).lines;
  expect(own?.remarks.map(remarkMessage)).toEqual(['Choose sizes for 24 pieces.']);
});

describe('the remarks of a line', () => {
  const remarksOf = (...list: OrderListLine[]) =>
    calculate(...list).lines.flatMap(({ remarks }) => remarks.map(remarkMessage));

  test('are empty when nothing has changed', () => {
    expect(remarksOf({ sku: 'RG101', qty: 12, seen: seenProduct(ring, 12) })).toEqual([]);
    expect(remarksOf({ sku: 'RG101', qty: 24, seen: seenProduct(ring, 24) })).toEqual([]);
    expect(remarksOf({ sku: 'ER204', qty: 1, seen: seenProduct(stud, 1) })).toEqual([]);
  });

  test('report a changed tier price when the base price is the same', () => {
    const dearer = { pricePaise: 47_000, tiers: [{ minQty: 24, pricePaise: 46_500 }] };
    const seen = seenProduct(ring, 24);
    const later = book({ ...ring, prices: dearer });
    const remarks = (qty: number) =>
      calculateOrder([{ sku: 'RG101', qty, seen }], later, {}).lines.flatMap((line) =>
        line.remarks.map(remarkMessage),
      );
    expect(remarks(24)).toEqual(['Price changed from ₹450 to ₹465 per piece.']);
    const first = { sku: 'RG101', qty: 12, seen: seenProduct(ring, 12) };
    expect(calculateOrder([first], later, {}).lines[0]?.remarks).toEqual([]);
  });

  test('ignore tiers for older lines without a stored quantity', () => {
    const seen = { title: 'Halo ring', pricePaise: 47_000 };
    expect(remarksOf({ sku: 'RG101', qty: 24, seen })).toEqual([]);
  });

  test('report a deleted product, with the title last seen', () => {
    const order = calculate({ sku: 'OLD1', qty: 6, seen: { title: 'Old ring', pricePaise: 100 } });
    expect(order.lines[0]).toMatchObject({ title: 'Old ring', remarks: [{ kind: 'deleted' }] });
  });

  test.each([
    [45_000, 'Price changed from ₹450 to ₹470 per piece.'],
    [null, 'Now priced at ₹470 per piece.'],
  ])('report the earlier price %j', (pricePaise, message) => {
    expect(remarksOf({ sku: 'RG101', qty: 6, seen: { title: '', pricePaise } })).toEqual([message]);
  });

  test.each([
    [45_000, 'Price changed. It is now ₹700 per piece.'],
    [null, 'Now priced at ₹700 per piece.'],
  ])('name the price of the size, not of the product, after %j', (pricePaise, message) => {
    const prices = {
      pricePaise: 47_000,
      tiers: [],
      bySize: [{ label: '14', pricePaise: 70_000, tiers: [] }],
    };
    const line = { sku: 'RG101', qty: 6, sizes: [{ label: '14', qty: 6 }] };
    const [later] = calculateOrder(
      [{ ...line, seen: { title: '', pricePaise } }],
      book({ ...ring, prices, sizes: ['12', '14'], sizeWeights: [4_200, 6_300] }),
      {},
    ).lines;
    expect(later?.remarks.map(remarkMessage)).toEqual([message]);
  });

  test('report that the price is now hidden', () => {
    expect(remarksOf({ sku: 'ER204', qty: 6, seen: { title: '', pricePaise: 45_000 } })).toEqual([
      'Was ₹450 per piece. The price is now in the quote.',
    ]);
  });

  test('explain an invalid quantity and offer valid ones', () => {
    const [line] = calculate({ sku: 'RG101', qty: 8 }).lines;
    expect(line?.remarks).toEqual([
      { kind: 'quantity', problem: 'Sold in multiples of 6: choose 6 or 12.', nearest: [6, 12] },
    ]);
  });

  test('report that the product is out of stock', () => {
    const soldOut = { ...ring, stockStatus: 'outOfStock' as const };
    const order = calculateOrder([{ sku: 'RG101', qty: 6 }], book(soldOut), {});
    expect(order.lines[0]?.remarks).toEqual([{ kind: 'out-of-stock' }]);
  });

  test('are empty while the catalogue is not loaded', () => {
    const seen = { title: 'Halo ring', pricePaise: 1 };
    const { lines } = calculateOrder([{ sku: 'RG101', qty: 5, seen }], null, {});
    expect(lines[0]).toMatchObject({ title: 'Halo ring', remarks: [], amountPaise: null });
  });
});

describe('a product whose sizes have weights of their own', () => {
  const RATE = 10_000;
  const weighing = (netWeightMg: number, size14Mg: number) => {
    const product = buildProduct({
      ...{ sku: 'RG7', moq: 1, orderMultiple: 1, netWeightMg, priceMode: 'public' },
      ...{ sizeSystem: 'indianRing', sizes: [{ label: '12' }, { label: '14' }] },
    });
    const byWeight = { makingPerGramPaise: 1_000, makingTiers: [] };
    const sizeWeights = [3_000, size14Mg];
    const sizes = weighedSizes({ netWeightMg, sizes: ['12', '14'], sizeWeights });
    const prices = currentPrice({ byWeight }, netWeightMg, RATE, sizes);
    return { ...entryOf('rg7', product), byWeight, sizeWeights, prices };
  };
  const lineIn = (...labels: string[]) => ({
    sku: 'RG7',
    qty: 6 * labels.length,
    sizes: labels.map((label) => ({ label, qty: 6 })),
  });
  const [before, later] = [weighing(3_000, 3_400), weighing(3_000, 4_400)];
  const calculated = (line: OrderListLine, entry = later) => {
    const [only] = calculateOrder([line], book(entry), {}).lines;
    return [only?.amountPaise, only?.remarks.map(remarkMessage)];
  };

  test('reports the changed price of an ordered size', () => {
    const line = lineIn('14');
    const seen = seenLine(before, line);
    expect(calculated({ ...line, seen }, before)).toEqual([224_400, []]);
    expect(calculated({ ...line, seen })).toEqual([
      290_400,
      ['Price changed from ₹374 to ₹484 per piece.'],
    ]);
    expect(calculated({ ...line, seen: seenLine(later, line) })).toEqual([290_400, []]);
    const both = lineIn('12', '14');
    expect(calculated({ ...both, seen: seenLine(before, both) })).toEqual([
      488_400,
      ['Price changed. It is now ₹330–₹484 per piece.'],
    ]);
  });

  test('also if the size had the price of the product', () => {
    const line = lineIn('14');
    const plain = { ...weighing(3_000, 3_000), sizeWeights: undefined };
    expect(calculated({ ...line, seen: seenLine(plain, line) })[1]).toEqual([
      'Price changed from ₹330 to ₹484 per piece.',
    ]);
  });

  test('reports no change of another size, nor of the product', () => {
    const line = lineIn('12');
    expect(calculated({ ...line, seen: seenLine(before, line) })[1]).toEqual([]);
    const in14 = lineIn('14');
    const heavier = weighing(3_200, 3_400);
    expect(calculated({ ...in14, seen: seenLine(before, in14) }, heavier)[1]).toEqual([]);
    // Until sizes are chosen, that of the product counts.
    const unsized = { sku: 'RG7', qty: 6 };
    expect(calculated({ ...unsized, seen: seenLine(before, unsized) }, heavier)[1]).toContain(
      'Price changed. It is now ₹330–₹374 per piece.',
    );
  });

  test('reports nothing of lines that were stored before their sizes’ prices', () => {
    const line = lineIn('14');
    expect(calculated({ ...line, seen: seenProduct(before, 6) })[1]).toEqual([]);
  });

  test('reports a price that is no longer public', () => {
    const line = lineIn('14');
    const hidden = { ...later, prices: null, priceMode: 'signIn' as const };
    expect(calculated({ ...line, seen: seenLine(before, line) }, hidden)[1]).toEqual([
      'Was ₹374 per piece. The price is now in the quote.',
    ]);
  });
});

test('the order minimum counts the pieces and weight of all lines', () => {
  const light = entryOf('a', buildProduct({ sku: 'RG101', netWeightMg: 4_200, moq: 1 }));
  const minimum = { pieces: 24, weightMg: 100_000 };
  const missing = (qty: number, rule: 'any' | 'all') =>
    calculateOrder([{ sku: 'RG101', qty }], new Map([['RG101', light]]), { ...minimum, rule })
      .shortfall?.missing;
  expect(missing(23, 'any')).toEqual({ pieces: 1, weightMg: 3_400 });
  expect(missing(24, 'any')).toBeUndefined();
  expect(missing(23, 'all')).toEqual({ pieces: 1, weightMg: 3_400 });
  expect(missing(24, 'all')).toBeUndefined();
});
