/** Moving and merging: where products go, and which old URLs redirect. */
import { describe, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import {
  planMerge,
  planMove,
  regrouped,
  whyNotInto,
  whyNotRestored,
  whyNotUnder,
} from './category-changes.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import type { DocumentWrite } from '#core/editing/document-write.ts';

const one = (id: string, fields: Parameters<typeof buildCategory>[0] = {}): StaffCategory => ({
  id,
  category: buildCategory({ name: id, slug: id, ...fields }),
});

const RINGS = one('rings', { oldSlugs: ['finger-rings'] });
const BANDS = one('rings-bands', { parent: 'rings', oldSlugs: ['bands'], oldIds: ['rings-plain'] });
const HALO = one('rings-halo', { parent: 'rings', order: 1 });
const CHAINS = one('chains', { order: 1 });
const ROPE = one('chains-rope', { parent: 'chains', order: 4 });
const SHOP = [RINGS, BANDS, HALO, CHAINS, ROPE];

/** Values set by a plan, by id and field. */
const set = (writes: readonly DocumentWrite[]) =>
  Object.fromEntries(
    writes.map((write) => [
      write.id,
      write.kind === 'update'
        ? Object.fromEntries(write.changes.map(({ field, after }) => [field, after]))
        : write.data,
    ]),
  );

describe('moving a category', () => {
  test('under another: products get both ids, the slug stays', () => {
    const { regrouping, writes } = planMove(SHOP, BANDS, 'chains');
    expect(regrouping).toEqual({
      from: { category: 'rings', subCategory: 'rings-bands' },
      to: { category: 'chains', subCategory: 'rings-bands' },
      preservesSubCategory: false,
    });
    expect(set(writes)).toEqual({ 'rings-bands': { parent: 'chains', order: 5 } });
  });

  test('to the top: products get one id, the old id redirects to the slug', () => {
    const { regrouping, writes } = planMove(SHOP, BANDS, null);
    expect(regrouping.to).toEqual({ category: 'rings-bands', subCategory: null });
    expect(set(writes)['rings-bands']).toEqual({
      parent: null,
      order: 2,
      oldIds: ['rings-plain', 'rings-bands'],
    });
  });

  test('from the top: the slug redirects to the id', () => {
    const { regrouping, writes } = planMove(SHOP, one('anklets', { slug: 'payal' }), 'chains');
    expect(regrouping).toMatchObject({
      from: { category: 'anklets' },
      to: { category: 'chains', subCategory: 'anklets' },
    });
    expect(set(writes)['anklets']).toMatchObject({ parent: 'chains', oldSlugs: ['payal'] });
  });

  test('there and back leaves no redirect to itself', () => {
    const top = one('bands', { slug: 'bands', oldIds: ['bands'] });
    const { writes } = planMove([RINGS, top], top, 'rings');
    expect(set(writes)['bands']).toMatchObject({ oldSlugs: ['bands'], oldIds: [] });
  });

  test.each([
    ['one with subcategories under another', RINGS, 'chains', /two levels/],
    ['to where it is', BANDS, 'rings', /already/],
    ['under itself', CHAINS, 'chains', /its own parent/],
    ['under a subcategory', HALO, 'chains-rope', /was deleted or moved/],
  ])('not %s', (_, moved, parent, reason) => {
    expect(whyNotUnder(SHOP, moved, parent)).toMatch(reason);
  });

  test('to a forbidden place', () => {
    expect(whyNotUnder(SHOP, BANDS, 'chains')).toBeUndefined();
    expect(whyNotUnder(SHOP, BANDS, null)).toBeUndefined();
  });
});

describe('merging categories', () => {
  test('a top category into another: subcategories and products move, every URL redirects', () => {
    const { regrouping, writes } = planMerge(SHOP, RINGS, CHAINS);
    expect(regrouping).toEqual({
      from: { category: 'rings' },
      to: { category: 'chains', subCategory: null },
      preservesSubCategory: true,
    });
    expect(set(writes)).toMatchObject({
      chains: { oldSlugs: ['finger-rings', 'rings'] },
      'rings-bands': { parent: 'chains', order: 5 },
      'rings-halo': { parent: 'chains', order: 6 },
      rings: { deletedAt: expect.any(Date) as Date },
    });
  });

  test('a subcategory into its sibling: its id and its old URLs redirect', () => {
    const { regrouping, writes } = planMerge(SHOP, BANDS, HALO);
    expect(regrouping).toMatchObject({
      from: { category: 'rings', subCategory: 'rings-bands' },
      to: { category: 'rings', subCategory: 'rings-halo' },
    });
    expect(set(writes)['rings-halo']).toEqual({
      oldSlugs: ['bands'],
      oldIds: ['rings-plain', 'rings-bands'],
    });
  });

  test('a subcategory into its parent', () => {
    const { regrouping, writes } = planMerge(SHOP, BANDS, RINGS);
    expect(regrouping.to).toEqual({ category: 'rings', subCategory: null });
    expect(set(writes)['rings']).toMatchObject({ oldIds: ['rings-plain', 'rings-bands'] });
  });

  test('refuses a category with subcategories into a subcategory, and one into itself', () => {
    expect(whyNotInto(SHOP, RINGS, ROPE)).toMatch(/subcategories/);
    expect(whyNotInto(SHOP, ROPE, ROPE)).toBeDefined();
    expect(whyNotInto(SHOP, RINGS, CHAINS)).toBeUndefined();
  });
});

test.each([
  [false, null, { category: 'b' }],
  [false, 'c', { category: 'b', subCategory: 'c' }],
  [true, null, { category: 'b', subCategory: 's' }],
])('a product in its new place: %j %j', (preservesSubCategory, subCategory, expected) => {
  const product = buildProduct({ category: 'a', subCategory: 's' });
  const moved = regrouped(product, {
    from: { category: 'a' },
    to: { category: 'b', subCategory },
    preservesSubCategory,
  });
  const { category, subCategory: next, ...rest } = moved;
  expect({ category, ...(next !== undefined && { subCategory: next }) }).toEqual(expected);
  expect(rest).not.toHaveProperty('subCategory');
});

test('a subcategory is restored only under its parent', () => {
  expect(whyNotRestored(SHOP, HALO)).toBeUndefined();
  expect(whyNotRestored([CHAINS], HALO)).toMatch(/Restore the parent first/);
});
