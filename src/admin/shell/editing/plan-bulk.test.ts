import { expect, test } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { inverseOf } from './inverse-write.ts';
import { planBulk } from './plan-bulk.ts';
import { editableProduct } from '#core/editing/product-form.ts';

const ID = 'rg101';

test('writes only what differs', () => {
  const base = [buildProduct({ stockStatus: 'inStock', rev: 4 }), undefined] as const;
  const change = (form: object) => ({ ...form, stockStatus: 'outOfStock' });
  expect(planBulk(editableProduct, { id: ID, base, change })).toMatchObject({
    success: true,
    value: [{ id: ID, rev: 5, changes: [{ field: 'stockStatus' }] }],
  });
  const none = planBulk(editableProduct, { id: ID, base, change: (form) => form });
  expect(none).toEqual({ success: true, value: [] });
});

test('changes a price for signed-in buyers in its own document', () => {
  const product = buildProduct({ priceMode: 'signIn' });
  const base = [product, buildPrice({ pricePaise: 10_000, rev: 2 })] as const;
  const change = (form: object) => ({ ...form, pricePaise: 20_000 });
  expect(planBulk(editableProduct, { id: ID, base, change })).toMatchObject({
    value: [{ collection: 'prices', rev: 3, changes: [{ before: 10_000, after: 20_000 }] }],
  });
});

test("explains why a document can't be changed", () => {
  const base = [buildProduct({ moq: 6, orderMultiple: 3 }), undefined] as const;
  const change = (form: object) => ({ ...form, orderMultiple: 4 });
  const plan = planBulk(editableProduct, { id: ID, base, change });
  expect(plan.success).toBe(false);
  expect(JSON.stringify(plan)).toContain('MOQ must be a multiple of the order multiple.');
});

test('keeps a fixed SKU and reports it', () => {
  const base = [buildProduct({ sku: 'RG101', status: 'published' }), undefined] as const;
  const plan = planBulk(editableProduct, {
    id: ID,
    base,
    change: (form) => ({ ...form, sku: 'RG2' }),
  });
  expect(plan).toMatchObject({
    success: false,
    error: expect.stringMatching(/^The SKU can't be changed/),
  });
});

test('the inverse of an update restores every field', () => {
  const base = [buildProduct({ rev: 4, tags: ['gift'] }), undefined] as const;
  const change = (form: object) => ({ ...form, tags: [], status: 'archived' });
  const plan = planBulk(editableProduct, { id: ID, base, change });
  const [write] = plan.success ? plan.value : [];
  expect(write && inverseOf(write)).toMatchObject({
    rev: 6,
    changes: expect.arrayContaining([
      { field: 'tags', before: [], after: ['gift'] },
      { field: 'status', before: 'archived', after: 'published' },
    ]),
  });
});

test.each([
  ['delete', null, 1],
  ['delete', 5, 0],
  ['restore', null, 0],
  ['restore', 5, 1],
] as const)('%s, of one deleted at %j: %i writes', (change, deletedAt, writes) => {
  const base = [buildProduct({ deletedAt, moq: 4 }), undefined] as const;
  const plan = planBulk(editableProduct, { id: ID, base, change });
  expect(plan.success && plan.value).toHaveLength(writes);
});
