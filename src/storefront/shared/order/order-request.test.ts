/** Converting a list to a document and back keeps all data and includes no price. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { encodeDocument } from '#schema/kind.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import { orderKind } from '#schema/order.ts';
import type { OrderList } from './order-list.ts';
import {
  isOfRequest,
  listOfRequest,
  newOrder,
  orderRequest,
  requestLines,
  type OrderRequest,
} from './order-request.ts';
import { orderFromText, orderToText } from './stored-list.ts';

const CONTACT = { name: 'Asha Rao', phone: '+919876543210' };

const list: fc.Arbitrary<OrderList> = fc
  .uniqueArray(
    fc.record({
      sku: fc.stringMatching(/^[A-Z]{2}[0-9]{1,6}$/),
      qty: fc.integer({ min: 1, max: MOST_UNITS }),
      note: fc.option(fc.string({ maxLength: 400 }), { nil: undefined }),
      seen: fc.option(
        fc.record({
          title: fc.string(),
          pricePaise: fc.option(fc.integer({ min: 0, max: 1e9 })),
          atQty: fc.constant(12),
        }),
        { nil: undefined },
      ),
    }),
    { minLength: 1, maxLength: 20, selector: ({ sku }) => sku },
  )
  // Stored and parsed again.
  .map((lines) => orderFromText(orderToText({ list: lines, reference: null })).order.list);

const entriesOf = (lines: OrderList) =>
  new Map(
    lines.map(({ sku }) => [sku, { id: `id-${sku}`, sku, title: `Piece  ${sku} `, unit: 'pair' }]),
  );

const requestOf = (lines: OrderList): OrderRequest =>
  orderRequest('GB-7K2M9Q', requestLines(lines, entriesOf(lines)).lines, { contact: CONTACT });

/** All field names at any depth. */
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

describe('a list', () => {
  it('is converted to a request and back without loss of pieces, quantities and notes', () => {
    fc.assert(
      fc.property(list, (lines) => {
        const expected = lines.map(({ sku, qty, note }) => ({
          sku,
          qty,
          ...(note !== undefined && { note: note.toWellFormed() }),
        }));
        expect(listOfRequest(requestOf(lines))).toEqual(expected);
      }),
    );
  });

  it('is converted to a valid document without any price', () => {
    fc.assert(
      fc.property(list, (lines) => {
        const order = newOrder('a-uid', requestOf(lines));
        const stored = encodeDocument(orderKind, { ...order, createdAt: 0, updatedAt: 0 });
        expect(keysIn(order).join(' ')).not.toMatch(/price|paise|amount|quote|total|seen/i);
        for (const line of stored.lines)
          expect(['productId', 'sku', 'title', 'qty', 'unit', 'note']).toEqual(
            expect.arrayContaining(Object.keys(line)),
          );
      }),
    );
  });

  it('is requested in the units of the products', () => {
    const lines = [{ sku: 'ER101', qty: 12 }];
    const [line] = requestLines(lines, entriesOf(lines)).lines;
    expect(line).toMatchObject({ qty: 12, unit: 'pair' });
  });

  it('excludes products that are not in the catalogue', () => {
    const lines = [
      { sku: 'RG101', qty: 12 },
      { sku: 'GONE1', qty: 3, note: 'blue' },
    ];
    const result = requestLines(lines, entriesOf(lines.slice(0, 1)));
    expect(result.lines.map(({ sku }) => sku)).toEqual(['RG101']);
    expect(result.left).toEqual([lines[1]]);
  });
});

describe('a request', () => {
  const request = orderRequest(
    'GB-7K2M9Q',
    [{ productId: 'p', sku: 'RG101', title: 'Band', qty: 12 }],
    { contact: CONTACT, note: 'soon' },
  );
  const order = buildOrder({ ...newOrder('a-uid', request) });

  it('matches the order created from it, in any status', () => {
    expect(isOfRequest(order, 'a-uid', request)).toBe(true);
    const quoted = buildOrder({ ...order, status: 'rejected', rev: 2 });
    expect(isOfRequest(quoted, 'a-uid', request)).toBe(true);
  });

  it('does not match an order with other content or of another customer', () => {
    expect(isOfRequest(order, 'another-uid', request)).toBe(false);
    expect(isOfRequest(order, 'a-uid', { ...request, note: 'later' })).toBe(false);
    const [line] = request.lines;
    const more = { ...request, lines: line ? [{ ...line, qty: 13 }] : [] };
    expect(isOfRequest(order, 'a-uid', more)).toBe(false);
  });
});
