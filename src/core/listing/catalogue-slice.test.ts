/** What is packed for browsers comes out as it went in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { PriceTier } from '#schema/product.ts';
import { cardOfEntry, entryOf } from './catalogue-entry.ts';
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

test('every entry comes back as it was', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 20 }), (entries) => {
      expect(unpackSlice(carried(packSlice(entries)))).toEqual(entries);
    }),
  );
});

describe('what is no slice of this format', () => {
  test.each([null, 7, 'text', {}, { format: 99 }])('%j is refused', (value) => {
    expect(() => unpackSlice(value)).toThrow('another format');
  });

  test('a column that is too short is refused', () => {
    const packed = packSlice([entryOf('rg101', buildProduct())]);
    expect(() => unpackSlice({ ...packed, title: [] })).toThrow('not whole');
  });
});

test('the card of an entry shows the price at the smallest quantity and the lowest', () => {
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
