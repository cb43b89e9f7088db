/** Prices for signed-in buyers: who gets them, which are requested, and failures. */
import { buildAccount, refusal } from '#fixtures/build-account.ts';
import { describe, expect, test } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import type { PriceList } from '#core/pricing.ts';
import { createHiddenPrices } from './hidden-prices.ts';

const price: PriceList = { pricePaise: 45_000, tiers: [] };

function reader(options: { user?: User | null; hasSignedIn?: boolean; failing?: number } = {}) {
  const { user = userFrom(buildAccount()), hasSignedIn = true } = options;
  const loads: (readonly string[])[] = [];
  let queries = 0;
  let failing = options.failing ?? 0;
  const prices = createHiddenPrices({
    mayBeSignedIn: () => hasSignedIn,
    findUser: () => Promise.resolve((queries += 1)).then(() => user),
    load: (ids) => {
      loads.push(ids);
      if ((failing -= 1) >= 0) return Promise.reject(refusal('unavailable'));
      const prices = new Map(ids.filter((id) => id !== 'slow').map((id) => [id, price]));
      return Promise.resolve({ prices, failedIds: ids.filter((id) => id === 'slow') });
    },
  });
  return { ...prices, loads, queries: () => queries };
}

test('requests nothing for a visitor who has never signed in', async () => {
  const { $hiddenPrices, requestPrices, loads, queries } = reader({ hasSignedIn: false });
  await requestPrices(['a']);
  expect([$hiddenPrices.get().state, loads, queries()]).toEqual(['closed', [], 0]);
});

test('loads each price once for a buyer with a verified email', async () => {
  const { $hiddenPrices, requestPrices, loads } = reader();
  await requestPrices(['a', 'b']);
  await requestPrices(['a', 'b', 'c']);
  expect(loads).toEqual([['a', 'b'], ['c']]);
  expect($hiddenPrices.get()).toEqual({
    state: 'ready',
    byProduct: new Map(['a', 'b', 'c'].map((id) => [id, price])),
  });
});

test('loads nothing for a buyer without a verified email', async () => {
  const { $hiddenPrices, requestPrices, loads, queries } = reader({
    user: userFrom(buildAccount({ emailVerified: false })),
  });
  await requestPrices(['a']);
  await requestPrices(['a']);
  expect([$hiddenPrices.get().state, loads, queries()]).toEqual(['unverified', [], 1]);
});

test('has no prices when the session has ended', async () => {
  const { $hiddenPrices, requestPrices, loads } = reader({ user: null });
  await requestPrices(['a']);
  expect([$hiddenPrices.get().state, loads]).toEqual(['closed', []]);
});

describe('after a failure', () => {
  test('does not retry by itself, only on request', async () => {
    const { $hiddenPrices, requestPrices, loads } = reader({ failing: 1 });
    await requestPrices(['a']);
    await requestPrices(['a']);
    expect([$hiddenPrices.get().state, loads.length]).toEqual(['absent', 1]);
    await requestPrices(['a'], true);
    expect([$hiddenPrices.get().state, loads.length]).toEqual(['ready', 2]);
  });
});

test('keeps loaded prices and retries only the missing ones', async () => {
  const { $hiddenPrices, requestPrices, loads } = reader();
  await requestPrices(['a', 'slow']);
  expect($hiddenPrices.get()).toEqual({ state: 'absent', byProduct: new Map([['a', price]]) });
  await requestPrices(['a', 'slow'], true);
  expect(loads).toEqual([['a', 'slow'], ['slow']]);
});

test('deletes the prices when the buyer signs out', async () => {
  const { $hiddenPrices, requestPrices, forgetPrices } = reader();
  await requestPrices(['a']);
  forgetPrices();
  expect($hiddenPrices.get()).toEqual({ state: 'closed', byProduct: new Map() });
});

/** A reader whose loads end when the test says so. */
function slowReader() {
  const ends: (() => void)[] = [];
  const prices = createHiddenPrices({
    mayBeSignedIn: () => true,
    findUser: () => Promise.resolve(userFrom(buildAccount())),
    load: (ids) =>
      new Promise((resolve) =>
        ends.push(() => resolve({ prices: new Map(ids.map((id) => [id, price])), failedIds: [] })),
      ),
  });
  return { ...prices, ends };
}

test('is loading until the last of several requests is answered', async () => {
  const { $hiddenPrices, requestPrices, ends } = slowReader();
  const both = [requestPrices(['a']), requestPrices(['b'])];
  await expect.poll(() => ends.length).toBe(2);
  ends[0]?.();
  await both[0];
  expect($hiddenPrices.get().state).toBe('loading');
  ends[1]?.();
  await both[1];
  expect($hiddenPrices.get().state).toBe('ready');
  const third = requestPrices(['c']);
  expect($hiddenPrices.get().state).toBe('loading');
  await expect.poll(() => ends.length).toBe(3);
  ends[2]?.();
  await third;
  expect([...$hiddenPrices.get().byProduct.keys()]).toEqual(['a', 'b', 'c']);
});

test('ignores prices that arrive after the buyer signed out', async () => {
  const { $hiddenPrices, requestPrices, forgetPrices, ends } = slowReader();
  const request = requestPrices(['a']);
  await expect.poll(() => ends.length).toBe(1);
  forgetPrices();
  ends[0]?.();
  await request;
  expect($hiddenPrices.get()).toEqual({ state: 'closed', byProduct: new Map() });
});
