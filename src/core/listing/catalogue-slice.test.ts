/** Packing and unpacking returns the same entries. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { PriceTier } from '#schema/product.ts';
import { cardOfEntry } from './card-of-entry.ts';
import { entryOf } from './catalogue-entry.ts';
import { packSlice, unpackSlice } from './catalogue-slice.ts';

const carried = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

type Pricing =
  { priceMode: 'public'; pricePaise: number; tiers: PriceTier[] } | { priceMode: 'signIn' };

const TIERS = [
  { minQty: 10, pricePaise: 44_000 },
  { minQty: 50, pricePaise: 42_050 },
];

const anyProduct = fc
  .record({
    title: fc.constantFrom('Solitaire ring', 'Jhumka', 'अंगूठी'),
    slug: fc.constantFrom('solitaire-ring', 'a-ring-rg101', 'rg101', 'other'),
    size: fc.constantFrom(undefined, 'Indian 12', 'Free size'),
    stones: fc.constantFrom<string[]>([], ['CZ'], ['CZ', 'Pearl']),
    moq: fc.constantFrom(6, 12),
    orderMultiple: fc.constantFrom(1, 6),
    tags: fc.constantFrom<string[]>([], ['new']),
    plating: fc.constantFrom('none' as const, 'gold' as const),
    pricing: fc.constantFrom<Pricing[]>(
      { priceMode: 'public', pricePaise: 45_000, tiers: [] },
      { priceMode: 'public', pricePaise: 45_000, tiers: TIERS },
      { priceMode: 'signIn' },
    ),
  })
  .map(({ pricing, ...fields }) => buildProduct({ ...fields, ...pricing }));

const anyEntry = fc
  .record({ id: fc.constantFrom('rg101', 'AbC123'), product: anyProduct })
  .map(({ id, product }) => entryOf(id, product));

test('packing and unpacking returns the same entries', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), (entries) => {
      expect(unpackSlice(carried(packSlice(entries)))).toEqual(entries);
    }),
  );
});

describe('invalid data', () => {
  test.each([null, 7, 'text', {}, { format: 99 }])('rejects %j', (value) => {
    expect(() => unpackSlice(value)).toThrow('another format');
  });

  test('rejects a column that is too short', () => {
    const packed = packSlice([entryOf('rg101', buildProduct())]);
    expect(() =>
      unpackSlice({ ...packed, columns: { ...packed.columns, title: { values: [] } } }),
    ).toThrow('not whole');
  });
});

test('a card shows the price at the smallest quantity and the lowest price', () => {
  const product = buildProduct({
    priceMode: 'public',
    moq: 12,
    orderMultiple: 6,
    pricePaise: 45_000,
    tiers: [
      { minQty: 12, pricePaise: 44_000 },
      { minQty: 48, pricePaise: 40_000 },
    ],
  });
  expect(cardOfEntry(entryOf('rg101', product)).price).toEqual({
    mode: 'public',
    pricePaise: 44_000,
    lowestPaise: 40_000,
  });
});
