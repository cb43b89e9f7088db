/** The category tree and its order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import {
  categoryPathOf,
  categoryPlaces,
  inNewOrder,
  movedTo,
  nextOrder,
  planOrder,
  childrenOf,
  type StaffCategory,
} from './category-places.ts';

const one = (id: string, fields: Parameters<typeof buildCategory>[0] = {}): StaffCategory => ({
  id,
  category: buildCategory({ name: id, slug: id, ...fields }),
});

const SHOP = [
  one('chains', { order: 1 }),
  one('rings', { order: 0 }),
  one('rings-bands', { parent: 'rings', order: 3 }),
  one('rings-halo', { parent: 'rings', order: 3 }),
  one('lost', { parent: 'gone' }),
  one('too-deep', { parent: 'rings-bands' }),
  one('coins', { deletedAt: 1 }),
];

const idsOf = (all: readonly StaffCategory[]) => all.map(({ id }) => id);

test('sorts the tree like the site, and separates deleted categories', () => {
  const { tops, deleted } = categoryPlaces(SHOP);
  expect(tops.map(({ id, children }) => [id, idsOf(children)])).toEqual([
    ['rings', ['rings-bands', 'rings-halo']],
    ['chains', []],
  ]);
  expect(idsOf(deleted)).toEqual(['coins']);
});

test('puts a new category after its siblings', () => {
  expect(nextOrder(SHOP, null)).toBe(2);
  expect(nextOrder(SHOP, 'rings')).toBe(4);
  expect(nextOrder(SHOP, 'chains')).toBe(0);
});

test('uses the slug in the URL of a top category, and the id for a subcategory', () => {
  expect(categoryPathOf(one('rings', { slug: 'finger-rings' }))).toBe('/category/finger-rings');
  expect(categoryPathOf(one('rings-bands', { parent: 'rings' }))).toBe('/subcategory/rings-bands');
});

test.each([
  ['b', 0, ['b', 'a', 'c']],
  ['a', 2, ['b', 'c', 'a']],
  ['a', -3, ['a', 'b', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['nobody', 0, ['a', 'b', 'c']],
])('%s to place %i', (id, to, expected) => {
  expect(movedTo(['a', 'b', 'c'], id, to)).toEqual(expected);
});

test('writes only changed numbers, each with the next revision', () => {
  const siblings = [one('a', { order: 0 }), one('c', { order: 2 }), one('b', { order: 1, rev: 7 })];
  expect(planOrder(siblings)).toMatchObject([
    { id: 'c', changes: [{ field: 'order', before: 2, after: 1 }], rev: 2 },
    { id: 'b', changes: [{ field: 'order', before: 1, after: 2 }], rev: 8 },
  ]);
});

const orders = fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 12 });

test('from any numbers, saves the requested order, and a second save writes nothing', () => {
  fc.assert(
    fc.property(orders, fc.nat(11), fc.integer({ min: -2, max: 14 }), (numbers, which, to) => {
      const all = numbers.map((order, at) => one(`c${at}`, { order }));
      const before = idsOf(childrenOf(all, null));
      const expected = movedTo(before, `c${which % numbers.length}`, to);
      const inOrder = expected.flatMap((id) => all.filter((each) => each.id === id));
      const after = inNewOrder(inOrder);
      expect(idsOf(childrenOf(after, null))).toEqual(expected);
      expect(planOrder(after)).toEqual([]);
      expect(planOrder(inOrder).map(({ id }) => id)).toEqual(
        after.filter(({ category: { rev } }) => rev > 1).map(({ id }) => id),
      );
    }),
  );
});
