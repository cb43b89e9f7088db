/** The stored outbox comes back as it was, whatever else lies in the store does no harm, and no price gets through. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '#core/one-line.ts';
import { LONGEST_LINE_NOTE, MOST_PIECES } from '#schema/limits.ts';
import { orderRequest } from './order-request.ts';
import {
  EMPTY_OUTBOX,
  MOST_CUSTOMERS,
  MOST_SETTLED,
  MOST_WAITING,
  withSettled,
  withWaiting,
  type Outbox,
} from './outbox.ts';
import { LONGEST_OUTBOX, outboxFromText, outboxToText } from './stored-outbox.ts';

const words = (most: number) =>
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
        productId: words(128),
        sku: fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}$/),
        title: words(120),
        qty: fc.integer({ min: 1, max: MOST_PIECES }),
        note: optional(words(LONGEST_LINE_NOTE)),
      }),
      { minLength: 1, maxLength: 6, selector: ({ sku }) => sku },
    ),
    name: words(80),
    businessName: optional(words(120)),
    note: optional(words(500)),
    address: optional(
      fc.record({
        lines: fc.array(words(120), { minLength: 1, maxLength: 4 }),
        city: words(60),
        state: words(60),
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

const outbox: fc.Arbitrary<Outbox> = fc.record({
  waiting: fc.uniqueArray(fc.record({ id, uid, request, tried: fc.boolean() }), {
    maxLength: MOST_WAITING,
    selector: (order) => order.id,
  }),
  settled: fc.uniqueArray(
    fc.record({
      id,
      uid,
      number: reference,
      how: fc.constantFrom('sent' as const, 'refused' as const, 'differs' as const),
    }),
    { maxLength: MOST_SETTLED, selector: (order) => order.id },
  ),
  next: fc.option(fc.record({ reference, id })),
});

const ONE: Outbox = {
  waiting: [
    {
      id: '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
      uid: 'asha',
      request: {
        number: 'GB-7K2M9Q',
        lines: [{ productId: 'p1', sku: 'RG101', title: 'Band', qty: 12 }],
        contact: { name: 'Asha', phone: '+919876543210' },
      },
      tried: false,
    },
  ],
  settled: [],
  next: null,
};

const idAt = (at: number): string =>
  `6f9619ff-8b86-4d01-b42d-00c04fc96${String(at).padStart(3, '0')}`;

/** The one request with something changed in its text. */
const forged = (
  change: (order: Record<string, unknown>, request: Record<string, unknown>) => void,
) => {
  // Parsed from what is written above.
  const parsed = JSON.parse(outboxToText(ONE)) as {
    waiting: [Record<string, unknown> & { request: Record<string, unknown> }];
  };
  const [order] = parsed.waiting;
  change(order, order.request);
  return outboxFromText(JSON.stringify(parsed));
};

describe('an outbox', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(outbox, (kept) => {
        expect(outboxFromText(outboxToText(kept))).toEqual({ outbox: kept, whole: true });
      }),
    );
  });

  it('of any text can be looked at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(outboxFromText(text).outbox.waiting).toEqual([]);
      }),
    );
  });

  it('of any values in its fields holds nothing that is not in order', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), fc.array(fc.anything()), (waiting, settled) => {
        const text = JSON.stringify({ format: 1, waiting, settled, next: waiting[0] });
        const read = outboxFromText(text).outbox;
        expect(outboxFromText(outboxToText(read)).outbox).toEqual(read);
      }),
    );
  });

  it('that is too long is not even looked into', () => {
    const text = outboxToText(ONE);
    expect(outboxFromText(text + ' '.repeat(LONGEST_OUTBOX - text.length)).whole).toBe(true);
    expect(outboxFromText(text + ' '.repeat(LONGEST_OUTBOX)).outbox).toEqual(EMPTY_OUTBOX);
  });

  it('holds so many requests and no more', () => {
    const most = MOST_WAITING * MOST_CUSTOMERS;
    const waiting = Array.from({ length: most + 1 }, (_, at) => ({
      ...ONE.waiting[0],
      id: idAt(at),
    }));
    const { outbox: read, whole } = outboxFromText(
      JSON.stringify({ format: 1, waiting, settled: [], next: null }),
    );
    expect(read.waiting).toHaveLength(most);
    expect(whole).toBe(false);
  });

  it("of a shared phone leaves everybody's room to them", () => {
    const [order] = ONE.waiting;
    if (order === undefined) throw new Error('One waits.');
    let full = EMPTY_OUTBOX;
    for (let at = 0; at < MOST_WAITING; at += 1) {
      full = withWaiting(full, { ...order, id: idAt(at) }) ?? EMPTY_OUTBOX;
    }
    expect(full.waiting).toHaveLength(MOST_WAITING);
    expect(withWaiting(full, { ...order, id: idAt(99) })).toBeUndefined();
    const meera = { ...order, uid: 'meera', id: idAt(99) };
    expect(withWaiting(full, meera)?.waiting).toHaveLength(MOST_WAITING + 1);

    let ended = withSettled(EMPTY_OUTBOX, order, 'refused');
    for (let at = 0; at <= MOST_SETTLED; at += 1) {
      ended = withSettled(ended, { ...meera, id: idAt(at) }, 'sent');
    }
    expect(ended.settled.filter(({ uid }) => uid === order.uid)).toHaveLength(1);
    expect(ended.settled.filter(({ uid }) => uid === 'meera')).toHaveLength(MOST_SETTLED);

    for (let at = 0; at < MOST_SETTLED * MOST_CUSTOMERS; at += 1) {
      ended = withSettled(ended, { ...order, uid: `buyer-${at}`, id: idAt(at) }, 'sent');
    }
    // What is read back is all of it: the latest, and never the oldest alone.
    expect(outboxFromText(outboxToText(ended)).outbox.settled).toEqual(ended.settled);
    expect(ended.settled.at(-1)?.uid).toBe(`buyer-${MOST_SETTLED * MOST_CUSTOMERS - 1}`);
  });
});

describe('what somebody wrote into it', () => {
  it('besides its fields is dropped: prices, status, roles', () => {
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
    ['an owner that is no text', (order) => (order['uid'] = { toString: 'x' })],
    ['another number', (_, inner) => (inner['number'] = 'GB-<b>')],
    ['no lines', (_, inner) => (inner['lines'] = [])],
    ['too many lines', (_, inner) => (inner['lines'] = Array.from({ length: 201 }, () => null))],
    [
      'half a piece',
      (_, inner) => (inner['lines'] = [{ productId: 'p', sku: 'RG1', title: 'x', qty: 0.5 }]),
    ],
    ['no contact', (_, inner) => delete inner['contact']],
    ['a name of two lines', (_, inner) => (inner['contact'] = { name: 'a\nb', phone: '+91' })],
    ['half an address', (_, inner) => (inner['address'] = { lines: ['x'] })],
    ['a note without end', (_, inner) => (inner['note'] = 'x'.repeat(501))],
  ])('with %s is no request', (_what, change) => {
    expect(forged(change)).toEqual({ outbox: EMPTY_OUTBOX, whole: false });
  });

  it('in its words stays words', () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { outbox: read } = forged((_, inner) => (inner['note'] = attack));
    expect(read.waiting[0]?.request.note).toBe(attack);
  });
});
