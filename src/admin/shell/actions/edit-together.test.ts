/** What staff edit meets what others have done: saves that came between, addresses that are taken, what does not fit. */
import { beforeEach, expect, test, vi } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase } from '#fixtures/staff-database.ts';
import type { Documents } from '#core/editing/editable.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { isFields } from '#schema/decode-fields.ts';
import { decodeDocument, encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { productKind, type Product } from '#schema/product.ts';
import { bulkEdit } from './bulk-edit.ts';
import { deleteOrRestore } from './delete-edited.ts';
import { readEdited } from './read-edited.ts';
import { saveEdited } from './save-edited.ts';

vi.mock('#firebase/browser/auth.ts', () => ({ signedInUid: () => 'anita' }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/staff-lists.ts', () => ({}));
vi.mock('#firebase/browser/staff-documents.ts', async () => {
  const { staffDocuments } = await import('#fixtures/staff-database.ts');
  return staffDocuments;
});
vi.mock('#firebase/browser/stored-fields.ts', async () => {
  const { storedFields } = await import('#fixtures/staff-database.ts');
  return storedFields;
});
vi.mock('#firebase/browser/asked.ts', () => import('#fixtures/staff-database.ts'));
vi.mock('#firebase/browser/documents-by-name.ts', () => import('#fixtures/staff-database.ts'));

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
  bulkEdit(editableProduct, { targets: { ids }, change: 'restore' }, quiet);

test('a save that another has saved over since says so, and hands out theirs', async () => {
  stock('rg101', ring);
  const base: Documents = [ring, undefined];
  const form = { ...editableProduct.formOf(base), title: 'My ring' };
  database.afterWrite = () => stock('rg101', { ...ring, title: 'Their ring', rev: 5 });
  expect(await saveEdited(editableProduct, { id: 'rg101', base, form })).toMatchObject({
    success: true,
    value: { state: 'saved', isOvertaken: true, now: [{ title: 'Their ring' }, undefined] },
  });
});

test('a save that nobody has touched since is one’s own', async () => {
  stock('rg101', ring);
  const base: Documents = [ring, undefined];
  const form = { ...editableProduct.formOf(base), title: 'My ring' };
  expect(await saveEdited(editableProduct, { id: 'rg101', base, form })).toMatchObject({
    success: true,
    value: { state: 'saved', isOvertaken: false },
  });
});

test('what is deleted does not come back where its SKU is taken, nor two of one SKU at once', async () => {
  const gone = { ...ring, deletedAt: 5 };
  stock('old', gone);
  stock('rg101', ring);
  expect(await deleteOrRestore(editableProduct, { id: 'old', base: [gone, undefined] })).toEqual({
    success: false,
    error: 'It can’t be restored. “Ring” already has this SKU.',
  });
  const one = await restoreAll('old');
  expect(one.failed).toEqual([{ id: 'old', why: expect.stringContaining('already has this SKU') }]);

  database.documents.delete('prod/rg101');
  stock('older', gone);
  const both = await restoreAll('old', 'older');
  expect(both.failed).toHaveLength(1);
  expect(both.done).toHaveLength(1);
});

test('a new product of an SKU that was deleted is told where that stands', async () => {
  stock('rg101', { ...ring, deletedAt: 5 });
  const form = editableProduct.formOf([ring, undefined]);
  const saved = saveEdited(editableProduct, { id: 'rg101', isMade: true, base: undefined, form });
  expect(await saved).toMatchObject({ success: false, error: expect.stringContaining('deleted') });
});

test('what does not fit is read as far as it does, mended, and saved', async () => {
  stock('rg101', ring, { moq: 'many', colour: 'red', title: '' });
  const read = await readEdited(editableProduct, 'rg101');
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  const form = { ...editableProduct.formOf(base), moq: ring.moq, title: 'Mended' };
  const saved = await saveEdited(editableProduct, { id: 'rg101', base, form });
  expect(saved).toMatchObject({ success: true, value: { state: 'saved' } });
  expect(titleOf('rg101')).toBe('Mended');
  const stored = database.documents.get('prod/rg101');
  expect(stored).not.toHaveProperty('colour');
  expect(decodeDocument(productKind, '', stored)).toMatchObject({ ok: true, value: { rev: 4 } });
});

test('what does not fit cannot be deleted before it is mended, which is said', async () => {
  stock('rg101', ring, { moq: 'many' });
  const read = await readEdited(editableProduct, 'rg101');
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  expect(await deleteOrRestore(editableProduct, { id: 'rg101', base })).toMatchObject({
    success: false,
    error: expect.stringContaining('Correct and save it first, then delete it'),
  });
});

test('what is restored has the price again that was deleted with it', async () => {
  const hidden = buildProduct({ sku: 'RG102', priceMode: 'signIn', deletedAt: 5 });
  const price = encodeDocument(priceKind, buildPrice({ deletedAt: 5 }));
  const putBoth = (id: string): void => {
    stock(id, hidden);
    if (isFields(price)) database.documents.set(`prices/${id}`, price);
  };
  const states = (id: string) =>
    [`prod/${id}`, `prices/${id}`].map((path) => database.documents.get(path)?.['deletedAt']);
  putBoth('rg102');
  const read = await readEdited(editableProduct, 'rg102');
  const base = read.success ? read.value : null;
  if (base === null) throw new Error('It was not read.');
  expect(await deleteOrRestore(editableProduct, { id: 'rg102', base })).toMatchObject({
    success: true,
  });
  expect(states('rg102')).toEqual([null, null]);
  database.documents.clear();
  putBoth('rg103');
  expect((await restoreAll('rg103')).failed).toEqual([]);
  expect(states('rg103')).toEqual([null, null]);
});
