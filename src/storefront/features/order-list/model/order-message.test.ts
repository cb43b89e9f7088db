import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pasteCatalogue } from '#core/paste/paste-catalogue.ts';
import { readPastedOrder } from '#core/paste/paste-order.ts';
import { SIZE_SYSTEMS, type SizeSystem } from '#schema/size-labels.ts';
import { orderMessage, orderMessageLink, orderSummary, type MessageLine } from './order-message.ts';

const LINK = 'https://glambug.example/order-list#RG101.12~ER204.6';
const message = (lines: readonly MessageLine[]) => ({ reference: 'GB-7K2Q', lines, link: LINK });
const visible = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

test('contains the reference, each line, the totals and the link', () => {
  const order = message([
    { sku: 'RG101', qty: 12, title: 'Halo ring', weightMg: 50_400 },
    { sku: 'ER204', qty: 1_200, title: 'Stud', weightMg: 1_200_000, note: 'Gold plated' },
    { sku: 'NP17', qty: 1 },
  ]);
  expect(visible(orderMessage(order))).toBe(
    [
      'Order GB-7K2Q',
      '',
      '1. RG101 × 12, Halo ring',
      '2. ER204 × 1,200, Stud (Gold plated)',
      '3. NP17 × 1',
      '',
      '3 designs, 1,213 pieces, about 1,250.4 g',
      '',
      `Order list: ${LINK}`,
    ].join('\n'),
  );
});

test('names the quantity of each size', () => {
  const sizes = [
    { label: '2-4', qty: 4 },
    { label: '2-6', qty: 8 },
  ];
  const order = message([{ sku: 'BG101', qty: 12, unit: 'pair', title: 'Kada', sizes }]);
  expect(visible(orderMessage(order))).toContain('1. BG101 × 12 pairs (2-4 × 4, 2-6 × 8), Kada\n');
});

test.each([
  ['a line of its own\n2. RG999 × 900', 'a line of its own 2. RG999 × 900'],
  ['💍 & # ? 100% "ring"', '💍 & # ? 100% "ring"'],
  ['\u202Eevil\u2069 خاتم', 'evil خاتم'],
])('keeps the user text %j within its line', (note, shown) => {
  const order = message([{ sku: 'RG101', qty: 2, title: note, note }]);
  const lines = orderMessage(order).split('\n');
  expect(lines[2]).toBe(`1. RG101 × 2, \u2068${shown}\u2069 (\u2068${shown}\u2069)`);
  const link = new URL(orderMessageLink('+919876543210', order));
  expect(link.searchParams.get('text')).toBe(orderMessage(order));
});

test('is shortened to totals and link when it is too long for a link', () => {
  const order = message(
    Array.from({ length: 60 }, (_, index) => ({
      sku: `RG${index}`,
      qty: 12,
      title: 'A ring with a fairly long title of many words',
      weightMg: 48_000,
    })),
  );
  const link = new URL(orderMessageLink('+919876543210', order));
  expect(link.searchParams.get('text')).toBe(orderSummary(order));
  expect(orderSummary(order)).toContain('60 designs, 720 pieces, about 2,880 g');
  expect(orderSummary(order)).toContain(LINK);
});

test('is shortened to the totals with a note when even the list link is too long', () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({
    sku: `RING-HALO-ROSE-GOLD-${1_000 + index}`,
    qty: 12,
  }));
  const hash = lines.map(({ sku, qty }) => `${sku}.${qty}`).join('~');
  const link = orderMessageLink('+919876543210', {
    ...message(lines),
    link: `https://glambug.example/order-list#${hash}`,
  });
  expect(link.length).toBeLessThanOrEqual(4_000);
  expect(new URL(link).searchParams.get('text')).toBe(
    [
      'Order GB-7K2Q',
      '',
      '200 designs, 2,400 pieces',
      '',
      'The list is too long for a link. I will send it as text.',
    ].join('\n'),
  );
});

test('names pairs and sets in each line and in the total', () => {
  const order = message([
    { sku: 'ER204', qty: 24, unit: 'pair' },
    { sku: 'BG101', qty: 1, unit: 'set of 4' },
    { sku: 'RG101', qty: 12, unit: 'piece' },
  ]);
  const text = orderMessage(order);
  expect(text).toContain('1. ER204 × 24 pairs\n2. BG101 × 1 set of 4\n3. RG101 × 12\n');
  expect(text).toContain('3 designs, 12 pieces, 24 pairs, 1 set');
});

/** Labels in each size system. */
const LABELS: Readonly<Record<SizeSystem, fc.Arbitrary<string>>> = {
  indianRing: fc.integer({ min: 1, max: 30 }).map(String),
  bangle: fc.integer({ min: 2, max: 12 }).map((size) => `2-${size}`),
  inch: fc.integer({ min: 2, max: 198 }).map((halves) => `${halves / 2} inch`),
  cm: fc.integer({ min: 2, max: 400 }).map((halves) => `${halves / 2} cm`),
  free: fc.constantFrom('S/M', 'Small (S)', 'Free size', 'Free size, broad', '12', '14', '6 mm'),
};
const sizedProduct = fc.constantFrom(...SIZE_SYSTEMS).chain((sizeSystem) =>
  fc.record({
    sizeSystem: fc.constant(sizeSystem),
    unit: fc.constantFrom('piece', 'pair', 'set of 4'),
    // Small quantities are often the number of a size.
    ordered: fc.uniqueArray(
      fc.record({
        label: LABELS[sizeSystem],
        qty: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 5_000 })),
      }),
      { selector: ({ label }) => label, minLength: 1, maxLength: 5 },
    ),
    others: fc.uniqueArray(LABELS[sizeSystem], { maxLength: 5 }),
    title: fc.constantFrom(undefined, 'Halo ring', 'Set of 12, size 14 × 6'),
  }),
);

test('is read back as the same quantities per size when it is pasted', () => {
  fc.assert(
    fc.property(sizedProduct, ({ sizeSystem, unit, ordered: sizes, others, title }) => {
      const labels = [...new Set([...sizes.map(({ label }) => label), ...others])];
      const qty = sizes.reduce((sum, size) => sum + size.qty, 0);
      const [, , line = ''] = orderMessage(
        message([{ sku: 'RG101', qty, unit, title, sizes }]),
      ).split('\n');
      const product = { sku: 'RG101', unit, sizeSystem, sizes: labels };
      expect(readPastedOrder(line, pasteCatalogue(new Map([['RG101', product]])))).toMatchObject([
        { kind: 'clear', sku: 'RG101', qty, sizes },
      ]);
    }),
    { numRuns: 500 },
  );
});
