import { expect, test } from 'vitest';
import { buildCategory } from '#fixtures/build.ts';
import { categoriesNamed } from './category-search.ts';

const category = (id: string, fields: Parameters<typeof buildCategory>[0]) => ({
  id,
  category: buildCategory({ parent: null, ...fields }),
});

const ALL = [
  category('rings-toe', { name: 'Toe Rings', parent: 'rings' }),
  category('rings', { name: 'Rings' }),
  category('ear-rings', { name: 'Earrings & Studs' }),
  category('gone', { name: 'Ring boxes', deletedAt: 1 }),
];

const idsFor = (text: string, most = 5) => categoriesNamed(ALL, text, most).map(({ id }) => id);

test('matches any part of the name, top categories first, without deleted ones', () => {
  expect(idsFor('ring')).toEqual(['rings', 'ear-rings', 'rings-toe']);
  expect(idsFor('STUD')).toEqual(['ear-rings']);
  expect(idsFor('ring', 1)).toEqual(['rings']);
});

test('an empty text has no results', () => {
  expect(idsFor(' ')).toEqual([]);
});

test('shows the parent of a subcategory', () => {
  expect(categoriesNamed(ALL, 'toe', 5)).toEqual([
    { id: 'rings-toe', name: 'Toe Rings', parent: 'Rings' },
  ]);
});
