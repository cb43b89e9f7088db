/** The price of a card for visitors and for signed-in buyers. */
import { buildProduct } from '#fixtures/build.ts';
import { expect, test } from 'vitest';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { cardForBuyer } from './card-for-buyer.ts';

const hidden = entryOf('p1', buildProduct({ priceMode: 'signIn', moq: 6, unit: 'pair' }));
const NONE = new Map<string, never>();
const priceOf = (...parameters: Parameters<typeof cardForBuyer>) =>
  cardForBuyer(...parameters).price;

test('a signed-in buyer sees the price at the smallest quantity, and the lowest', () => {
  const prices = { pricePaise: 45_000, tiers: [{ minQty: 60, pricePaise: 41_700 }] };
  expect(priceOf(hidden, { state: 'ready', byProduct: new Map([['p1', prices]]) })).toEqual({
    mode: 'public',
    pricePaise: 45_000,
    lowestPaise: 41_700,
  });
});

test('of sizes with different prices, the lowest', () => {
  const bySize = [
    { label: '12', pricePaise: 40_000, tiers: [] },
    { label: '14', pricePaise: 50_000, tiers: [] },
  ];
  const byProduct = new Map([['p1', { pricePaise: 45_000, tiers: [], bySize }]]);
  expect(priceOf(hidden, { state: 'ready', byProduct })).toMatchObject({
    pricePaise: 40_000,
    isFrom: true,
  });
});

test('without a price, the card states why', () => {
  expect(priceOf(hidden, { state: 'closed', byProduct: NONE })).toEqual({ mode: 'signIn' });
  expect(priceOf(hidden, { state: 'loading', byProduct: NONE })).toEqual({
    mode: 'signIn',
    text: 'Loading price…',
  });
  expect(priceOf(hidden, { state: 'unverified', byProduct: NONE })).toEqual({
    mode: 'signIn',
    text: 'Verify your email to see prices',
  });
  expect(priceOf(hidden, { state: 'ready', byProduct: NONE })).toEqual({ mode: 'onRequest' });
});

test('a public price and a price on request stay as they are', () => {
  const state = { state: 'loading', byProduct: NONE } as const;
  const open = entryOf('p2', buildProduct({ priceMode: 'public', pricePaise: 9_900 }));
  expect(priceOf(open, state)).toMatchObject({ mode: 'public', pricePaise: 9_900 });
  const request = entryOf('p3', buildProduct({ priceMode: 'onRequest' }));
  expect(priceOf(request, state)).toEqual({ mode: 'onRequest' });
});
