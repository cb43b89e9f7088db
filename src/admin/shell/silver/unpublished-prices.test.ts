import { expect, test } from 'vitest';
import { buildProduct, buildProductDocument } from '#fixtures/build.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { rateChanges } from './rate-changes.ts';
import { loadUnpublished, withUnpublished } from './unpublished-prices.ts';

const BY_WEIGHT = { makingPerUnitPaise: 10_000, makingTiers: [] };
const ring = buildProduct({
  sku: 'RG1',
  netWeightMg: 10_000,
  grossWeightMg: 10_000,
  byWeight: BY_WEIGHT,
});
const RATES = { before: 9_000, after: 9_500 };
const PUBLISHED_AT = Date.parse('2026-05-01T10:00:00Z');

const draft = buildProductDocument({
  ...{
    sku: 'RG2',
    status: 'draft',
    netWeightMg: 20_000,
    grossWeightMg: 20_000,
    byWeight: BY_WEIGHT,
  },
});
const heavier = buildProduct({
  ...ring,
  netWeightMg: 12_000,
  grossWeightMg: 12_000,
  updatedAt: PUBLISHED_AT + 1,
});
const rowsWith = (...products: { id: string; product: typeof draft }[]) =>
  rateChanges(withUnpublished([entryOf('rg1', ring)], products), new Map(), RATES);

test('a draft is listed after the live products, with its state', () => {
  expect(rowsWith({ id: 'rg2', product: draft })).toMatchObject([
    { item: { sku: 'RG1' }, unpublished: undefined },
    {
      item: { sku: 'RG2' },
      unpublished: 'Draft',
      before: { prices: { pricePaise: 190_000 } },
      after: { prices: { pricePaise: 200_000 } },
    },
  ]);
});

test('an unpublished change replaces the live product', () => {
  expect(rowsWith({ id: 'rg1', product: heavier })).toMatchObject([
    { unpublished: 'Edits not live', after: { prices: { pricePaise: 124_000 } } },
  ]);
});

test('deleted products and drafts without a weight have no price', () => {
  const { netWeightMg: _, ...unweighed } = draft;
  expect(rowsWith({ id: 'rg1', product: { ...heavier, deletedAt: PUBLISHED_AT } })).toEqual([]);
  expect(rowsWith({ id: 'rg2', product: unweighed })).toHaveLength(1);
});

test('reads drafts, and what was saved after the last publish', async () => {
  const none = { products: [], isMore: false };
  const live = { id: 'rg3', product: buildProduct({ ...ring, updatedAt: PUBLISHED_AT }) };
  const read = await loadUnpublished({
    liveChangedAt: () => Promise.resolve(PUBLISHED_AT),
    unpublishedProducts: () =>
      Promise.resolve({ products: [{ id: 'rg2', product: draft }], isMore: true }),
    savedSince: (since) =>
      Promise.resolve(
        since === PUBLISHED_AT
          ? { ...none, products: [{ id: 'rg1', product: heavier }, live] }
          : none,
      ),
  });
  expect(read.isMore).toBe(true);
  expect(read.products.map(({ id }) => id)).toEqual(['rg2', 'rg1']);
});
