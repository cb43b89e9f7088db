/** Which steps a customer may take, and what is said of the others. */
import { describe, expect, it } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import { orderStatus, type Order } from '#schema/order.ts';
import { changedWords, isQuoteOver, stepProblem } from './customer-step.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

const quotedUntil = (validUntil: number, more: Partial<Order> = {}): Order =>
  buildOrder({
    status: 'quoted',
    quote: {
      lines: [
        {
          sku: 'RG101',
          qty: 12,
          rate: { basis: 'piece', pricePaise: 100 },
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

describe('a step', () => {
  it('is possible while the quote stands', () => {
    expect(stepProblem(quotedUntil(NOW + 1), 'accepted', NOW)).toBeUndefined();
    expect(isQuoteOver(quotedUntil(NOW + 1), NOW)).toBe(false);
  });

  it('is not once the quote has run out, but letting it go is', () => {
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

describe('a change meanwhile', () => {
  const seen = quotedUntil(NOW + 1, { rev: 2 });

  it('is told by what the order is now', () => {
    const told = (now: Order | null) => changedWords(now, seen, 'accepted', NOW);
    expect(told(quotedUntil(NOW, { status: 'cancelled', rev: 3 }))).toMatch(/It was cancelled\.$/);
    expect(told(quotedUntil(NOW, { status: 'expired', rev: 3 }))).toMatch(/has expired/);
    expect(told(quotedUntil(NOW, { status: 'accepted', rev: 3 }))).toMatch(/already accepted/);
    expect(told(quotedUntil(NOW + 1, { rev: 3 }))).toMatch(/Check it, then answer/);
    expect(told(quotedUntil(NOW, { rev: 2 }))).toMatch(/^This quote was valid until/);
    expect(told(null)).toMatch(/can’t be loaded/);
  });

  it('that cannot be made out leads to a person', () => {
    expect(changedWords(seen, seen, 'accepted', NOW)).toMatch(/Contact us/);
  });
});
