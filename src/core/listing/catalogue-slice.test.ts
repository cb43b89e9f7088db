/** Packing and unpacking returns the same entries. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import type { PriceTier } from '#schema/product.ts';
import type { ProductSize } from '#schema/size.ts';
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
    stones: fc.constantFrom<string[]>([], ['CZ'], ['CZ', 'Pearl']),
    moq: fc.constantFrom(6, 12),
    orderMultiple: fc.constantFrom(1, 6),
    tags: fc.constantFrom<string[]>([], ['new']),
    plating: fc.constantFrom('none' as const, 'gold' as const),
    sizes: fc.constantFrom<ProductSize[][]>(
      [],
      [{ label: '12' }, { label: '14' }],
      [
        { label: '12', sku: '12' },
        { label: '14', sku: '14' },
      ],
      [{ label: '12', sku: 'S' }, { label: '14' }],
      [{ label: '12', netWeightMg: 2_100 }, { label: '14' }, { label: '16', netWeightMg: 2_530 }],
    ),
    pricing: fc.constantFrom<Pricing[]>(
      { priceMode: 'public', pricePaise: 45_000, tiers: [] },
      { priceMode: 'public', pricePaise: 45_000, tiers: TIERS },
      { priceMode: 'signIn' },
    ),
  })
  .map(({ pricing, ...fields }) =>
    buildProduct({ ...fields, sizeSystem: 'indianRing', ...pricing }),
  );

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

test('filters get the longest sides in whole millimetres', () => {
  const dimensions = { lengthUm: 12_500, heightUm: 8_000, widthUm: 2_000 };
  expect(entryOf('rg101', buildProduct({ dimensions }))).toMatchObject({
    lengthMm: 13,
    widthMm: 2,
  });
  expect(entryOf('rg101', buildProduct())).not.toHaveProperty('lengthMm');
});

test('a price by weight is that of each size', () => {
  const product = buildProduct({
    netWeightMg: 10_000,
    priceMode: 'public',
    pricePaise: 100_000,
    byWeight: { makingPerUnitPaise: 10_000, makingTiers: [] },
    sizeSystem: 'inch',
    sizes: [{ label: '16 inch' }, { label: '24 inch', netWeightMg: 15_000 }],
  });
  const [entry] = unpackSlice(carried(packSlice([entryOf('ch101', product)], 9_000)));
  expect(entry).toMatchObject({
    sizeWeights: [10_000, 15_000],
    prices: { pricePaise: 100_000, bySize: [{ label: '24 inch', pricePaise: 145_000 }] },
  });
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
