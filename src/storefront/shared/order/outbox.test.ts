/** Storing and parsing the outbox keeps it, invalid data is harmless, and no price is included. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE, MOST_UNITS } from '#schema/limits.ts';
import { orderRequest } from './order-request.ts';
import { outboxFromText, type Outbox } from './outbox.ts';

const makeText = (most: number) =>
  fc
    .string({ minLength: 1, maxLength: most, unit: 'grapheme' })
    .map((text) => oneLine(text.toWellFormed(), most))
    .filter((text) => text !== '' && text.isWellFormed());

const reference = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/).map((letters) => `GB-${letters}`);
const id = fc.uuid({ version: 4 });
const uid = fc.stringMatching(/^[A-Za-z0-9]{28}$/);
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const request = fc
  .record({
    number: reference,
    lines: fc.uniqueArray(
      fc.record({
        productId: makeText(128),
        sku: fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}$/),
        title: makeText(120),
        qty: fc.integer({ min: 1, max: MOST_UNITS }),
        note: optional(makeText(LONGEST_LINE_NOTE)),
      }),
      { minLength: 1, maxLength: 6, selector: ({ sku }) => sku },
    ),
    name: makeText(80),
    businessName: optional(makeText(120)),
    note: optional(makeText(500)),
    address: optional(
      fc.record({
        lines: fc.array(makeText(120), { minLength: 1, maxLength: 4 }),
        city: makeText(60),
        state: makeText(60),
        pin: fc.stringMatching(/^[1-9]\d{5}$/),
      }),
    ),
  })
  .map(({ number, lines, name, businessName, address, note }) =>
    orderRequest(number, lines, {
      contact: { name, businessName, phone: '+919876543210' },
      address,
      note,
    }),
  );

const outbox: fc.Arbitrary<Outbox> = fc.array(
  fc.oneof(
    fc.record({ id, uid, state: fc.constantFrom('new', 'tried'), request }),
    fc.record({
      id,
      uid,
      state: fc.constantFrom('sent', 'refused'),
      number: reference,
    }),
  ),
);

const ONE: Outbox = [
  {
    id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
    uid: 'asha',
    request: {
      number: 'GB-7K2M9Q',
      lines: [{ productId: 'p1', sku: 'RG101', title: 'Band', qty: 12 }],
      contact: { name: 'Asha', phone: '+919876543210' },
    },
    state: 'new',
  },
];

/** The one request with something changed in its text. */
const forged = (
  change: (order: Record<string, unknown>, request: Record<string, unknown>) => void,
) => {
  // Parsed from the JSON of `ONE`.
  const parsed = JSON.parse(JSON.stringify(ONE)) as [
    Record<string, unknown> & { request: Record<string, unknown> },
  ];
  const [order] = parsed;
  change(order, order.request);
  return outboxFromText(JSON.stringify(parsed));
};

describe('an outbox', () => {
  it('is parsed unchanged from its stored text', () => {
    fc.assert(
      fc.property(outbox, (original) => {
        expect(outboxFromText(JSON.stringify(original))).toEqual({ outbox: original, whole: true });
      }),
    );
  });

  it('accepts any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(outboxFromText(text).outbox).toEqual([]);
      }),
    );
  });

  it('contains only valid requests from any stored values', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        const read = outboxFromText(JSON.stringify(values)).outbox;
        expect(outboxFromText(JSON.stringify(read)).outbox).toEqual(read);
      }),
    );
  });
});

describe('a modified outbox', () => {
  it('loses additional fields: prices, status, roles', () => {
    const { outbox: read } = forged((order, inner) => {
      Object.assign(order, { status: 'delivered', admin: true });
      Object.assign(inner, { pricePaise: 1, quote: { totalPaise: 1 }, status: 'accepted' });
      inner['lines'] = [
        { productId: 'p1', sku: 'RG101', title: 'Band', qty: 12, pricePaise: 1, amountPaise: 12 },
      ];
      inner['contact'] = { name: 'Asha', phone: '+919876543210', discountPaise: 1 };
    });
    expect(read).toEqual(ONE);
  });

  it.each<[string, (order: Record<string, unknown>, request: Record<string, unknown>) => void]>([
    ['another id', (order) => (order['id'] = '../prod/p1')],
    ['no owner', (order) => (order['uid'] = '')],
    ['an owner that is not text', (order) => (order['uid'] = { toString: 'x' })],
    ['another number', (_, inner) => (inner['number'] = 'GB-<b>')],
    ['no lines', (_, inner) => (inner['lines'] = [])],
    ['invalid lines', (_, inner) => (inner['lines'] = [null])],
    ['another state', (order) => (order['state'] = 'accepted')],
    [
      'half a piece',
      (_, inner) => (inner['lines'] = [{ productId: 'p', sku: 'RG1', title: 'x', qty: 0.5 }]),
    ],
    ['no contact', (_, inner) => delete inner['contact']],
    ['half an address', (_, inner) => (inner['address'] = { lines: ['x'] })],
    ['a note that is too long', (_, inner) => (inner['note'] = 'x'.repeat(1_001))],
  ])('with %s is rejected', (_what, change) => {
    expect(forged(change)).toEqual({ outbox: [], whole: false });
  });

  it('keeps markup as text', () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { outbox: read } = forged((_, inner) => (inner['note'] = attack));
    expect(read).toMatchObject([{ request: { note: attack } }]);
  });
});
