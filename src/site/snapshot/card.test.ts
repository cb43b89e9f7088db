import { expect, test } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { cardOfEntry } from '#core/listing/card-of-entry.ts';
import { packSlice, unpackSlice } from '#core/listing/catalogue-slice.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import { productRow } from './card.ts';

/** Paise per gram. */
const RATE = 9_000;

test('the card of sizes with different prices has the lowest one, as in browsers', () => {
  const product = buildProduct({
    ...{ sku: 'CH101', netWeightMg: 10_000, moq: 6, sizeSystem: 'inch' },
    sizes: [{ label: '16 inch', netWeightMg: 8_000 }, { label: '18 inch' }],
    byWeight: { makingPerUnitPaise: 10_000, makingTiers: [{ minQty: 24, offBps: 5_000 }] },
  });
  const { card, entry } = productRow('ch101', atRate(product, RATE), undefined, RATE);
  expect(card.price).toEqual({
    ...{ mode: 'public', pricePaise: 82_000, lowestPaise: 77_000, isFrom: true },
  });
  // The catalogue data has the weights instead.
  expect(entry.prices).not.toHaveProperty('bySize');
  const [published] = unpackSlice(JSON.parse(JSON.stringify(packSlice([entry], RATE))));
  expect(published && cardOfEntry(published).price).toEqual(card.price);
});

test('the card of sizes that cost the same has one price', () => {
  const sizes = [{ label: '16 inch', netWeightMg: 10_001 }];
  const byWeight = { makingPerUnitPaise: 10_000, makingTiers: [] };
  const product = buildProduct({ netWeightMg: 10_000, sizeSystem: 'inch', sizes, byWeight });
  expect(productRow('ch101', atRate(product, RATE), undefined, RATE).card.price).toEqual({
    ...{ mode: 'public', pricePaise: 100_000, lowestPaise: 100_000 },
  });
});
