/** WhatsApp messages to customers. */
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { readWhatsappLink } from '#core/whatsapp.ts';
import { orderStatus, type OrderStatus } from '#schema/order.ts';
import { LONGEST_LINK } from '#core/order/fitting-link.ts';
import { isStillSaid, statusMessage, statusMessageLink } from './status-message.ts';

const LINK = 'https://shop.in/account/orders/an-id';
const order = buildOrder({
  contact: { name: 'Asha Rao', phone: '+919876543210' },
  lines: [{ productId: 'a', sku: 'RG101', title: 'Ring', qty: 1_200 }],
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
const about = { order, businessName: 'GlamBug Mart', link: LINK, now: NOW };

test.each(orderStatus.options)('the message for “%s” names the order and its link', (status) => {
  const message = statusMessage({ ...about, status });
  expect(message.join('\n')).toContain(order.number);
  expect(message.at(-1)).toBe(LINK);
  expect(message.length).toBeGreaterThan(3);
});

test('a quote has its total and its last day', () => {
  const quotedOrder = { ...order, status: 'quoted' as const };
  const message = statusMessage({ ...about, order: quotedOrder, status: 'quoted' }).join('\n');
  expect(message).toContain('₹1,23,600 including GST');
  expect(message).toContain('28 November 2026');
});

test('includes the note of its own step only', () => {
  expect(statusMessage({ ...about, status: 'dispatched' }).join('\n')).toContain('Blue Dart 4711');
  expect(statusMessage({ ...about, status: 'packed' }).join('\n')).not.toContain('Blue Dart');
});

test('opens a chat with the customer, whatever the name contains', () => {
  const name = 'مجوهرات & Söhne? #1 \u202Etxt';
  const called = { ...order, contact: { ...order.contact, name } };
  const link = statusMessageLink({ ...about, order: called, status: 'packed' });
  const read = readWhatsappLink(link);
  expect(read?.phone).toBe('919876543210');
  expect(read?.text).toContain('\u2068مجوهرات & Söhne? #1 txt\u2069,');
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
});

test('does not ask to accept an expired or answered quote', () => {
  const said = (status: OrderStatus, now: number): string =>
    statusMessage({ ...about, order: { ...order, status }, status: 'quoted', now }).join('\n');
  const later = Date.parse('2026-11-29T09:00:00Z');
  expect(said('quoted', NOW)).toContain('accept it here');
  expect(said('quoted', later)).toContain('expired on 28 November 2026');
  for (const message of [said('quoted', later), said('accepted', NOW), said('cancelled', NOW)])
    expect(message).not.toContain('accept it');
});

test('for an order that has ended, says only that', () => {
  expect(isStillSaid({ status: 'cancelled' }, 'quoted')).toBe(false);
  expect(isStillSaid({ status: 'cancelled' }, 'cancelled')).toBe(true);
  expect(isStillSaid({ status: 'packed' }, 'confirmed')).toBe(true);
});
