/** Files that nothing shows are taken away, also those that arrive after their upload was called off. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PictureGone } from '#admin/shell/actions/delete-picture.ts';
import {
  notePictures,
  notePicturesSaved,
  settlePictures,
  sweepOldPictures,
} from './picture-ledger.ts';

const shelf = vi.hoisted(() => ({
  files: new Set<string>(),
  shown: '',
  /** Any, where it is empty. */
  shownBy: '',
  isReached: true,
  kept: new Map<string, string>(),
}));

vi.mock('#admin/shell/actions/delete-picture.ts', () => ({
  deletePicture: (name: string): Promise<PictureGone> => {
    if (!shelf.isReached) return Promise.resolve('unreached');
    return Promise.resolve(shelf.files.delete(name) ? 'taken' : 'missing');
  },
}));
vi.mock('#admin/shell/actions/document-mentions.ts', () => ({
  documentMentions: (path: string, name: string) =>
    Promise.resolve(shelf.shown === name && (shelf.shownBy === '' || shelf.shownBy === path)),
}));
vi.mock('#firebase/browser/session/kept.ts', () => ({
  keptForGood: {
    read: (key: string) => shelf.kept.get(key) ?? null,
    write: (key: string, text: string) => shelf.kept.set(key, text).has(key),
  },
}));

const DOCUMENT = 'prod/rg101';
const NAME = 'pictures/prod/form/a1b2c3-320.webp';
const HOUR = 3_600_000;

const leave = () => settlePictures(DOCUMENT, { saved: new Set(), isNeeded: () => false });
const noted = (): string => [...shelf.kept.values()].join('');

beforeEach(() => {
  Object.assign(shelf, {
    files: new Set<string>(),
    shown: '',
    shownBy: '',
    isReached: true,
    kept: new Map(),
  });
  vi.useFakeTimers();
  notePictures(DOCUMENT, [NAME]);
});
afterEach(() => void vi.useRealTimers());

test('an upload that was called off is taken away, and nothing more is noted', async () => {
  shelf.files.add(NAME);
  await leave();
  expect(shelf.files.size).toBe(0);
  expect(noted()).not.toContain(NAME);
});

test('a file that arrives after its upload was called off is found later', async () => {
  await leave();
  shelf.files.add(NAME);
  vi.advanceTimersByTime(2 * HOUR);
  await sweepOldPictures(() => false);
  expect(shelf.files.size).toBe(0);
  expect(noted()).not.toContain(NAME);
});

test('a file that never arrived is forgotten in the end', async () => {
  await leave();
  expect(noted()).toContain(NAME);
  vi.advanceTimersByTime(2 * HOUR);
  await sweepOldPictures(() => false);
  expect(noted()).not.toContain(NAME);
});

describe('a form that is left while it is saved', () => {
  const NEW = 'prod/copy-of-rg101';
  const OTHER = 'pictures/prod/form/d4e5f6-320.webp';
  const drop = (document: string) =>
    settlePictures(document, { saved: new Set(), isNeeded: () => false });
  const values = { images: [{ url: `/v0/b/shop/o/${encodeURIComponent(NAME)}?alt=media` }] };

  beforeEach(() => {
    shelf.kept.clear();
    shelf.files.add(NAME).add(OTHER);
    notePictures(NEW, [NAME, OTHER]);
    notePicturesSaved(DOCUMENT, values);
  });

  test('keeps the files that it saves, and no others', async () => {
    await drop(NEW);
    expect([...shelf.files]).toEqual([NAME]);
  });

  test('is asked for by the name that it got: what landed is forgotten, and stays', async () => {
    shelf.shown = NAME;
    shelf.shownBy = DOCUMENT;
    vi.advanceTimersByTime(2 * HOUR);
    await sweepOldPictures(() => false);
    expect([...shelf.files]).toEqual([NAME]);
    expect(noted()).not.toContain(NAME);
  });

  test('leaves nothing behind where it never landed', async () => {
    vi.advanceTimersByTime(2 * HOUR);
    await sweepOldPictures(() => false);
    expect(shelf.files.size).toBe(0);
  });
});

test('what the document shows stays, and so does the note of what cannot be reached', async () => {
  shelf.files.add(NAME);
  shelf.isReached = false;
  await leave();
  expect(noted()).toContain(NAME);
  shelf.shown = NAME;
  await leave();
  expect(shelf.files.has(NAME)).toBe(true);
  expect(noted()).not.toContain(NAME);
});
