/** A quote as its customer sees it in the account. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildOrder } from '#fixtures/build.ts';
import type { Order } from '#schema/order.ts';
import { QuoteTable } from './quote-table.tsx';

/** 6 rings for ₹6, requested in two sizes. */
function quotedOrder(advanceBps?: number) {
  const line = { productId: 'rg101', sku: 'RG101', title: 'Ring' };
  const rate = { basis: 'unit', pricePaise: 100 } as const;
  const amounts = { discountPaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  return buildOrder({
    lines: [
      { ...line, qty: 8, size: '12' },
      { ...line, qty: 4, size: '14' },
    ],
    quote: {
      lines: [{ sku: 'RG101', qty: 6, rate, amountPaise: 600, gstRateBps: 300 }],
      ...amounts,
      ...{ taxablePaise: 600, totalPaise: 600, validUntil: 0 },
      ...(advanceBps !== undefined && { advanceBps }),
    },
  });
}

function shown(order: Order): string {
  const { quote = expect.unreachable() } = order;
  return renderToStaticMarkup(<QuoteTable quote={quote} order={order} />);
}

test('a line states the sizes that its quantity includes', () => {
  expect(shown(quotedOrder())).toContain('Sizes 12 × 4, 14 × 2');
});

test('states the advance that the quote asks for, until it is paid or the order is confirmed', () => {
  const order = quotedOrder(5_000);
  for (const status of ['quoted', 'accepted'] as const)
    expect(shown({ ...order, status })).toContain('Advance to confirm the order: ₹3.');
  expect(shown({ ...order, status: 'accepted', paidPaise: 300 })).not.toContain('Advance');
  expect(shown({ ...order, status: 'confirmed' })).not.toContain('Advance');
  expect(shown({ ...quotedOrder(), status: 'quoted' })).not.toContain('Advance');
});

test('says how long the quote is valid, until it is accepted', () => {
  const order = quotedOrder();
  const accepted = { status: 'accepted', at: 0, by: 'asha' } as const;
  expect(shown(order)).toContain('Valid until');
  expect(shown({ ...order, timeline: [...order.timeline, accepted] })).not.toContain('Valid until');
  const quotedAgain = { status: 'quoted', at: 1, by: 'kavita' } as const;
  expect(shown({ ...order, timeline: [accepted, quotedAgain] })).toContain('Valid until');
});
