import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import {
  createStage,
  disk,
  filesIn,
  isAsWritten,
  moveFiles,
  recordFiles,
  type Move,
} from './site-files.ts';
import { openState } from './state.ts';

let site: string;
let folder: string;
beforeEach(() => {
  const place = temporaryFolder();
  site = join(place, 'site');
  folder = join(place, 'staged');
  write('index.html', 'home');
  write('blogs/care.html', 'care');
});
// Test files share imported modules.
afterEach(() => void vi.restoreAllMocks());

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}
const read = (file: string): string => readFileSync(join(site, file), 'utf8');
const bytes = (text: string): Uint8Array => Buffer.from(text);
const deletionOf = (file: string): Move => ({ file, staged: null });

test('stages changed and new files only, and does not change the site', () => {
  const stage = createStage({ site, folder });
  expect(stage('index.html', bytes('home'))).toBeUndefined();
  expect(stage('index.html', bytes('HOME'))).toBeDefined();
  expect(stage('new.html', bytes('home'))).toBeDefined();
  expect(read('index.html')).toBe('home');
});

test('moves the files of several processes, deletes files, and leaves no empty folder', () => {
  const moves = [
    deletionOf('blogs/care.html'),
    deletionOf('none/none.html'),
    createStage({ site, folder, prefix: '1-' })('index.html', bytes('new home')),
    createStage({ site, folder, prefix: '2-' })('product/RG1/ring.html', bytes('ring')),
  ];
  moveFiles(
    site,
    moves.filter((move) => move !== undefined),
  );
  expect(filesIn(site).toSorted()).toEqual(['index.html', 'product/RG1/ring.html']);
  expect(existsSync(join(site, 'blogs'))).toBe(false);
  expect([read('index.html'), read('product/RG1/ring.html')]).toEqual(['new home', 'ring']);
});

test('moves new files first, then changed ones, and the time of the last change at the end', () => {
  const renaming = vi.spyOn(disk, 'renameSync');
  const stage = createStage({ site, folder });
  const files = ['data/version.json', 'index.html', 'blogs/news.html'];
  moveFiles(
    site,
    files.flatMap((file) => stage(file, bytes('new')) ?? []),
  );
  expect(renaming.mock.calls.map(([, target]) => String(target).slice(site.length + 1))).toEqual([
    'blogs/news.html',
    'index.html',
    'data/version.json',
  ]);
});

test('keeps folders that are not empty', () => {
  write('blogs/news.html', 'news');
  moveFiles(site, [deletionOf('blogs/care.html')]);
  expect(filesIn(site).toSorted()).toEqual(['blogs/news.html', 'index.html']);
});

test('notices changed, missing and extra files, but no dotfiles', () => {
  const state = openState(':memory:');
  recordFiles(site, state, filesIn(site));
  write('.cache/x', '');
  expect(isAsWritten(site, state)).toBe(true);
  const page = join(site, 'index.html');
  const { atime, mtime } = statSync(page);
  write('index.html', 'longer');
  expect(isAsWritten(site, state)).toBe(false);
  write('index.html', 'home');
  utimesSync(page, atime, mtime);
  expect(isAsWritten(site, state)).toBe(true);
  write('evil.html', '');
  expect(isAsWritten(site, state)).toBe(false);
  moveFiles(site, [deletionOf('evil.html'), deletionOf('blogs/care.html')]);
  expect(isAsWritten(site, state)).toBe(false);
  recordFiles(site, state, ['blogs/care.html']);
  expect(isAsWritten(site, state)).toBe(true);
});
