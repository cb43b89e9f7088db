import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { sizeRange } from '#core/sizes/normalize-size.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { pricesNote, sheetDesign, sheetPages } from './sheet-design.ts';
import { LAYOUTS, optionsFrom } from './sheet-options.ts';

const options = (query = '') => optionsFrom(new URLSearchParams(query));
const NONE = new Map();

describe('prices', () => {
  const priced = entryOf(
    'rg1',
    buildProduct({
      priceMode: 'public',
      pricePaise: 45_000,
      moq: 6,
      unit: 'pair',
      tiers: [{ minQty: 24, pricePaise: 43_000 }],
    }),
  );
  const hidden = entryOf('rg2', buildProduct({ priceMode: 'signIn' }));

  test('are wholesale prices with the lowest one', () => {
    expect(sheetDesign(priced, NONE, options()).price).toEqual({
      amount: '₹450',
      note: 'per pair, bulk from ₹430',
    });
  });

  test('have the margin, without wholesale prices', () => {
    const own = sheetDesign(priced, NONE, options('prices=margin&margin=37.5&round=10'));
    expect(own.price).toEqual({ amount: '₹620', note: 'per pair' });
  });

  test('have a date only if they are the current ones', () => {
    expect(pricesNote('wholesale', '28 Nov')).toBe(
      'Prices as of 28 Nov, before GST. They can change.',
    );
    expect(pricesNote('margin', '28 Nov')).toBe('Prices as of 28 Nov. They can change.');
    expect(pricesNote('wholesale', undefined)).toBe(
      'Last loaded prices, before GST. They can change.',
    );
    expect(pricesNote('none', '28 Nov')).toBe('');
  });

  test('are missing from a sheet without prices', () => {
    expect(sheetDesign(priced, NONE, options('prices=none')).price).toBeUndefined();
  });

  test('after sign-in are shown only to a customer who has them', () => {
    expect(sheetDesign(hidden, NONE, options()).price).toEqual({
      amount: undefined,
      note: 'Price after sign-in',
    });
    const own = new Map([[hidden.id, { pricePaise: 10_000, tiers: [] }]]);
    expect(sheetDesign(hidden, own, options('prices=margin&margin=100&round=1')).price).toEqual({
      amount: '₹200',
      note: 'per piece',
    });
  });

  test('on request are named so', () => {
    const entry = entryOf('rg3', buildProduct({ priceMode: 'onRequest' }));
    expect(sheetDesign(entry, NONE, options()).price?.note).toBe('Price on request');
  });
});

test('sizes with prices and weights of their own are shown as ranges', () => {
  const chain = {
    ...entryOf('ch1', buildProduct({ priceMode: 'public', pricePaise: 100_000, moq: 6 })),
    netWeightMg: 10_000,
    sizes: ['16 inch', '24 inch'],
    sizeWeights: [10_000, 15_500],
    prices: {
      pricePaise: 100_000,
      tiers: [],
      bySize: [{ label: '24 inch', pricePaise: 145_000, tiers: [] }],
    },
  };
  expect(sheetDesign(chain, NONE, options())).toMatchObject({
    weight: '10–15.5 g',
    price: { amount: '₹1,000–₹1,450', note: 'per piece' },
  });
  expect(sheetDesign(chain, NONE, options('prices=margin&margin=100&round=1')).price?.amount).toBe(
    '₹2,000–₹2,900',
  );
});

test('sizes with prices of their own have the lowest bulk price', () => {
  const tiersAt = (pricePaise: number) => [{ minQty: 24, pricePaise }];
  const chain = {
    ...entryOf('ch1', buildProduct({ priceMode: 'public', pricePaise: 100_000, moq: 6 })),
    prices: {
      ...{ pricePaise: 100_000, tiers: tiersAt(98_000) },
      bySize: [{ label: '16 inch', pricePaise: 90_000, tiers: tiersAt(88_000) }],
    },
  };
  expect(sheetDesign(chain, NONE, options()).price).toEqual({
    amount: '₹900–₹1,000',
    note: 'bulk from ₹880',
  });
});

test.each([
  ['bangle', sizeRange('bangle', { from: 2, to: 12, step: 1 }), 'Sizes 2-2 to 2-12'],
  [
    'indianRing',
    sizeRange('indianRing', { from: 6, to: 30, step: 2 }),
    'Sizes Indian 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30',
  ],
  ['inch', sizeRange('inch', { from: 14, to: 25.5, step: 0.5 }), '24 sizes, 14 inch to 25.5 inch'],
  ['free', ['A rather long label', 'Another long label', 'The longest label of all'], '3 sizes'],
  ['free', ['Free size'], 'Free size'],
] as const)('sizes of the system %s are written whole, or counted', (sizeSystem, sizes, text) => {
  const entry = { ...entryOf('rg1', buildProduct({})), sizeSystem, sizes: [...sizes] };
  expect(sheetDesign(entry, NONE, options()).sizes).toBe(text);
});

test('the MOQ can be left out', () => {
  const entry = entryOf('rg1', buildProduct({ moq: 12, unit: 'pair' }));
  expect(sheetDesign(entry, NONE, options()).moq).toBe('12 pairs');
  expect(sheetDesign(entry, NONE, options('moq=no')).moq).toBeUndefined();
});

test('no design is lost or repeated between pages, and none is empty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.constantFrom(...LAYOUTS), (designs, layout) => {
      const pages = sheetPages(designs, layout);
      expect(pages.flat()).toEqual(designs);
      expect(pages.every((page) => page.length > 0)).toBe(true);
    }),
  );
});
