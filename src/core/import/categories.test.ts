import { describe, expect, it } from 'vitest';
import { categoryResolver } from './categories.ts';
import type { StoredCategory } from './stored.ts';

const rings: StoredCategory = {
  id: 'rings',
  name: 'Rings',
  slug: 'rings',
  parent: null,
  order: 4,
  state: 'live',
};

const resolved = (category: string, stored: StoredCategory[], adds = true) => {
  const { resolve, writes } = categoryResolver(stored, adds);
  return { place: resolve({ category }, {}), writes };
};

describe('a category in a list', () => {
  it('is found by its name, ignoring case', () => {
    const renamed = { ...rings, id: 'abc', slug: 'all-rings' };
    expect(resolved('RINGS', [renamed])).toEqual({
      place: { success: true, value: { category: 'abc' } },
      writes: [],
    });
  });

  it.each([
    ['Ring', 'singular'],
    ['Rings, Gifts > Rings', 'first of several without a subcategory of its own'],
  ])('is found by %s', (name) => {
    const gifts = { ...rings, id: 'gifts', name: 'Gifts', slug: 'gifts' };
    const own = { ...rings, id: 'own', parent: 'gifts' };
    expect(resolved(name, [rings, gifts, own], false).place).toMatchObject({ success: true });
  });

  it('is a live one rather than a deleted one of the same name', () => {
    const live = { ...rings, id: 'abc' };
    const { place } = resolved('Rings', [{ ...rings, state: 'deleted' }, live]);
    expect(place).toMatchObject({ value: { category: 'abc' } });
  });

  it('must exist unless missing ones are added', () => {
    expect(resolved('Chairs', [rings], false).place).toMatchObject({
      error: 'The shop has no category "Chairs".',
    });
    expect(resolved('constructor', [rings], false).place).toMatchObject({ success: false });
    expect(resolved('Rings > Plain', [rings], false).place).toMatchObject({
      error: 'This category has no subcategory "Plain".',
    });
  });

  it('is added once, after its siblings, the parent first', () => {
    const { resolve, writes } = categoryResolver([rings], true);
    const place = { value: { category: 'earrings', subCategory: 'earrings-hoops' } };
    expect(resolve({ category: 'Earrings', subCategory: 'Hoops' }, {})).toMatchObject(place);
    expect(resolve({ category: 'Earrings > Hoops' }, {})).toMatchObject(place);
    expect(writes).toMatchObject([
      { id: 'earrings', data: { name: 'Earrings', parent: null, order: 5, rev: 1 } },
      { id: 'earrings-hoops', data: { name: 'Hoops', parent: 'earrings', order: 0 } },
    ]);
  });

  it('gets no ID that is the path of a screen', () => {
    const { place, writes } = resolved('New', [rings]);
    expect(place).toMatchObject({ value: { category: 'new-2' } });
    expect(writes).toMatchObject([{ id: 'new-2', data: { name: 'New', slug: 'new' } }]);
  });

  it('can be a subcategory with the name of a top category', () => {
    const { place } = resolved('Gifts > Rings', [rings]);
    expect(place).toMatchObject({ value: { category: 'gifts', subCategory: 'gifts-rings' } });
  });

  it('is not added if it was deleted, is malformed, or its name gives no ID', () => {
    for (const state of ['deleted', 'malformed'] as const)
      expect(resolved('Rings', [{ ...rings, state }])).toMatchObject({
        place: { success: false },
        writes: [],
      });
    expect(resolved('पायल', []).place).toMatchObject({ success: false });
  });

  it('stays if the product has it, even if it was deleted', () => {
    const { resolve } = categoryResolver([], false);
    const own = { category: 'gone', subCategory: 'gone-plain' };
    expect(resolve(own, own)).toEqual({ success: true, value: own });
    expect(resolve({}, own)).toEqual({ success: true, value: {} });
  });
});
