/** Files that nothing shows are taken away, also those that arrive after their upload was called off. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureGone } from '#commands/delete-picture.ts';
import { notePictures, settlePictures, sweepOldPictures } from './picture-ledger.ts';

const shelf = vi.hoisted(() => ({
  files: new Set<string>(),
  shown: '',
  isReached: true,
  kept: new Map<string, string>(),
}));

vi.mock('#commands/delete-picture.ts', () => ({
  deletePicture: (name: string): Promise<PictureGone> => {
    if (!shelf.isReached) return Promise.resolve('unreached');
    return Promise.resolve(shelf.files.delete(name) ? 'taken' : 'missing');
  },
}));
vi.mock('#commands/document-mentions.ts', () => ({
  documentMentions: (_path: string, name: string) => Promise.resolve(shelf.shown === name),
}));
vi.mock('./kept.ts', () => ({
  keptForGood: {
    read: (key: string) => shelf.kept.get(key) ?? null,
    write: (key: string, text: string) => shelf.kept.set(key, text),
  },
}));

const DOCUMENT = 'prod/rg101';
const NAME = 'pictures/prod/form/a1b2c3-320.webp';
const HOUR = 3_600_000;

const leave = () => settlePictures(DOCUMENT, { saved: new Set(), isNeeded: () => false });
const noted = (): string => [...shelf.kept.values()].join('');

beforeEach(() => {
  Object.assign(shelf, { files: new Set<string>(), shown: '', isReached: true, kept: new Map() });
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
