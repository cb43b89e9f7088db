import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import type { OrderListLine, SeenProduct } from '#storefront/shared/order/order-list.ts';
import { calculateOrder } from './calculate-order.ts';
import { newlySeen } from './newly-seen.ts';
import { remarkMessage } from './order-texts.ts';

describe('a price after sign-in', () => {
  const entry = entryOf('rg9', buildProduct({ sku: 'RG9', priceMode: 'signIn', moq: 1 }));
  const priced = (pricePaise: number) => new Map([['rg9', { pricePaise, tiers: [] }]]);
  const remarksAt = (seen: SeenProduct | undefined, hidden = priced(50_000)) =>
    calculateOrder([{ sku: 'RG9', qty: 12, seen }], new Map([['RG9', entry]]), {}, hidden).lines[0]
      ?.remarks;
  const seenAt = (pricePaise: number) =>
    newlySeen({ sku: 'RG9', qty: 12 }, entry, priced(pricePaise));

  test('is noted without its amount, once it is loaded', () => {
    expect(newlySeen({ sku: 'RG9', qty: 12 }, entry, new Map())).not.toHaveProperty('mark');
    const seen = seenAt(45_000);
    expect(seen).toMatchObject({ pricePaise: null, mark: expect.any(Number) });
    expect(JSON.stringify(seen)).not.toContain('45000');
    // A changed price stays reported until it is acknowledged.
    expect(newlySeen({ sku: 'RG9', qty: 12, seen }, entry, priced(50_000))).toBeUndefined();
    const line = { sku: 'RG9', qty: 12, seen: { title: 'Ring', pricePaise: null, atQty: 12 } };
    expect(newlySeen(line, entry, priced(45_000))).toMatchObject({
      title: 'Ring',
      mark: seen?.mark,
    });
  });

  test('is reported when it changed since it was seen', () => {
    const changed = { kind: 'price', wasPaise: null, nowPaise: null, unit: 'piece' } as const;
    expect(remarksAt(seenAt(45_000))).toEqual([changed]);
    expect(remarkMessage(changed)).toBe('The price of this design changed since you added it.');
    expect(remarksAt(seenAt(50_000))).toEqual([]);
    expect(remarksAt(seenAt(45_000), new Map())).toEqual([]);
    expect(remarksAt(undefined)).toEqual([]);
  });
});

test('the public price of a size is noted when the list first shows it', () => {
  const sizes = [{ label: '14', qty: 6 }];
  const prices = {
    ...{ pricePaise: 33_000, tiers: [] },
    bySize: [{ label: '14', pricePaise: 37_400, tiers: [] }],
  };
  const product = buildProduct({ sku: 'RG9', title: 'Ring', priceMode: 'public' });
  const entry = { ...entryOf('rg9', product), prices, sizes: ['12', '14'] };
  const noted = (line: OrderListLine) => newlySeen(line, entry, new Map());
  const line = { sku: 'RG9', qty: 6, sizes };
  const seen = { title: 'Ring', pricePaise: 33_000, atQty: 6 };
  const all = [{ label: '14', pricePaise: 37_400 }];
  expect(noted(line)).toEqual({ ...seen, sizes: all });
  expect(noted({ ...line, seen })).toEqual({ ...seen, sizes: all });
  const both = { ...line, qty: 12, sizes: [{ label: '12', qty: 6 }, ...sizes] };
  expect(noted({ ...both, seen: { ...seen, sizes: all } })).toEqual({
    ...{ ...seen, atQty: 12 },
    sizes: [{ label: '12', pricePaise: 33_000 }, ...all],
  });
  // A changed price stays reported until it is acknowledged.
  const earlier = [{ label: '14', pricePaise: 30_000 }];
  expect(noted({ ...line, seen: { ...seen, pricePaise: 30_000 } })).toBeUndefined();
  const unmade = [{ label: '9', qty: 6 }];
  expect(noted({ ...line, sizes: unmade, seen: { ...seen, pricePaise: 30_000 } })).toBeUndefined();
  expect(noted({ ...line, seen: { ...seen, sizes: earlier } })).toBeUndefined();
  expect(noted({ ...both, seen: { ...seen, sizes: earlier } })).toBeUndefined();
});

test('the public price is noted at the quantity that the list shows', () => {
  const product = buildProduct({ sku: 'RG9', title: 'Ring', priceMode: 'public', pricePaise: 450 });
  const prices = { pricePaise: 45_000, tiers: [{ minQty: 24, pricePaise: 41_700 }] };
  const entry = { ...entryOf('rg9', product), prices };
  const noted = (pricePaise: number) =>
    newlySeen(
      { sku: 'RG9', qty: 24, seen: { title: 'Ring', pricePaise, atQty: 12, mark: 7 } },
      entry,
      new Map(),
    );
  expect(noted(45_000)).toEqual({ title: 'Ring', pricePaise: 41_700, atQty: 24, mark: 7 });
  expect(noted(40_000)).toBeUndefined();
});
