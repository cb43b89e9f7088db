/** Changes of many whose answers are lost: what landed is done, once, and can be taken back; what did not is told of. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildPrice, buildProduct } from '#fixtures/build.ts';
import {
  LANDS_UNSEEN,
  LINE_IS_DELETED,
  database,
  emptyDatabase,
  saveAsOtherUser,
  outcome,
  stockProduct,
  stored,
} from '#fixtures/staff-database.ts';
import type { FormValues } from '#core/editing/form-values.ts';
import { editableProduct } from '#core/editing/product-form.ts';
import { encodeDocument } from '#schema/kind.ts';
import { priceKind } from '#schema/price.ts';
import { bulkEdit } from './bulk-edit.ts';
import { BATCH } from './bulk-write.ts';
import { undoBulk } from './undo-bulk.ts';

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
const stock = (id: string, fields: object): void => stockProduct(id, { ...product, ...fields });

const COUNT = 2 * BATCH + 5;
const ids = Array.from({ length: COUNT }, (_, at) => `rg${at}`);
const change = (form: FormValues) => ({ ...form, stockStatus: 'outOfStock' });
const telling = () => ({ onProgress: vi.fn(), signal: new AbortController().signal });
const edit = (made: typeof change | 'delete' = change) =>
  outcome(bulkEdit(editableProduct, { targets: { ids }, change: made }, telling()));
const undo = (done: Awaited<ReturnType<typeof edit>>) => outcome(undoBulk(done, telling()));
const changed = () => ids.filter((id) => stored(`prod/${id}`)?.['stockStatus'] === 'outOfStock');
const timesWritten = () => Math.max(...ids.map((id) => Number(stored(`prod/${id}`)?.['rev'])));

beforeEach(() => ids.forEach((id) => stock(id, { stockStatus: 'inStock' })));

test('a batch whose answer is lost counts, and is taken back with the rest', async () => {
  database.courses.push('done', 'unanswered');
  const result = await edit();
  expect(result).toMatchObject({ failed: [], doubtful: [] });
  expect(result.done).toHaveLength(COUNT);
  expect(database.written).toHaveLength(COUNT);
  expect(await undo(result)).toMatchObject({ failed: [] });
  expect(changed()).toEqual([]);
});

test('a batch that landed unseen before the line was gone is taken back, too', async () => {
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

test('a batch that never landed is no failure of the way back', async () => {
  database.courses.push('done', ...LINE_IS_DELETED);
  const result = await edit();
  expect(changed()).toHaveLength(BATCH);
  expect(await undo(result)).toMatchObject({ failed: [] });
  expect(changed()).toEqual([]);
});

test('done again, it writes nothing twice', async () => {
  database.courses.push('done', ...LANDS_UNSEEN);
  await edit();
  const rest = await edit();
  expect(rest.done).toHaveLength(COUNT - 2 * BATCH);
  expect(timesWritten()).toBe(product.rev + 1);
  expect(database.written).toHaveLength(COUNT);
});

test('the way back can be gone on with where it was broken off', async () => {
  const result = await edit('delete');
  database.courses.push('done', ...LANDS_UNSEEN);
  expect((await undo(result)).stopped).toMatch(/Can't reach/);
  expect(await undo(result)).toMatchObject({ failed: [] });
  expect(ids.every((id) => stored(`prod/${id}`)?.['deletedAt'] === null)).toBe(true);
  expect(timesWritten()).toBe(product.rev + 2);
});

test('what somebody else has saved meanwhile is changed as it stands now, by itself', async () => {
  database.meanwhile = () => {
    database.meanwhile = undefined;
    saveAsOtherUser('prod/rg7', { title: 'Band' });
  };
  const result = await edit();
  expect(result.failed).toEqual([]);
  expect(stored('prod/rg7')).toMatchObject({ title: 'Band', stockStatus: 'outOfStock', rev: 5 });
  expect(result.done).toHaveLength(COUNT);
});

test('a price that is kept apart counts and comes back with its product', async () => {
  stock('rg0', { priceMode: 'signIn' });
  const price = encodeDocument(priceKind, buildPrice({ pricePaise: 9_000, rev: 1 }));
  database.documents.set('prices/rg0', { ...price });
  const result = await outcome(
    bulkEdit(
      editableProduct,
      { targets: { ids: ['rg0'] }, change: (form) => ({ ...form, priceMode: 'onRequest' }) },
      telling(),
    ),
  );
  expect(result.done).toMatchObject([{ id: 'rg0', writes: [{}, {}] }]);
  expect(stored('prices/rg0')?.['deletedAt']).not.toBeNull();
  await undo(result);
  expect(stored('prices/rg0')).toMatchObject({ pricePaise: 9_000, deletedAt: null });
  expect(stored('prod/rg0')).toMatchObject({ priceMode: 'signIn' });
});
