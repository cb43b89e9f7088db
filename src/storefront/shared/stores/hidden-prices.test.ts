/** Prices for signed-in buyers: who gets them, what is asked for, and what happens when they do not come. */
import { buildAccount, refusal } from '#fixtures/fake-session.ts';
import { describe, expect, test } from 'vitest';
import { userFrom, type User } from '#core/account/user.ts';
import type { PriceList } from '#core/pricing.ts';
import { createHiddenPrices } from './hidden-prices.ts';

const price: PriceList = { pricePaise: 45_000, tiers: [] };

function reader(options: { user?: User | null; isKnown?: boolean; failing?: number } = {}) {
  const { user = userFrom(buildAccount()), isKnown = true } = options;
  const loads: (readonly string[])[] = [];
  let asked = 0;
  let failing = options.failing ?? 0;
  const prices = createHiddenPrices({
    mayBeSignedIn: () => isKnown,
    findUser: () => Promise.resolve((asked += 1)).then(() => user),
    load: (ids) => {
      loads.push(ids);
      if ((failing -= 1) >= 0) return Promise.reject(refusal('unavailable'));
      const prices = new Map(ids.filter((id) => id !== 'slow').map((id) => [id, price]));
      return Promise.resolve({ prices, unread: ids.filter((id) => id === 'slow') });
    },
  });
  return { ...prices, loads, asked: () => asked };
}

test('who never signed in is asked for nothing', async () => {
  const { $hiddenPrices, wantPrices, loads, asked } = reader({ isKnown: false });
  await wantPrices(['a']);
  expect([$hiddenPrices.get().state, loads, asked()]).toEqual(['closed', [], 0]);
});

test('a signed-in buyer with a verified email gets them, each asked for once', async () => {
  const { $hiddenPrices, wantPrices, loads } = reader();
  await wantPrices(['a', 'b']);
  await wantPrices(['a', 'b', 'c']);
  expect(loads).toEqual([['a', 'b'], ['c']]);
  expect($hiddenPrices.get()).toEqual({
    state: 'ready',
    byProduct: new Map(['a', 'b', 'c'].map((id) => [id, price])),
  });
});

test('one whose email is not verified gets none', async () => {
  const { $hiddenPrices, wantPrices, loads, asked } = reader({
    user: userFrom(buildAccount({ emailVerified: false })),
  });
  await wantPrices(['a']);
  await wantPrices(['a']);
  expect([$hiddenPrices.get().state, loads, asked()]).toEqual(['unverified', [], 1]);
});

test('when nobody is signed in any more, there are none', async () => {
  const { $hiddenPrices, wantPrices, loads } = reader({ user: null });
  await wantPrices(['a']);
  expect([$hiddenPrices.get().state, loads]).toEqual(['closed', []]);
});

describe('when they do not come', () => {
  test('nothing is asked again by itself, only when a person asks', async () => {
    const { $hiddenPrices, wantPrices, loads } = reader({ failing: 1 });
    await wantPrices(['a']);
    await wantPrices(['a']);
    expect([$hiddenPrices.get().state, loads.length]).toEqual(['absent', 1]);
    await wantPrices(['a'], true);
    expect([$hiddenPrices.get().state, loads.length]).toEqual(['ready', 2]);
  });
});

test('what has come stays when others have not, and those alone are asked for again', async () => {
  const { $hiddenPrices, wantPrices, loads } = reader();
  await wantPrices(['a', 'slow']);
  expect($hiddenPrices.get()).toEqual({ state: 'absent', byProduct: new Map([['a', price]]) });
  await wantPrices(['a', 'slow'], true);
  expect(loads).toEqual([['a', 'slow'], ['slow']]);
});

test('they are forgotten when the buyer goes', async () => {
  const { $hiddenPrices, wantPrices, forgetPrices } = reader();
  await wantPrices(['a']);
  forgetPrices();
  expect($hiddenPrices.get()).toEqual({ state: 'closed', byProduct: new Map() });
});
