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

const placed = (wanted: ReturnType<typeof place>, stored: StoredCategory[]) => {
  const { placements, writes } = placeCategories([wanted], stored, author);
  return { placement: placements.get(placeKey(wanted)), writes };
};

describe('placeCategories', () => {
  it("finds the shop's category by its name, however it is written", () => {
    const renamed = { ...rings, id: 'abc', slug: 'all-rings' };
    expect(placed(place('RINGS'), [renamed])).toEqual({
      placement: { ok: true, category: 'abc', subCategory: undefined },
      writes: [],
    });
  });

  it('takes a live category before a deleted one of the same name', () => {
    const deleted = { ...rings, state: 'deleted' as const };
    const live = { ...rings, id: 'abc' };
    expect(placed(place('Rings'), [deleted, live]).placement).toMatchObject({ category: 'abc' });
  });

  it('adds what is missing after its siblings, the parent first, once', () => {
    const wanted = [place('Earrings', 'Hoops'), place('Earrings', 'Hoops'), place('Earrings')];
    const { placements, writes } = placeCategories(wanted, [rings], author);
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

  it('calls none as a screen of the back office is called', () => {
    const { placement, writes } = placed(place('New'), [rings]);
    expect(placement).toMatchObject({ category: 'new-2' });
    expect(writes).toMatchObject([{ id: 'new-2', data: { name: 'New', slug: 'new' } }]);
    const added = { ...rings, id: 'new-2', name: 'New', slug: 'new' };
    expect(placed(place('New'), [rings, added])).toMatchObject({
      placement: { category: 'new-2' },
      writes: [],
    });
  });

  it('does not take a top category for a subcategory of the same name', () => {
    const { placement } = placed(place('Gifts', 'Rings'), [rings]);
    expect(placement).toMatchObject({ category: 'gifts', subCategory: 'gifts-rings' });
  });

  it.each([
    ['deleted', 'The category “Rings” is deleted.'],
    ['malformed', 'The category “Rings” has errors.'],
  ] as const)('refuses a category that is %s', (state, expected) => {
    expect(placed(place('Rings'), [{ ...rings, state }])).toMatchObject({
      placement: { ok: false, found: 'Rings', expected },
      writes: [],
    });
  });

  it('refuses a name that makes no id', () => {
    expect(placed(place('पायल'), []).placement).toMatchObject({ ok: false, found: 'पायल' });
  });
});
