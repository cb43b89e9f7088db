import { expect, test } from 'vitest';
import { memoryStorage } from '#fixtures/memory-storage.ts';
import { isNamable, isSameView, readViews, removeView, saveView } from './views.ts';

test('saves, replaces and removes views by name', () => {
  const store = memoryStorage();
  saveView(store, { name: 'To pack', search: { status: 'confirmed' } });
  saveView(store, { name: 'Mine', search: { assigned: 'meera', sort: 'waiting' } });
  saveView(store, { name: 'To pack', search: { status: 'confirmed', sort: 'oldest' } });
  expect(readViews(store)).toEqual([
    { name: 'Mine', search: { assigned: 'meera', sort: 'waiting' } },
    { name: 'To pack', search: { status: 'confirmed', sort: 'oldest' } },
  ]);
  expect(removeView(store, 'Mine').map(({ name }) => name)).toEqual(['To pack']);
  expect(readViews(store)).toHaveLength(1);
});

test('ignores what is not a view, and filters that no longer exist', () => {
  const store = memoryStorage();
  store.write('views/orders', '{');
  expect(readViews(store)).toEqual([]);
  store.write(
    'views/orders',
    JSON.stringify([{ name: 'Old', search: { status: 'lost', q: 'a' } }]),
  );
  expect(readViews(store)[0]?.search).toEqual({ q: 'a' });
});

test('knows the view that is shown', () => {
  expect(isSameView({ status: 'packed', q: undefined }, { status: 'packed' })).toBe(true);
  expect(isSameView({ status: 'packed' }, { status: 'packed', sort: 'due' })).toBe(false);
  expect(isNamable({ status: undefined, view: 'board' })).toBe(false);
  expect(isNamable({ sort: 'due' })).toBe(true);
});
