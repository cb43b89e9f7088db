/** Deletes unused files, including those that arrive after their upload was cancelled. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureDeletion } from '#admin/shell/actions/delete-picture.ts';
import type { Fields } from '#schema/decode-fields.ts';
import {
  notePictures,
  notePicturesSaved,
  settlePictures,
  sweepOldPictures,
} from './picture-ledger.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
});

/** Files in Storage, references in documents, and whether both can be reached. */
const shop = {
  files: new Set<string>(),
  documents: new Map<string, Fields>(),
  isReached: true,
  deletePicture: (name: string): Promise<PictureDeletion> => {
    if (!shop.isReached) return Promise.resolve('unreached');
    return Promise.resolve(shop.files.delete(name) ? 'taken' : 'missing');
  },
  readFields: (path: string) => Promise.resolve(shop.documents.get(path)),
};

const DOCUMENT = 'prod/rg101';
const NAME = 'pictures/prod/form/a1b2c3-320.webp';
const SHOWS_IT = { images: [{ url: `/v0/b/shop/o/${encodeURIComponent(NAME)}?alt=media` }] };
const HOUR = 3_600_000;

const leave = (document = DOCUMENT) =>
  settlePictures(document, { saved: new Set(), isNeeded: () => false }, shop);
const sweepLater = () => {
  vi.advanceTimersByTime(2 * HOUR);
  return sweepOldPictures(() => false, shop);
};
const noted = (): string => [...stored.values()].join('');

beforeEach(() => {
  stored.clear();
  Object.assign(shop, { files: new Set(), documents: new Map(), isReached: true });
  vi.useFakeTimers();
  notePictures(DOCUMENT, [NAME]);
});
afterEach(() => void vi.useRealTimers());

test('deletes a cancelled upload and its entry', async () => {
  shop.files.add(NAME);
  await leave();
  expect(shop.files.size).toBe(0);
  expect(noted()).not.toContain(NAME);
});

test('finds a file that arrives after its upload was cancelled', async () => {
  await leave();
  shop.files.add(NAME);
  await sweepLater();
  expect(shop.files.size).toBe(0);
  expect(noted()).not.toContain(NAME);
});

test('forgets a file that never arrived', async () => {
  await leave();
  expect(noted()).toContain(NAME);
  await sweepLater();
  expect(noted()).not.toContain(NAME);
});

describe('a form that is closed while saving', () => {
  const NEW = 'prod/copy-of-rg101';
  const OTHER = 'pictures/prod/form/d4e5f6-320.webp';

  beforeEach(() => {
    stored.clear();
    shop.files.add(NAME).add(OTHER);
    notePictures(NEW, [NAME, OTHER]);
    notePicturesSaved(DOCUMENT, SHOWS_IT);
  });

  test('keeps the files of the save, and no others', async () => {
    await leave(NEW);
    expect([...shop.files]).toEqual([NAME]);
  });

  test("uses the new document's id: saved files stay without entry", async () => {
    shop.documents.set(DOCUMENT, SHOWS_IT);
    await sweepLater();
    expect([...shop.files]).toEqual([NAME]);
    expect(noted()).not.toContain(NAME);
  });

  test('leaves no file after a failed save', async () => {
    await sweepLater();
    expect(shop.files.size).toBe(0);
  });
});

test("keeps used files, and entries of documents that can't be read", async () => {
  shop.files.add(NAME);
  shop.isReached = false;
  await leave();
  expect(noted()).toContain(NAME);
  shop.documents.set(DOCUMENT, SHOWS_IT);
  await leave();
  expect(shop.files.has(NAME)).toBe(true);
  expect(noted()).not.toContain(NAME);
});
