/** Messages to customers. */
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
        rate: { basis: 'piece', pricePaise: 10_000 },
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

test.each(orderStatus.options)('of “%s”: names the order, and where it is', (status) => {
  const words = statusMessage({ ...about, status });
  expect(words.join('\n')).toContain(order.number);
  expect(words.at(-1)).toBe(LINK);
  expect(words.length).toBeGreaterThan(3);
});

test('a quote says what it comes to, and until when', () => {
  const stands = { ...order, status: 'quoted' as const };
  const words = statusMessage({ ...about, order: stands, status: 'quoted' }).join('\n');
  expect(words).toContain('₹1,23,600 including GST');
  expect(words).toContain('28 November 2026');
});

test('the note of the step goes along, and only of that step', () => {
  expect(statusMessage({ ...about, status: 'dispatched' }).join('\n')).toContain('Blue Dart 4711');
  expect(statusMessage({ ...about, status: 'packed' }).join('\n')).not.toContain('Blue Dart');
});

test('it opens a chat with the customer, whatever they are called', () => {
  const name = 'مجوهرات & Söhne? #1 \u202Etxt';
  const called = { ...order, contact: { ...order.contact, name } };
  const link = statusMessageLink({ ...about, order: called, status: 'packed' });
  const read = readWhatsappLink(link);
  expect(read?.phone).toBe('919876543210');
  expect(read?.text).toContain('\u2068مجوهرات & Söhne? #1 txt\u2069,');
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
});

test('nobody is asked to accept a quote that has run out, or was answered', () => {
  const said = (status: OrderStatus, now: number): string =>
    statusMessage({ ...about, order: { ...order, status }, status: 'quoted', now }).join('\n');
  const later = Date.parse('2026-11-29T09:00:00Z');
  expect(said('quoted', NOW)).toContain('accept it here');
  expect(said('quoted', later)).toContain('expired on 28 November 2026');
  for (const words of [said('quoted', later), said('accepted', NOW), said('cancelled', NOW)])
    expect(words).not.toContain('accept it');
});

test('of an order that came to nothing, only that is said', () => {
  expect(isStillSaid({ status: 'cancelled' }, 'quoted')).toBe(false);
  expect(isStillSaid({ status: 'cancelled' }, 'cancelled')).toBe(true);
  expect(isStillSaid({ status: 'packed' }, 'confirmed')).toBe(true);
});
