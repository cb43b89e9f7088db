import { describe, expect, test } from 'vitest';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { buildOrder, buildProduct } from '#fixtures/build.ts';
import { linesToAdd, reorder } from './reorder.ts';
import { addLabel, changeMessage, reorderSummary } from './reorder-messages.ts';

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
  test('adds unchanged products as ordered, including notes', () => {
    const lines = reorder(orderOf(requested('ring', 'RG101', 12, 'size 14')), ENTRIES);
    expect(lines).toMatchObject([{ can: true, changes: [] }]);
    expect(linesToAdd(lines)).toEqual([
      {
        sku: 'RG101',
        qty: 12,
        note: 'size 14',
        seen: { title: 'Band ring', pricePaise: 45_000, atQty: 12 },
      },
    ]);
    expect(lines).toMatchObject([{ nowPaise: 45_000 }]);
    expect(reorderSummary(lines)).toBe('You can order everything again at the prices below.');
    expect(addLabel(lines)).toBe('Add 1 design');
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
      { can: false, why: 'deleted', title: 'Old XX1', qty: 1 },
      { can: false, why: 'out-of-stock', sku: 'ST7' },
      { can: true },
    ]);
    expect(addLabel(lines)).toBe('Add 1 of 3 designs');
    expect(reorderSummary(lines)).toBe('2 designs are not available now. The rest is unchanged.');
    expect(linesToAdd(lines).map(({ sku }) => sku)).toEqual(['RG101']);
  });

  test.each([
    [10, 12, 'multiples of 6'],
    [8, 6, 'multiples of 6'],
    [9, 12, 'multiples of 6'],
    [2, 6, 'the MOQ is 6 pieces'],
  ])('changes %i pieces to the nearest valid quantity, %i', (was, now, message) => {
    const [line] = reorder(orderOf(requested('ring', 'RG101', was)), ENTRIES);
    expect(line).toMatchObject({
      can: true,
      line: { qty: now },
      changes: [{ kind: 'quantity', was, now }],
    });
    const change = line?.can ? line.changes[0] : undefined;
    expect(change && changeMessage(change)).toContain(message);
  });

  test('reports a price that differs from the quoted one, and nothing without a quote', () => {
    const [changed] = reorder(quoted('RG101', 40_000), ENTRIES);
    expect(changed).toMatchObject({
      changes: [{ kind: 'price', wasPaise: 40_000, nowPaise: 45_000 }],
    });
    expect(reorder(quoted('RG101', 45_000), ENTRIES)).toMatchObject([{ changes: [] }]);
    expect(reorder(orderOf(requested('ring', 'RG101', 12)), ENTRIES)).toMatchObject([
      { changes: [] },
    ]);
  });

  test('reports that a hidden price comes with the quote', () => {
    const [line] = reorder(quoted('RG101', 40_000), [unpriced('onRequest')]);
    expect(line).toMatchObject({
      nowPaise: null,
      changes: [{ kind: 'price-unknown', wasPaise: 40_000 }],
    });
    const change = line?.can ? line.changes[0] : undefined;
    expect(change && changeMessage(change)).toContain('Quoted at ₹400 per piece last time');
    expect(reorderSummary(line ? [line] : [])).toBe('1 design changed since then.');
  });

  test('compares a price that only this buyer sees, without storing it with the line', () => {
    const hidden = new Map([['ring', { pricePaise: 42_000, tiers: [] }]]);
    const lines = reorder(quoted('RG101', 40_000), [unpriced('signIn')], hidden);
    expect(lines).toMatchObject([
      { nowPaise: 42_000, changes: [{ kind: 'price', wasPaise: 40_000, nowPaise: 42_000 }] },
    ]);
    expect(linesToAdd(lines)).toMatchObject([{ seen: { pricePaise: null } }]);
  });

  test('compares no price with a quote by weight', () => {
    const order = quoted('RG101', 0);
    const rate = {
      basis: 'weight' as const,
      weightMg: 4_000,
      perGramPaise: 12_000,
      makingPaise: 0,
    };
    const lines = order.quote.lines.map((line) => ({ ...line, rate }));
    const byWeight = { ...order, quote: { ...order.quote, lines } };
    expect(reorder(byWeight, ENTRIES)).toMatchObject([{ nowPaise: 45_000, changes: [] }]);
    const [line] = reorder(byWeight, [unpriced('onRequest')]);
    expect(line).toMatchObject({ changes: [{ kind: 'price-unknown' }] });
  });

  test('mentions no price when none is shown', () => {
    const lines = reorder(orderOf(requested('ring', 'RG101', 12)), [unpriced('onRequest')]);
    expect(reorderSummary(lines)).toBe('You can order everything again.');
  });

  test('finds a product with a new SKU by its document', () => {
    const lines = reorder(quoted('RG-OLD', 45_000), ENTRIES);
    expect(lines).toMatchObject([
      { line: { sku: 'RG101' }, changes: [{ kind: 'code', was: 'RG-OLD', now: 'RG101' }] },
    ]);
  });

  test('finds a product with a new document by its SKU', () => {
    expect(reorder(orderOf(requested('other', 'ST7', 3)), ENTRIES)).toMatchObject([
      { can: true, changes: [] },
    ]);
  });

  test('reports that no product is available', () => {
    const lines = reorder(orderOf(requested('ring', 'RG101', 6)), []);
    expect(reorderSummary(lines)).toBe('None of these designs is available now.');
    expect(linesToAdd(lines)).toEqual([]);
  });
});
