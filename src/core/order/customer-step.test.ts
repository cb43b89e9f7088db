/** The steps a customer may take, and the messages for the others. */
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { isQuoteOver, quoteEnd, stepFailureMessage, stepProblem } from './customer-step.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const quotedUntil = (validUntil: number, more: Partial<Order> = {}): Order =>
  buildOrder({
    status: 'quoted',
    quote: {
      lines: [
        {
          sku: 'RG101',
          qty: 12,
          rate: { basis: 'unit', pricePaise: 100 },
          amountPaise: 1_200,
          gstRateBps: 300,
        },
      ],
      discountPaise: 0,
      taxablePaise: 1_200,
      cgstPaise: 18,
      sgstPaise: 18,
      igstPaise: 0,
      totalPaise: 1_236,
      validUntil,
    },
    ...more,
  });

describe('a status change', () => {
  it('is possible while the quote is valid', () => {
    expect(stepProblem(quotedUntil(NOW + 1), 'accepted', NOW)).toBeUndefined();
    expect(isQuoteOver(quotedUntil(NOW + 1), NOW)).toBe(false);
  });

  it('cannot accept an expired quote, but can cancel it', () => {
    const over = quotedUntil(NOW);
    expect(isQuoteOver(over, NOW)).toBe(true);
    expect(stepProblem(over, 'accepted', NOW)).toMatch(/^This quote was valid until 21 November/);
    expect(stepProblem(over, 'cancelled', NOW)).toBeUndefined();
  });

  it.each(orderStatus.options)('is possible or explained when the order is %s', (status) => {
    const order = quotedUntil(NOW + 1, { status });
    const may = status === 'requested' || status === 'quoted' || status === 'accepted';
    expect(stepProblem(order, 'cancelled', NOW) === undefined).toBe(may);
    expect(stepProblem(order, 'accepted', NOW) === undefined).toBe(status === 'quoted');
  });
});

describe('a sent quote', () => {
  it('counts until it expires, is withdrawn, or its order ends', () => {
    const ended = (status: Order['status'], until = NOW + 1) =>
      quoteEnd(quotedUntil(until, { status }), NOW);
    expect(ended('quoted')).toBeUndefined();
    expect(ended('quoted', NOW)).toBe('Expired');
    expect(ended('requested')).toBe('Withdrawn');
    expect(ended('cancelled')).toBe('Cancelled');
  });
});

describe('a failed change', () => {
  const seen = quotedUntil(NOW + 1, { rev: 2 });

  it('is explained by the current status of the order', () => {
    const message = (now: Order | null) => stepFailureMessage(now, seen, 'accepted', NOW);
    expect(message(quotedUntil(NOW, { status: 'cancelled', rev: 3 }))).toMatch(/was cancelled/);
    expect(message(quotedUntil(NOW, { status: 'expired', rev: 3 }))).toMatch(/quote expired/);
    expect(message(quotedUntil(NOW, { status: 'accepted', rev: 3 }))).toMatch(/was accepted/);
    expect(message(quotedUntil(NOW + 1, { rev: 3 }))).toMatch(/Check it, then answer/);
    expect(message(quotedUntil(NOW, { rev: 2 }))).toMatch(/^This quote was valid until/);
    expect(message(null)).toMatch(/can’t be loaded/);
  });

  it('with an unknown reason refers to the seller', () => {
    expect(stepFailureMessage(seen, seen, 'accepted', NOW)).toMatch(/Contact us/);
  });
});
