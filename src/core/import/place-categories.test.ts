import { describe, expect, it } from 'vitest';
import { buildPlanOptions } from '#fixtures/build-import.ts';
import { placeCategories, placeKey } from './place-categories.ts';
import type { StoredCategory } from './stored.ts';

const { author } = buildPlanOptions();
const rings: StoredCategory = {
  id: 'rings',
  name: 'Rings',
  slug: 'rings',
  parent: null,
  order: 4,
  state: 'live',
};
const place = (category: string, subCategory?: string) => ({ category, subCategory });

const placed = (target: ReturnType<typeof place>, stored: StoredCategory[]) => {
  const { placements, writes } = placeCategories([target], stored, author);
  return { placement: placements.get(placeKey(target)), writes };
};

describe('placeCategories', () => {
  it('finds an existing category by its name, ignoring case', () => {
    const renamed = { ...rings, id: 'abc', slug: 'all-rings' };
    expect(placed(place('RINGS'), [renamed])).toEqual({
      placement: { ok: true, category: 'abc', subCategory: undefined },
      writes: [],
    });
  });

  it('prefers a live category to a deleted one of the same name', () => {
    const deleted = { ...rings, state: 'deleted' as const };
    const live = { ...rings, id: 'abc' };
    expect(placed(place('Rings'), [deleted, live]).placement).toMatchObject({ category: 'abc' });
  });

  it('adds missing categories after their siblings, the parent first, without duplicates', () => {
    const places = [place('Earrings', 'Hoops'), place('Earrings', 'Hoops'), place('Earrings')];
    const { placements, writes } = placeCategories(places, [rings], author);
    expect(placements.get(placeKey(place('Earrings', 'Hoops')))).toEqual({
      ok: true,
      category: 'earrings',
      subCategory: 'earrings-hoops',
    });
    expect(writes).toMatchObject([
      { id: 'earrings', data: { name: 'Earrings', parent: null, order: 5, rev: 1 } },
      { id: 'earrings-hoops', data: { name: 'Hoops', parent: 'earrings', order: 0 } },
    ]);
  });

  it('avoids IDs that are paths of back office screens', () => {
    const { placement, writes } = placed(place('New'), [rings]);
    expect(placement).toMatchObject({ category: 'new-2' });
    expect(writes).toMatchObject([{ id: 'new-2', data: { name: 'New', slug: 'new' } }]);
    const added = { ...rings, id: 'new-2', name: 'New', slug: 'new' };
    expect(placed(place('New'), [rings, added])).toMatchObject({
      placement: { category: 'new-2' },
      writes: [],
    });
  });

  it('does not use a top category as a subcategory of the same name', () => {
    const { placement } = placed(place('Gifts', 'Rings'), [rings]);
    expect(placement).toMatchObject({ category: 'gifts', subCategory: 'gifts-rings' });
  });

  it.each([
    ['deleted', 'The category “Rings” is deleted.'],
    ['malformed', 'The category “Rings” has errors.'],
  ] as const)('rejects a category that is %s', (state, expected) => {
    expect(placed(place('Rings'), [{ ...rings, state }])).toMatchObject({
      placement: { ok: false, actual: 'Rings', expected },
      writes: [],
    });
  });

  it('rejects a name that gives no ID', () => {
    expect(placed(place('पायल'), []).placement).toMatchObject({ ok: false, actual: 'पायल' });
  });
});
