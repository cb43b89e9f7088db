/** Each line of an order has its own row, and its amounts add up to the quote. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { anySale, saleOf } from '#fixtures/invoices.ts';
import { listedLines, ORDER_LINE_HEADER, orderLineCells } from './order-lines-csv.ts';

type Built = Parameters<typeof buildOrder>[0];

const rowsOf = (order: Built) =>
  listedLines(buildOrder(order)).map((listed) =>
    Object.fromEntries(orderLineCells(listed).map((cell, at) => [ORDER_LINE_HEADER[at], cell])),
  );

const ring = { productId: 'rg1', sku: 'RG1', title: 'Ring' };
const sums = { discountPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, validUntil: 0 };

const quoted = (lines: NonNullable<NonNullable<Built>['quote']>['lines']) => {
  const taxablePaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return { ...sums, lines, taxablePaise, totalPaise: taxablePaise };
};

test('a request has a row for each size, without amounts', () => {
  const lines = [
    { ...ring, qty: 4, size: '12' },
    { ...ring, qty: 6, size: '14', unit: 'pair' },
  ];
  const createdAt = Date.parse('2026-11-21T09:00:00Z');
  const contact = { name: 'Asha Rao', businessName: 'Silver House', phone: '+919876543210' };
  expect(rowsOf({ number: 'GB-7K2M9Q', status: 'requested', lines, createdAt, contact })).toEqual([
    {
      ...{ Order: 'GB-7K2M9Q', Date: '21 November 2026', Status: 'Requested' },
      ...{ Customer: 'Silver House', Phone: '+919876543210', SKU: 'RG1', Title: 'Ring' },
      ...{ Size: '12', Quantity: '4', Unit: 'piece' },
      ...{ Price: '', Discount: '', Amount: '', 'GST rate, %': '' },
    },
    expect.objectContaining({ Size: '14', Quantity: '6', Unit: 'pair' }),
  ]);
});

test('a quoted line is divided among its sizes, and their amounts add up', () => {
  // 3 × 100.00 less 0.50 are 299.50.
  const quote = quoted([
    {
      ...{ sku: 'RG1', qty: 3, gstRateBps: 300, discountPaise: 50, amountPaise: 29_950 },
      rate: { basis: 'unit', pricePaise: 10_000 },
      sizes: [
        { label: '12', qty: 1 },
        { label: '14', qty: 1 },
      ],
    },
  ]);
  const rows = rowsOf({ status: 'quoted', lines: [{ ...ring, qty: 3 }], quote });
  expect(rows.map(({ Size, Quantity }) => [Size, Quantity])).toEqual([
    ['12', '1'],
    ['14', '1'],
    ['', '1'],
  ]);
  expect(rows.map(({ Price }) => Price)).toEqual(['100.00', '100.00', '100.00']);
  expect(rows.map(({ Amount }) => Amount).toSorted()).toEqual(['99.83', '99.83', '99.84']);
  expect(rows.map(({ Discount }) => Discount).toSorted()).toEqual(['0.16', '0.17', '0.17']);
});

test('without sizes in the quote, the requested ones are used; by weight, the price is the average', () => {
  // 10 g at 100.00 and 500.00 for making are 1500.00.
  const rate = {
    basis: 'weight',
    ...{ weightMg: 10_000, perGramPaise: 10_000 },
    making: { by: 'total', amountPaise: 50_000 },
  } as const;
  const quote = quoted([{ sku: 'RG1', qty: 5, gstRateBps: 300, amountPaise: 150_000, rate }]);
  const lines = [
    { ...ring, qty: 2, size: '12' },
    { ...ring, qty: 3, size: '14' },
  ];
  expect(rowsOf({ status: 'quoted', lines, quote })).toMatchObject([
    { Size: '12', Quantity: '2', Price: '300.00', Amount: '600.00', 'GST rate, %': '3' },
    { Size: '14', Quantity: '3', Price: '300.00', Amount: '900.00' },
  ]);
});

test('quantities and amounts add up to the lines of every quote', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const { order } = saleOf(sale);
      const listed = listedLines(order);
      const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
      const lines = order.quote?.lines ?? [];
      expect(sum(listed.map(({ line }) => line.qty))).toBe(sum(lines.map(({ qty }) => qty)));
      expect(sum(listed.map(({ amounts }) => amounts?.amountPaise ?? 0))).toBe(
        sum(lines.map(({ amountPaise }) => amountPaise)),
      );
    }),
  );
});
