/** The tree of categories, and its order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import {
  addressOf,
  categoryPlaces,
  inNewOrder,
  movedTo,
  nextOrder,
  planOrder,
  standInOrder,
  sistersUnder,
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

test('the tree is in the order of the site, and what has no place in it is told apart', () => {
  const { tops, strays, deleted } = categoryPlaces(SHOP);
  expect(tops.map(({ id, children }) => [id, idsOf(children)])).toEqual([
    ['rings', ['rings-bands', 'rings-halo']],
    ['chains', []],
  ]);
  expect(idsOf(strays)).toEqual(['lost', 'too-deep']);
  expect(idsOf(deleted)).toEqual(['coins']);
});

test('a new one stands after its sisters', () => {
  expect(nextOrder(SHOP, null)).toBe(2);
  expect(nextOrder(SHOP, 'rings')).toBe(4);
  expect(nextOrder(SHOP, 'chains')).toBe(0);
});

test('a top category is found by its slug, a subcategory by its id', () => {
  expect(addressOf(one('rings', { slug: 'finger-rings' }))).toBe('/category/finger-rings');
  expect(addressOf(one('rings-bands', { parent: 'rings' }))).toBe('/subcategory/rings-bands');
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

test('an order stands as long as nobody has put them in another', () => {
  const all = [one('a', { order: 0 }), one('b', { order: 1 }), one('c', { order: 2 })];
  expect(standInOrder(all, ['a', 'b', 'c'])).toBe(true);
  expect(standInOrder(all, ['b', 'a', 'c'])).toBe(false);
  expect(standInOrder(all, ['a', 'b', 'gone'])).toBe(false);
});

test('only those whose number changes are written, each one revision on', () => {
  const sisters = [one('a', { order: 0 }), one('c', { order: 2 }), one('b', { order: 1, rev: 7 })];
  expect(planOrder(sisters)).toMatchObject([
    { id: 'c', changes: [{ field: 'order', before: 2, after: 1 }], rev: 2 },
    { id: 'b', changes: [{ field: 'order', before: 1, after: 2 }], rev: 8 },
  ]);
});

const orders = fc.uniqueArray(fc.integer({ min: 0, max: 9_999 }), { minLength: 1, maxLength: 12 });

test('whatever the numbers were, what was wanted is what stands there, and a second save has nothing to write', () => {
  fc.assert(
    fc.property(orders, fc.nat(11), fc.integer({ min: -2, max: 14 }), (numbers, which, to) => {
      const all = numbers.map((order, at) => one(`c${at}`, { order }));
      const before = idsOf(sistersUnder(all, null));
      const wanted = movedTo(before, `c${which % numbers.length}`, to);
      const inOrder = wanted.flatMap((id) => all.filter((each) => each.id === id));
      const after = inNewOrder(inOrder);
      expect(idsOf(sistersUnder(after, null))).toEqual(wanted);
      expect(planOrder(after)).toEqual([]);
      expect(planOrder(inOrder).map(({ id }) => id)).toEqual(
        after.filter(({ category: { rev } }) => rev > 1).map(({ id }) => id),
      );
    }),
  );
});
