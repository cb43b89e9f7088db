/** The shop's own texts about orders, pasted by a buyer or by staff, are the same order again. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readableCatalogue, readOrderText } from '#admin/features/orders/model/order-text.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { listToText, sharedListText } from '#core/order/list-text.ts';
import { quotedLines } from '#core/order/quote-summary.ts';
import { sizesOf } from '#core/order/requested-lines.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { orderListPath } from '#core/paths.ts';
import { pasteCatalogue } from '#core/paste/paste-catalogue.ts';
import { readPastedOrder } from '#core/paste/paste-order.ts';
import { sortSizes } from '#core/sizes/normalize-size.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { buildProductDocument } from '#fixtures/build.ts';
import { LONGEST_LINE_NOTE } from '#schema/limits.ts';
import { SIZE_SYSTEMS, type SizeSystem } from '#schema/size-labels.ts';
import { orderMessage, orderSummary } from '#storefront/features/order-list/model/order-message.ts';
import { groupsOf } from '#storefront/features/order-list/model/paste-groups.ts';

interface Line {
  sku: string;
  qty: number;
  sizes?: readonly SizeQuantity[];
  note?: string;
}

const LABELS: Readonly<Record<SizeSystem, readonly string[]>> = {
  indianRing: Array.from({ length: 15 }, (_, at) => String(at + 8)),
  bangle: ['2-2', '2-4', '2-6', '2-8', '2-10'],
  inch: ['7.5 inch', '16 inch', '18 inch', '20 inch'],
  cm: ['18 cm', '45 cm', '50 cm'],
  free: ['S/M', 'Small (S)', 'Free size', 'Free size, broad', '12', 'A12', '6 mm'],
};

/** Titles and notes with numbers and SKUs. */
const TEXT = fc.constantFrom(
  ...['Halo ring', 'Set of 12, size 14 × 6', 'like RG100, 24 pcs', 'size 14 not 12', '36 pairs'],
  ...['₹450 each', 'no stone (2.5 g)', '2. RG101 × 900', 'https://example.com/RG101/12', 'चाँदी 💍'],
);
const QTY = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 31, max: 3_000 }));

/** A SKU is that of the position; some consist of digits only. */
const skuAt = (index: number): string =>
  [`RG${100 + index}`, `ROSE-GOLD-${index}`, `${4_000 + index}`, `CH-${index}-A`][index % 4] ?? '';

const product = fc.record({
  unit: fc.constantFrom('piece', 'pair', 'set of 4', 'set of 6'),
  system: fc.option(fc.constantFrom(...SIZE_SYSTEMS)),
  quantities: fc.uniqueArray(fc.tuple(fc.nat(6), QTY), {
    selector: ([at]) => at,
    minLength: 1,
    maxLength: 4,
  }),
  qty: QTY,
  title: TEXT,
  note: fc.option(TEXT),
});

interface Case {
  entries: CatalogueEntry[];
  lines: Line[];
}

const orders: fc.Arbitrary<Case> = fc
  .array(product, { minLength: 1, maxLength: 60 })
  .map((products) => {
    const all = products.map(({ unit, system, quantities, qty, title, note }, at) => {
      const sku = skuAt(at);
      const labels = system === null ? [] : LABELS[system];
      const sizes = quantities.flatMap(([place, count]) => {
        const label = labels[place];
        return label === undefined ? [] : [{ label, qty: count }];
      });
      const sized = {
        sizeSystem: system ?? ('free' as const),
        sizes: labels.map((label) => ({ label })),
      };
      const isSized = sizes.length > 0;
      const entry = entryOf(
        `p${at}`,
        buildProductDocument({ sku, title, unit, moq: 1, ...(isSized && sized) }),
      );
      const line: Line = {
        sku,
        qty: isSized ? unitsOf(sizes) : qty,
        ...(isSized && { sizes: sortSizes(system ?? undefined, sizes) }),
        ...(note !== null && { note }),
      };
      return { entry, line };
    });
    return { entries: all.map(({ entry }) => entry), lines: all.map(({ line }) => line) };
  });

const inOrder = (sizes: readonly SizeQuantity[] = []): SizeQuantity[] =>
  sizes.toSorted((one, other) => one.label.localeCompare(other.label));

const plain = ({ sku, qty, sizes, note = '' }: Line) => ({ sku, qty, sizes: inOrder(sizes), note });

/** What a buyer adds by pasting a text, and what is not clear. */
function asBuyer(text: string, { entries }: Case) {
  const bySku = new Map(entries.map((entry) => [entry.sku, entry]));
  const items = readPastedOrder(text, pasteCatalogue(bySku));
  return {
    // The order list leaves out the title of the product in notes; the message has it apart from the note.
    lines: groupsOf(items, new Map(), []).map(plain),
    unclear: items.filter(({ kind }) => kind !== 'clear').map(({ source }) => source),
  };
}

/** What staff add, and what is not clear. */
function asStaff(text: string, { entries }: Case) {
  const { items, problems } = readOrderText(text, readableCatalogue(entries));
  return {
    lines: items.map(({ sku, note, lines }) =>
      plain({ sku, qty: unitsOf(lines), sizes: sizesOf(lines), note }),
    ),
    unclear: problems.map(({ source }) => source),
  };
}

const link = (text: string): string => `https://glambug.example${orderListPath(text)}`;

const messageOf = ({ entries, lines }: Case) => ({
  reference: 'GB-7K2M9Q',
  link: link(listToText(lines)),
  lines: lines.map((line, at) => {
    const { title, unit } = entries[at] ?? {};
    return { ...line, title, unit, weightMg: 1_000 * line.qty };
  }),
});

const withoutNotes = (lines: readonly Line[]) => lines.map((line) => plain({ ...line, note: '' }));

test.each([
  ['as it is', (text: string) => text],
  ['quoted', (text: string) => text.replace(/^/gm, '> ')],
  ['from an exported chat', (text: string) => `[25/11/26, 3:04:12 pm] +91 98765 43210: ${text}`],
  ['from an Android chat', (text: string) => `25/11/2026, 15:04 - Ravi 12: ${text}`],
  ['forwarded from a computer', (text: string) => `Forwarded\r\n${text.replaceAll('\n', '\r\n')}`],
])('the message of a list, %s, is the list', (_, sent) => {
  fc.assert(
    fc.property(orders, (order) => {
      const expected = { lines: order.lines.map(plain), unclear: [] };
      const text = sent(orderMessage(messageOf(order)));
      expect(asBuyer(text, order)).toEqual(expected);
      expect(asStaff(text, order)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('the short message of a long list is the list, without notes', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const expected = { lines: withoutNotes(order.lines), unclear: [] };
      const text = orderSummary(messageOf(order));
      expect(asBuyer(text, order)).toEqual(expected);
      expect(asStaff(text, order)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});

test('the link of a list, also with its name or with its signs encoded, is the list', () => {
  fc.assert(
    fc.property(orders, fc.boolean(), (order, isEncoded) => {
      const { text, hasNotes } = sharedListText(order.lines, 'Refill 12 RG101');
      const pasted = `Please send https://glambug.example/order-list#${isEncoded ? encodeURIComponent(text) : text}.`;
      const lines = hasNotes ? order.lines.map(plain) : withoutNotes(order.lines);
      expect(asStaff(pasted, order)).toEqual({ lines, unclear: [] });
      expect(asBuyer(pasted, order).lines).toEqual(lines);
    }),
    { numRuns: 60 },
  );
});

const SIZED: Case = {
  entries: [
    entryOf(
      'a',
      buildProductDocument({
        ...{ sku: 'RG101', title: 'Band of 12', moq: 6, sizeSystem: 'indianRing' },
        sizes: [{ label: '12' }, { label: '14' }],
      }),
    ),
    entryOf('b', buildProductDocument({ sku: 'ER204', title: 'Jhumka', unit: 'pair', moq: 12 })),
  ],
  lines: [
    {
      ...{ sku: 'RG101', qty: 12 },
      sizes: [
        { label: '12', qty: 6 },
        { label: '14', qty: 6 },
      ],
    },
    { sku: 'ER204', qty: 24 },
  ],
};

test('a quote sent on WhatsApp is read as its order', () => {
  const quote = quotedLines({
    lines: [
      {
        ...{ sku: 'RG101', title: 'Band', qty: 12, gstRateBps: 300, hsn: '7113' },
        ...{ amountPaise: 500_400, sizes: [...(SIZED.lines[0]?.sizes ?? [])] },
        rate: { basis: 'unit', pricePaise: 41_700 },
      },
      {
        ...{ sku: 'ER204', title: 'Jhumka', qty: 24, unit: 'pair', gstRateBps: 300, hsn: '7113' },
        ...{ amountPaise: 723_456, discountPaise: 5_000 },
        rate: {
          ...{ basis: 'weight', weightMg: 24_500, perGramPaise: 9_550 },
          making: { by: 'gram', amountPaise: 1_200 },
        },
      },
    ],
    ...{ discountPaise: 10_000, discountBps: 500, freightPaise: 12_300, roundOffPaise: -45 },
    ...{ taxablePaise: 1_226_156, cgstPaise: 18_392, sgstPaise: 18_392, igstPaise: 0 },
    totalPaise: 1_262_895,
  });
  const text = [
    'Namaste \u2068Ravi 12\u2069,',
    'GlamBug Mart, order GB-7K2M9Q:',
    'Your quote is ready: ₹12,628.95 including GST.',
    'It is valid until 5 December 2026, 3:00 pm.',
    'Advance to pay: ₹5,000.',
    'UPI ID: glambug12@upi',
    'Reply here to accept it or to ask for a change.',
    'https://glambug.example/account/orders/8f14e45f-RG101',
    ...quote,
  ].join('\n');
  expect(asStaff(text, SIZED)).toEqual({ lines: SIZED.lines.map(plain), unclear: [] });
  expect(asBuyer(text, SIZED).lines).toEqual(SIZED.lines.map(plain));
});

test('the products in the email about an order are read', () => {
  const text = [
    '- 6 pieces × RG101 · Band of 12 · size 12',
    '- 6 pieces × RG101 · Band of 12 · size 14',
    '- 24 pairs × ER204 · Jhumka',
  ].join('\n');
  expect(asBuyer(text, SIZED)).toEqual({ lines: SIZED.lines.map(plain), unclear: [] });
  expect(asStaff(text, SIZED).unclear).toEqual([]);
});

test('a note of the longest length is kept', () => {
  const note = 'not 12 RG101, '.repeat(30).slice(0, LONGEST_LINE_NOTE).trim();
  const order = { ...SIZED, lines: SIZED.lines.map((line) => ({ ...line, note })) };
  const expected = { lines: order.lines.map(plain), unclear: [] };
  expect(asBuyer(orderMessage(messageOf(order)), order)).toEqual(expected);
  expect(asStaff(orderMessage(messageOf(order)), order)).toEqual(expected);
});
