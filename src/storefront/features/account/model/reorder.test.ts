import { describe, expect, test } from 'vitest';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { buildOrder, buildProduct } from '#fixtures/build.ts';
import { linesToAdd, reorder, reorderSummary } from './reorder.ts';

const ring = buildProduct({
  sku: 'RG101',
  title: 'Band ring',
  moq: 6,
  orderMultiple: 6,
  pricePaise: 45_000,
  tiers: [],
});
const stud = buildProduct({
  sku: 'ST7',
  title: 'Stud',
  moq: 1,
  orderMultiple: 1,
  pricePaise: 9_000,
  tiers: [],
});
const ENTRIES = [entryOf('ring', ring), entryOf('stud', stud)];

const unpriced = (priceMode: 'signIn' | 'onRequest') => ({
  ...entryOf('ring', ring),
  priceMode,
  prices: null,
  pricePaise: null,
});

const requested = (productId: string, sku: string, qty: number, note?: string) => ({
  productId,
  sku,
  title: `Old ${sku}`,
  qty,
  ...(note !== undefined && { note }),
});
const orderOf = (...lines: ReturnType<typeof requested>[]) => buildOrder({ lines });

const quoteLine = (sku: string, pricePaise: number) => ({
  sku,
  qty: 12,
  rate: { basis: 'unit' as const, pricePaise },
  amountPaise: pricePaise * 12,
  gstRateBps: 300,
});
const quoted = (sku: string, pricePaise: number) => {
  const order = orderOf(requested('ring', sku, 12));
  return {
    ...order,
    quote: {
      lines: [quoteLine(sku, pricePaise)],
      discountPaise: 0,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      totalPaise: 0,
      validUntil: 0,
    },
  };
};

describe('reordering', () => {
  test('keeps sizes, and names those that are no longer made', () => {
    const entry = { ...entryOf('ring', ring), sizes: ['12', '16'] };
    const line = requested('ring', 'RG101', 6);
    const sized = (size: string) => ({ ...line, size });
    const [both] = reorder(buildOrder({ lines: [sized('12'), sized('16')] }), [entry]);
    expect(both).toMatchObject({ remarks: [] });
    expect(both?.available?.line.sizes).toEqual([
      { label: '12', qty: 6 },
      { label: '16', qty: 6 },
    ]);
    const [soldOut] = reorder(buildOrder({ lines: [sized('12'), sized('16')] }), [
      { ...entry, soldOut: ['16'] },
    ]);
    expect(soldOut?.remarks).toEqual(['Out of stock in 16 × 6.']);
    const [one] = reorder(buildOrder({ lines: [sized('12'), sized('14')] }), [entry]);
    expect(one?.remarks).toEqual(['No longer made in 14 × 6.']);
    expect(one?.available?.line).toMatchObject({
      qty: 12,
      sizes: [{ label: '12', qty: 6 }],
      note: 'Sizes 14 × 6',
    });
  });

  test('adds what was agreed: quantities, sizes and products of the accepted quote', () => {
    const entry = { ...entryOf('ring', ring), sizes: ['12', '14'] };
    const note = 'matt finish';
    const lines = [{ ...requested('ring', 'RG101', 6, note), size: '12' }];
    const { quote } = quoted('RG101', 45_000);
    const quotedLines = [
      { ...quoteLine('RG101', 45_000), sizes: [{ label: '14', qty: 12 }] },
      { ...quoteLine('ST7', 9_000), qty: 3 },
      quoteLine('GONE1', 9_000),
    ];
    const order = { ...buildOrder({ lines }), quote: { ...quote, lines: quotedLines } };
    const entries = [entry, entryOf('stud', stud)];
    const agreed = reorder({ ...order, status: 'accepted' }, entries);
    expect(linesToAdd(agreed)).toMatchObject([
      { sku: 'RG101', qty: 12, sizes: [{ label: '14', qty: 12 }], note },
      { sku: 'ST7', qty: 3 },
    ]);
    expect(agreed.map(({ title }) => title)).toEqual(['Band ring', 'Stud', 'GONE1']);
    expect(linesToAdd(reorder({ ...order, status: 'delivered' }, entries))).toHaveLength(2);
    // Nothing is agreed yet.
    expect(linesToAdd(reorder({ ...order, status: 'quoted' }, entries))).toMatchObject([
      { sku: 'RG101', qty: 6, sizes: [{ label: '12', qty: 6 }] },
    ]);
  });

  test('keeps the notes of several requested lines that one quoted line replaces', () => {
    const order = quoted('RG101', 45_000);
    const lines = [
      requested('ring', 'RG101', 6, 'for Meera'),
      requested('ring', 'RG101', 6, 'for Asha'),
    ];
    expect(linesToAdd(reorder({ ...order, lines, status: 'confirmed' }, ENTRIES))).toMatchObject([
      { qty: 12, note: '6 pieces: for Meera; 6 pieces: for Asha' },
    ]);
  });

  test('adds unchanged products as ordered, including notes', () => {
    const lines = reorder(orderOf(requested('ring', 'RG101', 12, 'size 14')), ENTRIES);
    expect(lines).toMatchObject([
      { facts: 'RG101 · 12 pieces · ₹450 per piece today', remarks: [] },
    ]);
    expect(linesToAdd(lines)).toEqual([
      {
        sku: 'RG101',
        qty: 12,
        note: 'size 14',
        seen: { title: 'Band ring', pricePaise: 45_000, atQty: 12 },
      },
    ]);
    expect(reorderSummary(lines)).toBe('You can order everything again.');
  });

  test('reports nothing right after an order, also of products made to order', () => {
    const entry = entryOf('stud', { ...stud, stockStatus: 'madeToOrder' });
    const lines = reorder(orderOf(requested('stud', 'ST7', 3)), [entry]);
    expect(lines).toMatchObject([
      { facts: 'ST7 · 3 pieces · ₹90 per piece today · made to order', remarks: [] },
    ]);
    expect(reorderSummary(lines)).toBe('You can order everything again.');
  });

  test('counts sizes out of stock apart from changes', () => {
    const entry = { ...entryOf('ring', ring), sizes: ['12'], soldOut: ['12'] };
    const lines = reorder(
      buildOrder({ lines: [{ ...requested('ring', 'RG101', 6), size: '12' }] }),
      [entry],
    );
    expect(lines).toMatchObject([{ remarks: ['Out of stock in 12 × 6.'] }]);
    expect(reorderSummary(lines)).toBe('1 design has sizes out of stock.');
  });

  test('leaves out and lists deleted and out-of-stock products', () => {
    const soldOut = entryOf('stud', { ...stud, stockStatus: 'outOfStock' });
    const order = orderOf(
      requested('x', 'XX1', 1),
      requested('stud', 'ST7', 3),
      requested('ring', 'RG101', 6),
    );
    const lines = reorder(order, [entryOf('ring', ring), soldOut]);
    expect(lines).toMatchObject([
      { title: 'Old XX1', remarks: ['No longer in the catalogue.'] },
      { facts: 'ST7', remarks: ['Out of stock.'] },
      { remarks: [] },
    ]);
    expect(reorderSummary(lines)).toBe('2 designs are not available now. The rest is unchanged.');
    expect(linesToAdd(lines).map(({ sku }) => sku)).toEqual(['RG101']);
    const none = reorder(orderOf(requested('ring', 'RG101', 6)), []);
    expect(reorderSummary(none)).toBe('None of these designs is available now.');
  });

  test.each([
    [10, 12, 'multiples of 6'],
    [2, 6, 'The MOQ is 6 pieces'],
  ])('changes %i pieces to a valid quantity, %i', (was, now, message) => {
    const lines = reorder(orderOf(requested('ring', 'RG101', was)), ENTRIES);
    expect(linesToAdd(lines)).toMatchObject([{ qty: now }]);
    expect(lines[0]?.remarks[0]).toContain(message);
    expect(reorderSummary(lines)).toBe('1 design changed since then.');
  });

  test('reports a price that differs from the quoted one, and nothing without a quote', () => {
    expect(reorder(quoted('RG101', 40_000), ENTRIES)).toMatchObject([
      { remarks: ['Quoted at ₹400 per piece, now ₹450.'] },
    ]);
    expect(reorder(quoted('RG101', 45_000), ENTRIES)).toMatchObject([{ remarks: [] }]);
    expect(reorder(orderOf(requested('ring', 'RG101', 12)), ENTRIES)).toMatchObject([
      { remarks: [] },
    ]);
  });

  test('compares a price that only this buyer sees, without storing it with the line', () => {
    const [hidden] = reorder(quoted('RG101', 40_000), [unpriced('onRequest')]);
    expect(hidden).toMatchObject({ facts: 'RG101 · 12 pieces · price in the quote', remarks: [] });
    const prices = new Map([['ring', { pricePaise: 42_000, tiers: [] }]]);
    const lines = reorder(quoted('RG101', 40_000), [unpriced('signIn')], prices);
    expect(lines).toMatchObject([{ remarks: ['Quoted at ₹400 per piece, now ₹420.'] }]);
    expect(linesToAdd(lines)).toMatchObject([{ seen: { pricePaise: null } }]);
  });

  test('compares no price with a quote by weight', () => {
    const order = quoted('RG101', 0);
    const rate = {
      basis: 'weight' as const,
      weightMg: 4_000,
      perGramPaise: 12_000,
      making: { by: 'total' as const, amountPaise: 0 },
    };
    const lines = order.quote.lines.map((line) => ({ ...line, rate }));
    const byWeight = { ...order, quote: { ...order.quote, lines } };
    expect(reorder(byWeight, ENTRIES)).toMatchObject([{ remarks: [] }]);
  });

  test('finds a product with a new SKU, or with a new document', () => {
    expect(linesToAdd(reorder(quoted('RG-OLD', 45_000), ENTRIES))).toMatchObject([
      { sku: 'RG101' },
    ]);
    expect(linesToAdd(reorder(orderOf(requested('other', 'ST7', 3)), ENTRIES))).toMatchObject([
      { sku: 'ST7' },
    ]);
  });
});
