/** Background uploads of pictures for many products, and their undo. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProduct } from '#fixtures/build.ts';
import { database, emptyDatabase, staffDatabase } from '#fixtures/staff-database.ts';
import { $bulk, $bulkFailures } from '#admin/shell/bulk/bulk-store.ts';
import { $messages, undoMessage } from '#admin/shell/messages-store.ts';
import { failed, succeeded } from '#core/result.ts';
import type { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import type { Image } from '#schema/image.ts';
import { encodeDocument } from '#schema/kind.ts';
import { productKind } from '#schema/product.ts';
import { createPlacing } from './picture-placing.ts';

const upload = vi.fn<typeof uploadPicture>();
const newPlacing = () => createPlacing({ upload, database: staffDatabase });
vi.stubGlobal('addEventListener', vi.fn());
vi.stubGlobal('removeEventListener', vi.fn());

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
async function undoLast(): Promise<void> {
  const message = last();
  if (message) await undoMessage(message);
}
const onWritten = vi.fn();

let placing = newPlacing();
beforeEach(async () => {
  emptyDatabase();
  vi.clearAllMocks();
  $bulk.set(null);
  $bulkFailures.set(null);
  $messages.set([]);
  upload.mockImplementation((request) => Promise.resolve(succeeded(picture(request.file.name))));
  for (const sku of SKUS) {
    const product = buildProduct({ sku, title: sku, images: [own] });
    database.documents.set(`prod/${sku}`, { ...encodeDocument(productKind, product) });
  }
  placing = newPlacing();
  await placing.choose(files);
});

describe('replacing pictures', () => {
  test('undo restores them, and they can be uploaded again', async () => {
    placing.setReplaces(true);
    await placing.begin(onWritten);
    expect(SKUS.map(state)).toEqual(['done', 'done', 'done']);
    for (const sku of SKUS) {
      expect(JSON.stringify(saved(sku)?.['images'])).toContain(`/pictures/${sku}.jpg`);
      expect(JSON.stringify(saved(sku)?.['images'])).not.toContain('own.webp');
    }
    expect(last()).toMatchObject({ kind: 'done', text: '3 products changed.' });
    await undoLast();
    expect(SKUS.map(state)).toEqual(['ready', 'ready', 'ready']);
    for (const sku of SKUS) expect(saved(sku)?.['images']).toEqual(before);
    expect(onWritten).toHaveBeenCalledTimes(2);
  });

  test('undo skips products that someone else has saved since, and says so', async () => {
    placing.setReplaces(true);
    await placing.begin(onWritten);
    database.documents.set('prod/RG-2', { ...saved('RG-2'), rev: 9, title: 'Band' });
    await undoLast();
    expect($bulkFailures.get()?.failures).toHaveLength(1);
    expect($bulkFailures.get()?.failures).toMatchObject([{ id: 'RG-2' }]);
    expect($bulkFailures.get()?.nameOf?.('RG-2')).toBe('RG-2');
    expect(saved('RG-2')).toMatchObject({ title: 'Band' });
    expect(state('RG-2')).toBe('done');
  });
});

test('shows progress on every screen and blocks other bulk changes', async () => {
  const arrivals: (() => void)[] = [];
  upload.mockImplementation(
    (request) =>
      new Promise((resolve) => {
        arrivals.push(() => resolve(succeeded(picture(request.file.name))));
      }),
  );
  const work = placing.begin(onWritten);
  expect($bulk.get()).toMatchObject({ label: 'Uploading images', handled: 0, total: 3 });
  await placing.begin(onWritten);
  expect(last()).toMatchObject({ kind: 'failed', text: expect.stringContaining('in progress') });
  expect(arrivals).toHaveLength(2);
  arrivals[0]?.();
  await vi.waitFor(() => expect($bulk.get()).toMatchObject({ handled: 1 }));
  await vi.waitFor(() => expect(arrivals).toHaveLength(3));
  for (const arrive of arrivals) arrive();
  await work;
  expect($bulk.get()).toBeNull();
  expect(placing.$placing.get().isBusy).toBe(false);
});

test('after cancelling, keeps finished products; the rest can be uploaded later', async () => {
  upload.mockImplementation(async (request, { signal }) => {
    if (request.file.name === 'RG-1.jpg') return succeeded(picture(request.file.name));
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
  expect(last()).toMatchObject({
    text: expect.stringContaining('1 product changed. Cancelled.'),
    undo: expect.any(Function),
  });
});

test('names a failed product and retries it alone', async () => {
  upload.mockImplementationOnce(() => Promise.resolve(failed('It is no picture.')));
  await placing.begin(onWritten);
  expect(state('RG-1')).toBe('failed');
  expect($bulkFailures.get()?.failures).toEqual([
    { id: 'RG-1', why: 'RG-1.jpg: It is no picture.' },
  ]);
  const times = upload.mock.calls.length;
  await placing.begin(onWritten);
  expect(upload.mock.calls).toHaveLength(times + 1);
  expect(state('RG-1')).toBe('done');
});

describe('invalid files', () => {
  const invalidFile = failed('It is larger than 5 MB.', 'invalid');
  const two = [new File(['x'], 'RG-1.jpg'), new File(['x'], 'RG-1_2.jpg')];
  const work = () => placing.$placing.get().works.find(({ product }) => product.sku === 'RG-1');

  test('are reported and do not affect the other files of their product', async () => {
    await placing.choose(two);
    upload.mockImplementationOnce(() => Promise.resolve(invalidFile));
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

  test('replace nothing if they are among the replacements', async () => {
    await placing.choose(two);
    placing.setReplaces(true);
    upload.mockImplementationOnce(() => Promise.resolve(invalidFile));
    await placing.begin(onWritten);
    expect(work()).toMatchObject({ state: 'invalid' });
    expect(saved('RG-1')?.['images']).toEqual(before);
  });

  test('change nothing if no valid file is left, and offer no retry', async () => {
    await placing.choose(files.slice(0, 1));
    upload.mockImplementation(() => Promise.resolve(invalidFile));
    await placing.begin(onWritten);
    expect(work()).toMatchObject({ state: 'invalid' });
    expect(saved('RG-1')?.['images']).toEqual(before);
    const times = upload.mock.calls.length;
    await placing.begin(onWritten);
    expect(upload.mock.calls).toHaveLength(times);
  });
});

test('undo includes writes whose response was lost', async () => {
  await placing.choose(files.slice(0, 1));
  vi.useFakeTimers();
  try {
    database.courses.push('unanswered', 'lost', 'lost');
    const work = placing.begin(onWritten);
    await vi.runAllTimersAsync();
    await work;
    expect(state('RG-1')).toBe('failed');
    expect(saved('RG-1')?.['images']).not.toEqual(before);
    database.isOffline = false;
    void undoLast();
    await vi.runAllTimersAsync();
    expect(saved('RG-1')?.['images']).toEqual(before);
  } finally {
    vi.useRealTimers();
  }
});
