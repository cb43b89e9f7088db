/** Writes whose response is lost: a stored write counts once and can be undone; any other is reported. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCategory, buildPrice, buildProduct } from '#fixtures/build.ts';
import {
  GOES_OFFLINE,
  LANDS_UNSEEN,
  database,
  emptyForEachTest,
  saveAsOtherUser,
  outcome,
  staffDatabase,
  stockProduct,
  stored,
} from '#fixtures/staff-database.ts';
import { editableCustomerRecord } from '#admin/features/customers/model/customer-record-form.ts';
import type { Documents } from '#core/editing/editable.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import type { Image } from '#schema/image.ts';
import { encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { categoryKind } from '#schema/category.ts';
import { changeCategories } from '#admin/features/categories/actions/change-categories.ts';
import { bulkEdit } from '#admin/shell/actions/bulk-edit.ts';
import { BATCH } from '#admin/shell/actions/bulk-write.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { deleteOrRestore } from '#admin/shell/actions/delete-edited.ts';
import { addPictures } from '#admin/features/import/actions/place-pictures.ts';
import { saveEdited } from '#admin/shell/actions/save-edited.ts';

emptyForEachTest();

const product = buildProduct({ title: 'Ring', rev: 3, updatedBy: 'anita' });
const base: Documents = [product, undefined];
const stock = (fields: object = {}, id = 'rg101'): void =>
  stockProduct(id, { ...product, ...fields });
const watching = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });

describe('deleting', () => {
  const deletion = () =>
    outcome(deleteOrRestore(editableProduct, { id: 'rg101', base }, staffDatabase));

  test('succeeds when its response is lost', async () => {
    stock();
    database.courses.push('unanswered');
    expect(await deletion()).toMatchObject({
      success: true,
      value: { now: [{ rev: 4 }, undefined] },
    });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test('succeeds when its response is lost and the retries fail', async () => {
    stock();
    database.courses.push('unanswered', 'failed', 'failed');
    expect(await deletion()).toMatchObject({ success: true });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test('succeeds on a second attempt after the connection was lost', async () => {
    stock();
    database.courses.push(...LANDS_UNSEEN);
    expect(await deletion()).toMatchObject({
      success: false,
      error: expect.stringMatching(/Can't reach/) as string,
    });
    expect(await deletion()).toMatchObject({ success: true });
    expect(database.written).toEqual(['prod/rg101']);
  });

  test("does not overwrite another user's save", async () => {
    stock();
    saveAsOtherUser('prod/rg101', { title: 'Band' });
    expect(await deletion()).toMatchObject({ success: false, code: 'changed' });
    expect(stored('prod/rg101')).toMatchObject({ title: 'Band', deletedAt: null });
  });
});

test('moving a category succeeds when the response is lost', async () => {
  const category = buildCategory({ slug: 'rings', rev: 3 });
  database.documents.set('categories/rings', { ...encodeDocument(categoryKind, category) });
  const write = {
    kind: 'update' as const,
    collection: 'categories' as const,
    id: 'rings',
    rev: 4,
    changes: [{ field: 'parent', before: null, after: 'chains' }],
  };
  database.courses.push('unanswered');
  const regrouping = {
    from: { category: 'rings' },
    to: { category: 'chains', subCategory: 'rings' },
    preservesSubCategory: false,
  };
  const changed = changeCategories({ regrouping, writes: [write] }, watching(), staffDatabase);
  expect(await outcome(changed)).toMatchObject({ success: true });
  expect(stored('categories/rings')).toMatchObject({ parent: 'chains', rev: 4 });
  expect(database.written).toHaveLength(1);
});

describe('the first save of a document with a fixed id', () => {
  const id = 'customer-1';
  const form = { ...editableCustomerRecord.fresh, notes: 'Pays by the tenth.' };
  const save = () =>
    outcome(saveEdited(editableCustomerRecord, { id, base: undefined, form }, staffDatabase));

  test('succeeds on a second attempt when its response is lost', async () => {
    database.courses.push(...LANDS_UNSEEN);
    expect(await save()).toMatchObject({ success: false });
    expect(await save()).toMatchObject({ success: true, value: { state: 'saved' } });
    expect(database.written).toEqual([`customers/${id}`]);
  });

  test("returns another user's document if there is one", async () => {
    const theirs = { ...form, notes: 'Calls on Mondays.' };
    await saveEdited(editableCustomerRecord, { id, base: undefined, form: theirs }, staffDatabase);
    expect(await save()).toMatchObject({
      success: true,
      value: { state: 'changed', theirs: [{ notes: 'Calls on Mondays.', rev: 1 }] },
    });
  });
});

test('an id in use is reported as existing, not as a conflict', async () => {
  stock();
  const form = { ...editableProduct.formOf(base), title: 'Another' };
  const saved = saveEdited(
    editableProduct,
    { id: 'rg101', isNew: true, base: undefined, form },
    staffDatabase,
  );
  expect(await outcome(saved)).toMatchObject({ success: false, code: 'exists' });
});

describe('bulk upload of pictures', () => {
  /** The same picture uploaded by another form has another URL. */
  const picture = (form: string, content = 'a1b2c3'): Image => ({
    url: `/v0/b/shop/o/${encodeURIComponent(`pictures/prod/${form}/${content}-320.webp`)}?alt=media`,
    width: 320,
    height: 240,
    alt: 'Ring',
    widths: [320],
  });
  const own = picture('first', 'ffffff');
  const add = (form: string, replaces = false) =>
    outcome(addPictures('rg101', [picture(form)], replaces, staffDatabase));
  const count = () => {
    const images = stored('prod/rg101')?.['images'];
    return Array.isArray(images) ? images.length : undefined;
  };
  beforeEach(() => stock({ images: [own] }));

  test.each([false, true])(
    'stores each picture once, however often it is sent; replacing: %s',
    async (replaces) => {
      database.courses.push(...LANDS_UNSEEN);
      const doubtful = await add('one', replaces);
      expect(doubtful).toMatchObject({ result: { success: false }, writes: [{ id: 'rg101' }] });
      expect(await add('two', replaces)).toMatchObject({
        result: { success: true, value: replaces ? [picture('one')] : [own, picture('one')] },
        writes: [],
      });
      expect(count()).toBe(replaces ? 1 : 2);
      expect(database.written).toHaveLength(1);
    },
  );

  test('does not add pictures to a product that was deleted meanwhile', async () => {
    saveAsOtherUser('prod/rg101', { deletedAt: new Date() });
    expect(await add('one')).toMatchObject({
      result: { success: false, error: expect.stringContaining('The product was deleted') },
      writes: [],
    });
    expect(database.written).toEqual([]);
  });
});

describe('a bulk edit', () => {
  const COUNT = 2 * BATCH + 5;
  const ids = Array.from({ length: COUNT }, (_, at) => `rg${at}`);
  const change = (form: FormValues) => ({ ...form, stockStatus: 'outOfStock' });
  const edit = (made: typeof change | 'delete' = change) =>
    outcome(
      bulkEdit(editableProduct, { targets: { ids }, change: made }, watching(), staffDatabase),
    );
  const undo = (done: Awaited<ReturnType<typeof edit>>) =>
    outcome(undoBulk(done, watching(), staffDatabase));
  const changed = () => ids.filter((id) => stored(`prod/${id}`)?.['stockStatus'] === 'outOfStock');
  const timesWritten = () => Math.max(...ids.map((id) => Number(stored(`prod/${id}`)?.['rev'])));

  beforeEach(() => ids.forEach((id) => stock({ stockStatus: 'inStock' }, id)));

  test('counts a batch whose response is lost, and undo includes it', async () => {
    database.courses.push('done', 'unanswered');
    const result = await edit();
    expect(result).toMatchObject({ failed: [], doubtful: [] });
    expect(result.done).toHaveLength(COUNT);
    expect(database.written).toHaveLength(COUNT);
    expect(await undo(result)).toMatchObject({ failed: [] });
    expect(changed()).toEqual([]);
  });

  test('undo includes a batch that was stored before the connection was lost', async () => {
    database.courses.push('done', ...LANDS_UNSEEN);
    const result = await edit();
    expect(result.stopped).toMatch(/Can't reach/);
    expect(result.done).toHaveLength(BATCH);
    expect(result.doubtful).toHaveLength(BATCH);
    expect(changed()).toHaveLength(2 * BATCH);
    const back = await undo(result);
    expect(back.failed).toEqual([]);
    expect(back.done).toHaveLength(2 * BATCH);
    expect(changed()).toEqual([]);
  });

  test('undo succeeds if a batch was never stored', async () => {
    database.courses.push('done', ...GOES_OFFLINE);
    const result = await edit();
    expect(changed()).toHaveLength(BATCH);
    expect(await undo(result)).toMatchObject({ failed: [] });
    expect(changed()).toEqual([]);
  });

  test('writes nothing twice when it is repeated', async () => {
    database.courses.push('done', ...LANDS_UNSEEN);
    await edit();
    const rest = await edit();
    expect(rest.done).toHaveLength(COUNT - 2 * BATCH);
    expect(timesWritten()).toBe(product.rev + 1);
    expect(database.written).toHaveLength(COUNT);
  });

  test('undo can be continued after an interruption', async () => {
    const result = await edit('delete');
    database.courses.push('done', ...LANDS_UNSEEN);
    expect((await undo(result)).stopped).toMatch(/Can't reach/);
    expect(await undo(result)).toMatchObject({ failed: [] });
    expect(ids.every((id) => stored(`prod/${id}`)?.['deletedAt'] === null)).toBe(true);
    expect(timesWritten()).toBe(product.rev + 2);
  });

  test('reports a product that another user has saved meanwhile, and changes the others', async () => {
    database.meanwhile = () => {
      database.meanwhile = undefined;
      saveAsOtherUser('prod/rg7', { title: 'Band' });
    };
    const result = await edit();
    expect(result.failed).toMatchObject([{ id: 'rg7' }]);
    expect(stored('prod/rg7')).toMatchObject({ title: 'Band', stockStatus: 'inStock', rev: 4 });
    expect(result.done).toHaveLength(COUNT - 1);
  });

  test('undo restores a separately stored price with its product', async () => {
    stock({ priceMode: 'signIn' }, 'rg0');
    const price = encodeDocument(priceKind, buildPrice({ pricePaise: 9_000, rev: 1 }));
    database.documents.set('prices/rg0', { ...price });
    const result = await outcome(
      bulkEdit(
        editableProduct,
        { targets: { ids: ['rg0'] }, change: (form) => ({ ...form, priceMode: 'onRequest' }) },
        watching(),
        staffDatabase,
      ),
    );
    expect(result.done).toMatchObject([{ id: 'rg0', writes: [{}, {}] }]);
    expect(stored('prices/rg0')?.['deletedAt']).not.toBeNull();
    await undo(result);
    expect(stored('prices/rg0')).toMatchObject({ pricePaise: 9_000, deletedAt: null });
    expect(stored('prod/rg0')).toMatchObject({ priceMode: 'signIn' });
  });
});
