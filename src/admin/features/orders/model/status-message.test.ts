/** WhatsApp messages to customers. */
import { describe, expect, test } from 'vitest';
import { buildOrder, buildShipment } from '#fixtures/build.ts';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { LONGEST_LINK } from '#core/order/fitting-link.ts';
import { statusMessageLink } from './status-message.ts';

const LINK = 'https://shop.in/account/orders/an-id';
const order = buildOrder({
  contact: { name: 'Asha Rao', phone: '+919876543210' },
  timeline: [
    { status: 'requested', at: 0, by: 'asha' },
    { status: 'dispatched', at: 1, by: 'tara', note: 'Blue Dart 4711' },
  ],
  quote: {
    lines: [
      {
        sku: 'RG101',
        qty: 1_200,
        rate: { basis: 'unit', pricePaise: 10_000 },
        amountPaise: 12_000_000,
        gstRateBps: 300,
      },
    ],
    discountPaise: 0,
    taxablePaise: 12_000_000,
    cgstPaise: 180_000,
    sgstPaise: 180_000,
    igstPaise: 0,
    totalPaise: 12_360_000,
    validUntil: Date.parse('2026-11-28T18:29:59Z'),
  },
});
const NOW = Date.parse('2026-11-22T09:00:00Z');

const linkOf = (change: Partial<Order>, now = NOW): string =>
  statusMessageLink({
    order: { ...order, ...change },
    ...{ businessName: 'GlamBug Mart', link: LINK, upiId: 'shop@bank', now },
  });
const textOf = (change: Partial<Order>, now = NOW): string =>
  readWhatsappLink(linkOf(change, now))?.text ?? '';

test.each(orderStatus.options)('the message for “%s” names the order and its link', (status) => {
  const lines = textOf({ status }).split('\n');
  expect(lines.join()).toContain(order.number);
  expect(lines.at(-1)).toBe(LINK);
  expect(lines.length).toBeGreaterThan(3);
});

test('a quote has its total and its last day, and asks to accept it until then', () => {
  const quoted = textOf({ status: 'quoted' });
  expect(quoted).toContain('₹1,23,600 including GST');
  expect(quoted).toContain('28 November 2026');
  expect(quoted).toContain('accept it here');
  const expired = textOf({ status: 'quoted' }, Date.parse('2026-11-29T09:00:00Z'));
  expect(expired).toContain('expired on 28 November 2026');
  expect(expired).not.toContain('accept it');
});

test('a new quote says that it replaces the earlier one', () => {
  const quote = order.quote && { ...order.quote, revision: 2 };
  expect(textOf({ status: 'quoted', quote })).toContain('It replaces the earlier one.');
  expect(textOf({ status: 'quoted' })).not.toContain('replaces');
});

test('a quote by weight says that its silver rate is fixed until its last day', () => {
  const { quote = expect.unreachable() } = order;
  const lines = quote.lines.map((line) => ({
    ...line,
    rate: {
      ...{ basis: 'weight' as const, weightMg: 48_500, perGramPaise: 9_250 },
      making: { by: 'total' as const, amountPaise: 0 },
    },
  }));
  const byWeight = { status: 'quoted' as const, quote: { ...quote, lines } };
  const fixed = 'The silver rate of ₹92.50/g is fixed until then.';
  expect(textOf(byWeight)).toMatch(/It is valid until 28 November 2026[^.]*\. The silver rate/);
  expect(textOf(byWeight)).toContain(fixed);
  expect(textOf({ status: 'quoted' })).not.toContain('silver rate');
  expect(textOf(byWeight, Date.parse('2026-11-29T09:00:00Z'))).not.toContain('silver rate');
});

test('includes the note of its own step only', () => {
  expect(textOf({ status: 'dispatched' })).toContain('Blue Dart 4711');
  expect(textOf({ status: 'packed' })).not.toContain('Blue Dart');
});

test('opens a chat with the customer, whatever the name contains', () => {
  const name = 'مجوهرات & Söhne? #1 \u202Etxt';
  const link = linkOf({ contact: { ...order.contact, name }, status: 'packed' });
  const read = readWhatsappLink(link);
  expect(read?.phone).toBe('919876543210');
  expect(read?.text).toContain('\u2068مجوهرات & Söhne? #1 txt\u2069,');
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
});

describe('a customer without an account', () => {
  const withoutLink = (change: Partial<Order>): string =>
    readWhatsappLink(
      statusMessageLink({
        order: { ...order, ...change },
        ...{ businessName: 'GlamBug Mart', link: undefined, upiId: undefined, now: NOW },
      }),
    )?.text ?? '';

  test.each(orderStatus.options)('gets no link for “%s”', (status) => {
    const text = withoutLink({ status });
    expect(text).toContain(order.number);
    expect(text).not.toMatch(/https?:|here:|undefined/);
  });

  test('reads what is quoted, and accepts it by a reply', () => {
    const { quote = expect.unreachable() } = order;
    const lines = quote.lines.map((line) => ({ ...line, sizes: [{ label: '12', qty: 1_200 }] }));
    const text = withoutLink({
      status: 'quoted',
      quote: { ...quote, lines, freightPaise: 20_000 },
    });
    expect(text).toContain('₹1,23,600 including GST');
    expect(text.split('\n').slice(-7)).toEqual([
      'Reply here to accept it or to ask for a change.',
      'RG101: 1,200 pieces × ₹100 = ₹1,20,000 (12 × 1200)',
      'Subtotal: ₹1,19,800',
      'Freight: ₹200',
      'Taxable amount: ₹1,20,000',
      'CGST 1.5%: ₹1,800',
      'SGST 1.5%: ₹1,800',
    ]);
    expect(withoutLink({ status: 'accepted' })).not.toContain('RG101');
  });

  test('reads as many lines of a long quote as fit, after everything else', () => {
    const { quote = expect.unreachable() } = order;
    const lines = Array.from({ length: 200 }, () => quote.lines).flat();
    const text = withoutLink({ status: 'quoted', quote: { ...quote, lines } });
    expect(text).toContain('Reply here to accept it or to ask for a change.\nRG101: 1,200 pieces');
    expect(text).toMatch(/\(and \d+ more lines\)$/);
  });
});

test('a quote and its acceptance name the advance that is not paid yet, and where to pay it', () => {
  const { quote = expect.unreachable() } = order;
  const withAdvance = { quote: { ...quote, advanceBps: 5_000 } };
  for (const status of ['quoted', 'accepted'] as const) {
    expect(textOf({ status, ...withAdvance })).toContain(
      'Advance to confirm the order: ₹61,800.\nUPI ID: shop@bank\n',
    );
    expect(textOf({ status, ...withAdvance, paidPaise: 6_180_000 })).not.toMatch(/Advance|UPI/);
  }
  expect(textOf({ status: 'confirmed', ...withAdvance })).not.toMatch(/Advance|UPI/);
});

test('of a dispatched order says that its parcels came back', () => {
  expect(textOf({ status: 'dispatched', sentUnits: 0 })).toContain('returned the parcels to us');
  expect(textOf({ status: 'dispatched' })).toContain('on its way');
  expect(textOf({ status: 'dispatched', sentUnits: 2 })).toContain('on its way');
  expect(textOf({ status: 'packed', sentUnits: 0 })).toContain('packed and sealed');
});

test('of an order with parcels on their way names their couriers and tracking numbers', () => {
  const sent = { lines: [{ sku: 'RG101', qty: 4 }], sentOn: NOW };
  const link = statusMessageLink({
    order: { ...order, status: 'dispatched' },
    shipments: [
      buildShipment({ ...sent, courier: 'Blue Dart', trackingNumber: '4711', trackingUrl: LINK }),
      buildShipment({ ...sent, courier: 'Ravi' }),
      buildShipment({
        ...{ ...sent, courier: 'DTDC', trackingNumber: '4712' },
        outcome: { state: 'delivered', on: NOW, by: 'tara' },
      }),
    ],
    ...{ businessName: 'GlamBug Mart', link: undefined, upiId: undefined, now: NOW },
  });
  const text = (readWhatsappLink(link)?.text ?? '').replace(/[\u2066-\u2069]/g, '');
  expect(text).toContain(`The order is on its way to you.\nBlue Dart 4711: ${LINK}\nRavi\n`);
  expect(text).not.toContain('4712');
});
