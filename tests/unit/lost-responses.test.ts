/** Writes whose answers are lost: what landed is done, once, and can be taken back; what did not is told of. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCategory, buildProduct } from '#fixtures/build.ts';
import {
  LANDS_UNSEEN,
  database,
  emptyDatabase,
  saveAsOtherUser,
  outcome,
  stockProduct,
  stored,
} from '#fixtures/staff-database.ts';
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import type { Documents } from '#core/editing/editable.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import type { Image } from '#schema/image.ts';
import { encodeDocument } from '#schema/kind.ts';
import { categoryKind } from '#schema/category.ts';
import { changeCategories } from '../../src/admin/features/categories/actions/change-categories.ts';
import { deleteOrRestoreCategory } from '../../src/admin/features/categories/actions/delete-category.ts';
import { deleteOrRestore } from '../../src/admin/shell/actions/delete-edited.ts';
import { addPictures } from '../../src/admin/features/import/actions/place-pictures.ts';
import { saveEdited } from '../../src/admin/shell/actions/save-edited.ts';

vi.mock('#firebase/browser/auth.ts', () => ({ signedInUid: () => 'anita' }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/staff-lists.ts', () => ({ countDocuments: () => Promise.resolve(0) }));
vi.mock(
  '#firebase/browser/staff-documents.ts',
  async () => (await import('#fixtures/staff-database.ts')).staffDocuments,
);
vi.mock(
  '#firebase/browser/stored-fields.ts',
  async () => (await import('#fixtures/staff-database.ts')).storedFields,
);
vi.mock('#firebase/browser/asked.ts', () => import('#fixtures/staff-database.ts'));
vi.mock('#firebase/browser/documents-by-name.ts', () => import('#fixtures/staff-database.ts'));

beforeEach(() => {
  emptyDatabase();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const product = buildProduct({ title: 'Ring', rev: 3, updatedBy: 'anita' });
const base: Documents = [product, undefined];
const stock = (fields: object = {}): void => stockProduct('rg101', { ...product, ...fields });

describe('deleting', () => {
  const deletion = () => outcome(deleteOrRestore(editableProduct, { id: 'rg101', base }));

  test('is done where its answer is lost', async () => {
    stock();
    database.courses.push('unanswered');
    expect(await deletion()).toMatchObject({ success: true, value: [{ rev: 4 }, undefined] });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test('is done where its answer is lost, and the second attempt fails in another way', async () => {
    stock();
    database.courses.push('unanswered', 'failed', 'failed');
    expect(await deletion()).toMatchObject({ success: true });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test('is found done by a second attempt, after the line was gone', async () => {
    stock();
    database.courses.push(...LANDS_UNSEEN);
    expect(await deletion()).toMatchObject({
      success: false,
      error: expect.stringMatching(/Can't reach/) as string,
    });
    expect(await deletion()).toMatchObject({ success: true });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test('is not done over what somebody else has saved', async () => {
    stock();
    saveAsOtherUser('prod/rg101', { title: 'Band' });
    expect(await deletion()).toMatchObject({ success: false, code: 'changed' });
    expect(stored('prod/rg101')).toMatchObject({ title: 'Band', deletedAt: null });
  });
});

test('a category is deleted, and moved, where the answer is lost', async () => {
  const one = { id: 'rings', category: buildCategory({ slug: 'rings', rev: 2 }) };
  database.documents.set('categories/rings', { ...encodeDocument(categoryKind, one.category) });
  database.courses.push('unanswered');
  expect(await outcome(deleteOrRestoreCategory([one], one))).toMatchObject({ success: true });

  const write = {
    kind: 'update' as const,
    collection: 'categories' as const,
    id: 'rings',
    rev: 4,
    changes: [{ field: 'parent', before: null, after: 'chains' }],
  };
  database.courses.push('unanswered');
  const watched = { onProgress: vi.fn(), signal: new AbortController().signal };
  const changed = changeCategories({ regroupings: [], writes: [write] }, watched);
  expect(await outcome(changed)).toMatchObject({ success: true });
  expect(stored('categories/rings')).toMatchObject({ parent: 'chains', rev: 4 });
  expect(database.written).toHaveLength(2);
});

describe('the first save of what has a place of its own', () => {
  const id = 'customer-1';
  const form = { ...editableCustomerRecord.fresh, notes: 'Pays by the tenth.' };
  const save = () => outcome(saveEdited(editableCustomerRecord, { id, base: undefined, form }));

  test('is done where its answer is lost, and is found done by a second attempt', async () => {
    database.courses.push(...LANDS_UNSEEN);
    expect(await save()).toMatchObject({ success: false });
    expect(await save()).toMatchObject({ success: true, value: { state: 'saved' } });
    expect(database.written).toEqual([`customers/${id}`]);
  });

  test('meets that of another: theirs is handed out', async () => {
    const theirs = { ...form, notes: 'Calls on Mondays.' };
    await saveEdited(editableCustomerRecord, { id, base: undefined, form: theirs });
    expect(await save()).toMatchObject({
      success: true,
      value: { state: 'changed', theirs: [{ notes: 'Calls on Mondays.', rev: 1 }] },
    });
  });
});

test('a name that another thing has is another’s, not a conflict', async () => {
  stock();
  const form = { ...editableProduct.formOf(base), title: 'Another' };
  const saved = saveEdited(editableProduct, { id: 'rg101', isMade: true, base: undefined, form });
  expect(await outcome(saved)).toMatchObject({ success: false, code: 'exists' });
});

test('an SKU that stays is not saved otherwise', async () => {
  stock();
  const form = { ...editableProduct.formOf(base), sku: 'RG999' };
  const saved = saveEdited(editableProduct, { id: 'rg101', base, form });
  expect(await outcome(saved)).toMatchObject({ success: false, code: 'fixed' });
  expect(database.written).toEqual([]);
});

describe('pictures of many products', () => {
  /** The same picture uploaded by another form has another address. */
  const picture = (form: string, content = 'a1b2c3'): Image => ({
    url: `/v0/b/shop/o/${encodeURIComponent(`pictures/prod/${form}/${content}-320.webp`)}?alt=media`,
    width: 320,
    height: 240,
    alt: 'Ring',
    widths: [320],
  });
  const own = picture('first', 'ffffff');
  const add = (form: string, replaces = false) =>
    outcome(addPictures('rg101', [picture(form)], replaces));
  const count = () => {
    const images = stored('prod/rg101')?.['images'];
    return Array.isArray(images) ? images.length : undefined;
  };
  beforeEach(() => stock({ images: [own] }));

  test.each([false, true])(
    'are there once, however often they are sent; replacing: %s',
    async (replaces) => {
      database.courses.push(...LANDS_UNSEEN);
      const doubtful = await add('one', replaces);
      expect(doubtful).toMatchObject({ result: { success: false }, writes: [{ id: 'rg101' }] });
      expect(await add('two', replaces)).toMatchObject({
        // The files of the second attempt are shown nowhere, and can go.
        result: { success: true, value: replaces ? [picture('one')] : [own, picture('one')] },
        writes: [],
      });
      expect(count()).toBe(replaces ? 1 : 2);
      expect(database.written).toHaveLength(1);
    },
  );

  test('are not added to a product that was deleted meanwhile', async () => {
    saveAsOtherUser('prod/rg101', { deletedAt: new Date() });
    expect(await add('one')).toMatchObject({
      result: { success: false, error: expect.stringContaining('The product was deleted') },
      writes: [],
    });
    expect(database.written).toEqual([]);
  });
});
