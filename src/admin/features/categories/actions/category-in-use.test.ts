/** Deleting and restoring a category, by what is stored at that moment. */
import { expect, test } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import {
  database,
  LANDS_UNSEEN,
  outcome,
  saveAsOtherUser,
  staffDatabase,
  stockProduct,
  stored,
  emptyForEachTest,
} from '#fixtures/staff-database.ts';
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import type { StaffCategory } from '#admin/shell/editing/category-places.ts';
import { categoryKind, type Category } from '#schema/category.ts';
import { encodeDocument } from '#schema/kind.ts';
import { editableWithin } from './category-in-use.ts';

const put = (id: string, fields: Partial<Category> = {}): StaffCategory => {
  const category = buildCategory({ name: id, slug: id, rev: 3, ...fields });
  database.documents.set(`categories/${id}`, { ...encodeDocument(categoryKind, category) });
  return { id, category };
};
const turn = ({ id, category }: StaffCategory) => {
  const editable = editableWithin([], id, staffDatabase);
  return outcome(deleteOrRestore(editable, { id, base: [category] }, staffDatabase));
};

emptyForEachTest();

test('reports a deletion as done if its response was lost, and writes it once', async () => {
  const rings = put('rings');
  database.courses.push('unanswered');
  expect(await turn(rings)).toMatchObject({ success: true, value: { now: [{ rev: 4 }] } });
  expect(database.written).toEqual(['categories/rings']);
});

test('a second attempt finds the deletion done after the connection was lost', async () => {
  const rings = put('rings');
  database.courses.push(...LANDS_UNSEEN);
  expect(await turn(rings)).toMatchObject({ success: false });
  expect(await turn(rings)).toMatchObject({ success: true });
  expect(database.written).toEqual(['categories/rings']);
  expect(stored('categories/rings')?.['deletedAt']).not.toBeNull();
});

test('does not delete a category that has products or subcategories', async () => {
  const rings = put('rings');
  stockProduct('rg101', buildProduct({ category: 'rings' }));
  expect(await turn(rings)).toMatchObject({ error: expect.stringContaining('in rings') });
  put('halo', { parent: 'rings' });
  expect(await turn(rings)).toMatchObject({ error: expect.stringContaining('a subcategory') });
  expect(database.written).toEqual([]);
});

test('does not restore a category whose page URL is in use', async () => {
  const deleted = put('rings', { deletedAt: 5 });
  put('bands', { slug: 'rings' });
  expect(await turn(deleted)).toMatchObject({ error: expect.stringContaining('already has') });
});

test('reports that someone else has restored it, although it has products', async () => {
  const deleted = put('rings', { deletedAt: 5 });
  stockProduct('rg101', buildProduct({ category: 'rings' }));
  saveAsOtherUser('categories/rings', { deletedAt: null });
  expect(await turn(deleted)).toMatchObject({ success: false, code: 'changed' });
});

test('reports that someone else has deleted it, although its page URL is in use', async () => {
  const rings = put('rings');
  put('bands', { slug: 'rings' });
  saveAsOtherUser('categories/rings', { deletedAt: new Date() });
  expect(await turn(rings)).toMatchObject({ success: false, code: 'changed' });
});
