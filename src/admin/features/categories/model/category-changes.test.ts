/** Moving and merging: where products go, and which old URLs redirect. */
import { describe, expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import {
  planMerge,
  planMove,
  whyNotInto,
  whyNotRestored,
  whyNotUnder,
  type CategoryChange,
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

/** The place of a product after a change. */
function placed(regrouped: CategoryChange['regrouped']) {
  const product = buildProduct({ category: 'a', subCategory: 's' });
  const { category, subCategory, ...rest } = regrouped(product);
  expect(product).toMatchObject(rest);
  return { category, ...(subCategory !== undefined && { subCategory }) };
}

describe('moving a category', () => {
  test('under another: products get both ids, the slug stays', () => {
    const { from, regrouped, writes } = planMove(SHOP, BANDS, 'chains');
    expect(from).toEqual({ category: 'rings', subCategory: 'rings-bands' });
    expect(placed(regrouped)).toEqual({ category: 'chains', subCategory: 'rings-bands' });
    expect(set(writes)).toEqual({ 'rings-bands': { parent: 'chains', order: 5 } });
  });

  test('to the top: products get one id, the old id redirects to the slug', () => {
    const { regrouped, writes } = planMove(SHOP, BANDS, null);
    expect(placed(regrouped)).toEqual({ category: 'rings-bands' });
    expect(set(writes)['rings-bands']).toEqual({
      parent: null,
      order: 2,
      oldIds: ['rings-plain', 'rings-bands'],
    });
  });

  test('from the top: the slug redirects to the id', () => {
    const anklets = one('anklets', { slug: 'payal' });
    const { from, regrouped, writes } = planMove(SHOP, anklets, 'chains');
    expect(from).toEqual({ category: 'anklets' });
    expect(placed(regrouped)).toEqual({ category: 'chains', subCategory: 'anklets' });
    expect(set(writes)['anklets']).toMatchObject({ parent: 'chains', oldSlugs: ['payal'] });
  });

  test('there and back leaves no redirect to itself', () => {
    const top = one('bands', { slug: 'bands', oldIds: ['bands'] });
    const { writes } = planMove([RINGS, top], top, 'rings');
    expect(set(writes)['bands']).toMatchObject({ oldSlugs: ['bands'], oldIds: [] });
  });

  test('not under another one with subcategories of its own', () => {
    expect(whyNotUnder(SHOP, RINGS, 'chains')).toMatch(/two levels/);
    expect(whyNotUnder(SHOP, BANDS, 'chains')).toBeUndefined();
    expect(whyNotUnder(SHOP, BANDS, null)).toBeUndefined();
  });
});

describe('merging categories', () => {
  test('a top category into another: subcategories and products move, every URL redirects', () => {
    const { from, regrouped, writes } = planMerge(SHOP, RINGS, CHAINS);
    expect(from).toEqual({ category: 'rings' });
    expect(placed(regrouped)).toEqual({ category: 'chains', subCategory: 's' });
    expect(set(writes)).toMatchObject({
      chains: { oldSlugs: ['finger-rings', 'rings'] },
      'rings-bands': { parent: 'chains', order: 5 },
      'rings-halo': { parent: 'chains', order: 6 },
      rings: { deletedAt: expect.any(Date) as Date },
    });
  });

  test('a subcategory into its sibling: its id and its old URLs redirect', () => {
    const { from, regrouped, writes } = planMerge(SHOP, BANDS, HALO);
    expect(from).toEqual({ category: 'rings', subCategory: 'rings-bands' });
    expect(placed(regrouped)).toEqual({ category: 'rings', subCategory: 'rings-halo' });
    expect(set(writes)['rings-halo']).toEqual({
      oldSlugs: ['bands'],
      oldIds: ['rings-plain', 'rings-bands'],
    });
  });

  test('a subcategory into its parent', () => {
    const { regrouped, writes } = planMerge(SHOP, BANDS, RINGS);
    expect(placed(regrouped)).toEqual({ category: 'rings' });
    expect(set(writes)['rings']).toMatchObject({ oldIds: ['rings-plain', 'rings-bands'] });
  });

  test('refuses a category with subcategories into a subcategory', () => {
    expect(whyNotInto(SHOP, RINGS, ROPE)).toMatch(/subcategories/);
    expect(whyNotInto(SHOP, RINGS, CHAINS)).toBeUndefined();
  });
});

test("explains why a subcategory with the URL of another can't move to the top", () => {
  const other = one('bands', { name: 'Bangles', slug: 'rings-halo' });
  expect(whyNotUnder([...SHOP, other], HALO, null)).toMatch(
    /Bangles already has the page URL \/category\/rings-halo.*Change the page URL of Bangles first/,
  );
});

test('a subcategory is restored only under its parent', () => {
  expect(whyNotRestored(SHOP, HALO)).toBeUndefined();
  expect(whyNotRestored([CHAINS], HALO)).toMatch(/Restore the parent first/);
});
