/** Editing together with others: concurrent saves, URLs in use, invalid documents. */
import { beforeEach, expect, test } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { isFields } from '#schema/decode-fields.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { productKind, type Product } from '#schema/product.ts';
import { bulkEdit } from './bulk-edit.ts';
import { deleteOrRestore } from './delete-edited.ts';
import { readEdited } from './read-edited.ts';
import { saveEdited } from './save-edited.ts';

beforeEach(emptyDatabase);

const ring = buildProduct({ title: 'Ring', sku: 'RG101', rev: 3 });

function stock(id: string, product: Product, stored: object = {}): void {
  const fields = encodeDocument(productKind, product);
  if (!isFields(fields)) throw new TypeError('A product is a record.');
  database.documents.set(`prod/${id}`, { ...fields, ...stored });
}
const titleOf = (id: string): unknown => database.documents.get(`prod/${id}`)?.['title'];

const quiet = { signal: new AbortController().signal, onProgress: () => undefined };
const restoreAll = (...ids: string[]) =>
  bulkEdit(editableProduct, { targets: { ids }, change: 'restore' }, quiet, staffDatabase);

test('refuses to restore a product whose SKU is in use, or two with one SKU at once', async () => {
  const deleted = { ...ring, deletedAt: 5 };
  stock('old', deleted);
  stock('rg101', ring);
  expect(
    await deleteOrRestore(
      editableProduct,
      { id: 'old', base: [deleted, undefined] },
      staffDatabase,
    ),
  ).toEqual({
    success: false,
    error: 'It can’t be restored. “Ring” already has this SKU.',
  });
  const one = await restoreAll('old');
  expect(one.failed).toEqual([{ id: 'old', why: expect.stringContaining('already has this SKU') }]);

  database.documents.delete('prod/rg101');
  stock('older', deleted);
  const both = await restoreAll('old', 'older');
  expect(both.failed).toHaveLength(1);
  expect(both.done).toHaveLength(1);
});

test('a new product with the SKU of a deleted one links to it', async () => {
  stock('rg101', { ...ring, deletedAt: 5 });
  const form = editableProduct.formOf([ring, undefined]);
  const saved = saveEdited(
    editableProduct,
    { id: 'rg101', isNew: true, base: undefined, form },
    staffDatabase,
  );
  expect(await saved).toMatchObject({ success: false, error: expect.stringContaining('deleted') });
});

test('reads an invalid document as far as possible, so that it can be repaired and saved', async () => {
  stock('rg101', ring, { moq: 'many', colour: 'red', title: '' });
  const read = await readEdited(editableProduct, 'rg101', staffDatabase);
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  const form = { ...editableProduct.formOf(base), moq: ring.moq, title: 'Mended' };
  const saved = await saveEdited(editableProduct, { id: 'rg101', base, form }, staffDatabase);
  expect(saved).toMatchObject({ success: true, value: { state: 'saved' } });
  expect(titleOf('rg101')).toBe('Mended');
  const stored = database.documents.get('prod/rg101');
  expect(stored).not.toHaveProperty('colour');
  expect(decodeDocument(productKind, '', stored)).toMatchObject({
    success: true,
    value: { rev: 4 },
  });
});

test('an invalid document must be repaired before it can be deleted', async () => {
  stock('rg101', ring, { moq: 'many' });
  const read = await readEdited(editableProduct, 'rg101', staffDatabase);
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  expect(
    await deleteOrRestore(editableProduct, { id: 'rg101', base }, staffDatabase),
  ).toMatchObject({
    success: false,
    error: expect.stringContaining('Correct and save it first, then delete it'),
  });
});

test('restoring a product restores its price', async () => {
  const hidden = buildProduct({ sku: 'RG102', priceMode: 'signIn', deletedAt: 5 });
  const price = encodeDocument(priceKind, buildPrice({ deletedAt: 5 }));
  const putBoth = (id: string): void => {
    stock(id, hidden);
    if (isFields(price)) database.documents.set(`prices/${id}`, price);
  };
  const states = (id: string) =>
    [`prod/${id}`, `prices/${id}`].map((path) => database.documents.get(path)?.['deletedAt']);
  putBoth('rg102');
  const read = await readEdited(editableProduct, 'rg102', staffDatabase);
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  expect(
    await deleteOrRestore(editableProduct, { id: 'rg102', base }, staffDatabase),
  ).toMatchObject({
    success: true,
  });
  expect(states('rg102')).toEqual([null, null]);
  database.documents.clear();
  putBoth('rg103');
  expect((await restoreAll('rg103')).failed).toEqual([]);
  expect(states('rg103')).toEqual([null, null]);
});
