/** The form of an order that repeats an earlier one. */
import { expect, test } from 'vitest';
import { buildOrder, buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { typedContactOf } from './entered-order.ts';
import { readableCatalogue, readOrderText } from './order-text.ts';
import { repeatedOrder } from './repeated-order.ts';

const size = (label: string) => ({ label, sku: label.replace(/\D/g, '') });
const sold = (unit: string, more = {}) => buildProductDocument({ title: 'Lotus', unit, ...more });
const inches = { sizeSystem: 'inch', sizes: [size('16 inch'), size('18 inch')] } as const;
const catalogue = readableCatalogue([
  entryOf('a', sold('piece', { sku: 'NK101', ...inches })),
  entryOf('b', sold('pair', { sku: 'ER204' })),
  entryOf('c', sold('set of 4', { sku: 'BG101' })),
  entryOf('d', sold('piece', { sku: 'RG7' })),
]);
const line = (sku: string, qty: number, more = {}) => ({
  ...{ productId: 'an-id', sku, title: sku, qty },
  ...more,
});
const contact = { name: 'Asha Rao', businessName: 'Asha Silver', phone: '+919876543210' };
const CONTACT = typedContactOf(buildOrder({ contact }));

const LINES = [
  line('NK101', 4, { size: '16 inch' }),
  line('ER204', 1, { unit: 'pair', note: 'Matte, 2 hooks' }),
  line('NK101', 6, { size: '18 inch' }),
  line('BG101', 2, { unit: 'set of 4' }),
  line('RG7', 1_200),
];

test('has its lines, one for each product, which are read as the same quantities and sizes', () => {
  const { list, note } = repeatedOrder(buildOrder({ lines: LINES }), CONTACT);
  expect(list).toBe(
    'NK101 × 10 (16 inch × 4, 18 inch × 6)\nER204 × 1 pair\nBG101 × 2 sets of 4\nRG7 × 1,200\n',
  );
  expect(note).toBe('ER204: Matte, 2 hooks');
  const { items, problems, leftOut } = readOrderText(list, catalogue);
  expect({ problems, leftOut }).toEqual({ problems: [], leftOut: [] });
  expect(items.flatMap(({ lines }) => lines)).toMatchObject([
    { sku: 'NK101', qty: 4, size: '16 inch' },
    { sku: 'NK101', qty: 6, size: '18 inch' },
    { sku: 'ER204', qty: 1, unit: 'pair' },
    { sku: 'BG101', qty: 2, unit: 'set of 4' },
    { sku: 'RG7', qty: 1_200 },
  ]);
});

test('has the quoted quantities once the quote is accepted', () => {
  const quote = {
    lines: [
      { sku: 'RG7', qty: 24, gstRateBps: 300, amountPaise: 24_000 },
      { sku: 'ER204', qty: 3, unit: 'pair', gstRateBps: 300, amountPaise: 3_000 },
    ].map((each) => ({ ...each, rate: { basis: 'unit' as const, pricePaise: 1_000 } })),
    ...{ discountPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 },
    ...{ totalPaise: 0, validUntil: 0 },
  };
  const order = buildOrder({ lines: [line('RG7', 12)], quote });
  expect(repeatedOrder({ ...order, status: 'quoted' }, CONTACT).list).toBe('RG7 × 12\n');
  expect(repeatedOrder({ ...order, status: 'delivered' }, CONTACT).list).toBe(
    'RG7 × 24\nER204 × 3 pairs\n',
  );
});

test('is for the given contact and address', () => {
  const order = buildOrder({ contact });
  const given = typedContactOf({ ...order, contact: { ...contact, gstin: '36AABCU9603R1ZO' } });
  expect(repeatedOrder(order, given)).toMatchObject(given);
});
