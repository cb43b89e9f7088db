/** Pictures for many products, uploaded while other screens are looked at; and taken back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase } from '#fixtures/staff-database.ts';
import { $bulk, $bulkFailures } from '#admin/shell/bulk/bulk-store.ts';
import { $messages } from '#admin/shell/messages-store.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { PictureWish, UploadWatch } from '#admin/shell/actions/upload-picture.ts';
import type { Image } from '#schema/image.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { createPlacing } from './picture-placing.ts';

const uploads = vi.hoisted(() => ({
  put: vi.fn<(wish: PictureWish, watch: UploadWatch) => Promise<Result<Image>>>(),
}));
vi.mock('#admin/shell/work-under-way.ts', () => ({ beginWork: () => () => undefined }));
vi.mock('#firebase/browser/auth.ts', () => ({ signedInUid: () => 'anita' }));
vi.mock('#firebase/browser/firestore.ts', () => ({ DatabaseUnavailable: class extends Error {} }));
vi.mock('#firebase/browser/staff-lists.ts', () => ({ countDocuments: () => Promise.resolve(0) }));
vi.mock('#firebase/browser/staff-documents.ts', async () => {
  const { staffDocuments } = await import('#fixtures/staff-database.ts');
  return staffDocuments;
});
vi.mock('#firebase/browser/stored-fields.ts', async () => {
  const { storedFields } = await import('#fixtures/staff-database.ts');
  return storedFields;
});
vi.mock('#admin/shell/actions/upload-picture.ts', () => ({ uploadPicture: uploads.put }));
vi.mock('#admin/shell/stores/picture-ledger.ts', () => ({
  notePictures: vi.fn(),
  settlePictures: vi.fn(),
}));

const picture = (name: string): Image => ({
  url: `/pictures/${name}`,
  width: 320,
  height: 240,
  alt: name,
  widths: [320],
});
const own = picture('own.webp');
const SKUS = ['RG-1', 'RG-2', 'RG-3'] as const;
const files = SKUS.map((sku) => new File(['x'], `${sku}.jpg`));
const saved = (sku: string) => database.documents.get(`prod/${sku}`);
const before = encodeDocument(productKind, buildProduct({ images: [own] }))['images'];
const state = (sku: string) =>
  placing.$placing.get().works.find(({ product }) => product.sku === sku)?.state;
const last = () => $messages.get().at(-1);
const onWritten = vi.fn();

let placing = createPlacing();
beforeEach(async () => {
  emptyDatabase();
  vi.clearAllMocks();
  $bulk.set(null);
  $bulkFailures.set(null);
  $messages.set([]);
  uploads.put.mockImplementation((wish) => Promise.resolve(succeeded(picture(wish.file.name))));
  for (const sku of SKUS) {
    const product = buildProduct({ sku, title: sku, images: [own] });
    database.documents.set(`prod/${sku}`, { ...encodeDocument(productKind, product) });
  }
  placing = createPlacing();
  await placing.choose(files);
});

describe('pictures that take the place of others', () => {
  test('come back by Undo, and can be uploaded again', async () => {
    placing.setReplaces(true);
    await placing.begin(onWritten);
    expect(SKUS.map(state)).toEqual(['done', 'done', 'done']);
    for (const sku of SKUS) {
      expect(JSON.stringify(saved(sku)?.['images'])).toContain(`/pictures/${sku}.jpg`);
      expect(JSON.stringify(saved(sku)?.['images'])).not.toContain('own.webp');
    }
    expect(last()).toMatchObject({ kind: 'done', words: '3 products changed.' });
    last()?.undo?.();
    await vi.waitFor(() => expect(SKUS.map(state)).toEqual(['ready', 'ready', 'ready']));
    for (const sku of SKUS) expect(saved(sku)?.['images']).toEqual(before);
    expect(onWritten).toHaveBeenCalledTimes(2);
  });

  test('leave what somebody has saved since as it is, and say so', async () => {
    placing.setReplaces(true);
    await placing.begin(onWritten);
    database.documents.set('prod/RG-2', { ...saved('RG-2'), rev: 9, title: 'Band' });
    last()?.undo?.();
    await vi.waitFor(() => expect($bulkFailures.get()?.failures).toHaveLength(1));
    expect($bulkFailures.get()?.failures).toMatchObject([{ id: 'RG-2' }]);
    expect($bulkFailures.get()?.nameOf?.('RG-2')).toBe('RG-2');
    expect(saved('RG-2')).toMatchObject({ title: 'Band' });
    expect(state('RG-2')).toBe('done');
  });
});

test('while they are on their way it is shown everywhere, and no other change of many begins', async () => {
  const arrivals: (() => void)[] = [];
  uploads.put.mockImplementation(
    (wish) =>
      new Promise((resolve) => {
        arrivals.push(() => resolve(succeeded(picture(wish.file.name))));
      }),
  );
  const work = placing.begin(onWritten);
  expect($bulk.get()).toMatchObject({ words: 'Uploading images', handled: 0, total: 3 });
  await placing.begin(onWritten);
  expect(last()).toMatchObject({ kind: 'failed', words: expect.stringContaining('in progress') });
  expect(arrivals).toHaveLength(2);
  arrivals[0]?.();
  await vi.waitFor(() => expect($bulk.get()).toMatchObject({ handled: 1 }));
  await vi.waitFor(() => expect(arrivals).toHaveLength(3));
  for (const arrive of arrivals) arrive();
  await work;
  expect($bulk.get()).toBeNull();
  expect(placing.$placing.get().isBusy).toBe(false);
});

test('stopped, it keeps what is done, and the rest waits to be uploaded', async () => {
  uploads.put.mockImplementation(async (wish, { signal }) => {
    if (wish.file.name === 'RG-1.jpg') return succeeded(picture(wish.file.name));
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    return failed('', 'canceled');
  });
  const work = placing.begin(onWritten);
  await vi.waitFor(() => expect(state('RG-1')).toBe('done'));
  placing.stop();
  await work;
  expect(SKUS.map(state)).toEqual(['done', 'ready', 'ready']);
  expect($bulkFailures.get()).toBeNull();
  expect(saved('RG-3')?.['images']).toEqual(before);
  expect(last()).toMatchObject({ words: '1 product changed.', undo: expect.any(Function) });
});

test('one that fails is named, and tried again by itself', async () => {
  uploads.put.mockImplementationOnce(() => Promise.resolve(failed('It is no picture.')));
  await placing.begin(onWritten);
  expect(state('RG-1')).toBe('failed');
  expect($bulkFailures.get()?.failures).toEqual([
    { id: 'RG-1', why: 'RG-1.jpg: It is no picture.' },
  ]);
  const times = uploads.put.mock.calls.length;
  await placing.retry('RG-1', onWritten);
  expect(uploads.put.mock.calls).toHaveLength(times + 1);
  expect(state('RG-1')).toBe('done');
});

describe('files that are not fit', () => {
  const unfit = failed('It is larger than 5 MB.', 'unfit');
  const two = [new File(['x'], 'RG-1.jpg'), new File(['x'], 'RG-1_2.jpg')];
  const work = () => placing.$placing.get().works.find(({ product }) => product.sku === 'RG-1');

  test('keep none of the others from their product, and are named', async () => {
    await placing.choose(two);
    uploads.put.mockImplementationOnce(() => Promise.resolve(unfit));
    await placing.begin(onWritten);
    expect(work()).toMatchObject({
      state: 'done',
      problem: 'RG-1.jpg: It is larger than 5 MB.',
    });
    const images = JSON.stringify(saved('RG-1')?.['images']);
    expect(images).toContain('/pictures/RG-1_2.jpg');
    expect(images).not.toContain('/pictures/RG-1.jpg');
    expect($bulkFailures.get()?.failures).toEqual([
      { id: 'RG-1', why: 'RG-1.jpg: It is larger than 5 MB.' },
    ]);
  });

  test('leave everything as it is where the others would replace it', async () => {
    await placing.choose(two);
    placing.setReplaces(true);
    uploads.put.mockImplementationOnce(() => Promise.resolve(unfit));
    await placing.begin(onWritten);
    expect(work()).toMatchObject({ state: 'failed', canRetry: false });
    expect(saved('RG-1')?.['images']).toEqual(before);
  });

  test('change nothing where there is no other, and are not tried again', async () => {
    await placing.choose(files.slice(0, 1));
    uploads.put.mockImplementation(() => Promise.resolve(unfit));
    await placing.begin(onWritten);
    expect(work()).toMatchObject({ state: 'failed', canRetry: false });
    expect(saved('RG-1')?.['images']).toEqual(before);
    const times = uploads.put.mock.calls.length;
    await placing.begin(onWritten);
    expect(uploads.put.mock.calls).toHaveLength(times);
  });
});

test('what landed without an answer is taken back, too', async () => {
  await placing.choose(files.slice(0, 1));
  vi.useFakeTimers();
  try {
    database.courses.push('unanswered', 'lost', 'lost');
    const work = placing.begin(onWritten);
    await vi.runAllTimersAsync();
    await work;
    expect(state('RG-1')).toBe('failed');
    expect(saved('RG-1')?.['images']).not.toEqual(before);
    database.isDeleted = false;
    last()?.undo?.();
    await vi.runAllTimersAsync();
    expect(saved('RG-1')?.['images']).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
});
