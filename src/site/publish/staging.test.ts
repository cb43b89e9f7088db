import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import {
  clearStaging,
  createStaging,
  deletionOf,
  doMoves,
  filesIn,
  hashOf,
  readMark,
  stageMark,
  newSiteMove,
  type Staging,
} from './staging.ts';
import type { Move } from './state.ts';

let site: string;
let staging: Staging;
beforeEach(() => {
  const folder = temporaryFolder();
  site = join(folder, 'site');
  staging = { site, folder: join(folder, 'staged'), isNewSite: false, prefix: '' };
  write('index.html', 'home');
  write('blogs/care.html', 'care');
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), text);
}
const read = (file: string): string => readFileSync(join(site, file), 'utf8');
const bytes = (text: string): Uint8Array => Buffer.from(text);
const inOrder = (moves: readonly Move[]): Move[] => moves.toSorted((a, b) => a.step - b.step);

describe('staging', () => {
  test('skips files whose hash is current', () => {
    const aside = createStaging(staging);
    expect(aside.stage('index.html', bytes('home'), hashOf(bytes('home')))).toBeUndefined();
    expect(aside.stage('index.html', bytes('new'), hashOf(bytes('home')))).toBeDefined();
  });

  test('reads the file when no hash is given', () => {
    const aside = createStaging(staging);
    expect(aside.stage('index.html', bytes('home'), undefined)).toBeUndefined();
    expect(aside.stage('index.html', bytes('other'), undefined)).toBeDefined();
    expect(aside.stage('new.html', bytes('home'), undefined)).toBeDefined();
  });

  test('does not change the site', () => {
    const aside = createStaging(staging);
    aside.stage('index.html', bytes('new'), undefined);
    aside.stageCopy('blogs/care.html', join(site, 'index.html'));
    expect([read('index.html'), read('blogs/care.html')]).toEqual(['home', 'care']);
  });

  test('keeps files of several processes apart', () => {
    const moves = ['0-', '1-'].map((prefix) =>
      createStaging({ ...staging, prefix }).stage(`${prefix}.html`, bytes(prefix), undefined),
    );
    doMoves(
      site,
      moves.filter((move) => move !== undefined),
    );
    expect([read('0-.html'), read('1-.html')]).toEqual(['0-', '1-']);
  });
});

describe('moving', () => {
  const prepared = (): Move[] => {
    const aside = createStaging(staging);
    const moves = [
      deletionOf('blogs/care.html'),
      aside.stage('index.html', bytes('new home'), undefined),
      aside.stage('product/RG1/ring.html', bytes('ring'), undefined),
      stageMark(staging, 'mark'),
    ];
    return inOrder(moves.filter((move) => move !== undefined));
  };

  test('moves new files first, then changed ones, then deletes, and marks the site last', () => {
    expect(prepared().map(({ file }) => file)).toEqual([
      'product/RG1/ring.html',
      'index.html',
      'blogs/care.html',
      '.publish',
    ]);
  });

  test('leaves no empty folder', () => {
    doMoves(site, prepared());
    expect(filesIn(site).toSorted()).toEqual(['.publish', 'index.html', 'product/RG1/ring.html']);
    expect(existsSync(join(site, 'blogs'))).toBe(false);
    expect(read('index.html')).toBe('new home');
    expect(readMark(site)).toBe('mark');
  });

  test.each([0, 1, 2, 3, 4])('gives the same result when repeated after %i moves', (done) => {
    const moves = prepared();
    doMoves(site, moves.slice(0, done));
    doMoves(site, moves);
    expect(filesIn(site).toSorted()).toEqual(['.publish', 'index.html', 'product/RG1/ring.html']);
    expect(read('index.html')).toBe('new home');
  });

  test('keeps folders that are not empty', () => {
    write('blogs/news.html', 'news');
    doMoves(site, [deletionOf('blogs/care.html')]);
    expect(filesIn(site).toSorted()).toEqual(['blogs/news.html', 'index.html']);
  });

  test('ignores a deletion of a missing file', () => {
    doMoves(site, [deletionOf('blogs/none.html'), deletionOf('none/none.html')]);
    expect(filesIn(site)).toHaveLength(2);
  });

  test('moves a new site at once', () => {
    rmSync(site, { recursive: true });
    const whole = { ...staging, isNewSite: true };
    const aside = createStaging(whole);
    const other = join(temporaryFolder(), 'icon.svg');
    writeFileSync(other, 'icon');
    aside.stage('blogs/care.html', bytes('care'), undefined);
    aside.stageCopy('icon.svg', other);
    stageMark(whole, 'mark');
    expect(existsSync(site)).toBe(false);
    doMoves(site, [newSiteMove(whole.folder)]);
    expect(filesIn(site).toSorted()).toEqual(['.publish', 'blogs/care.html', 'icon.svg']);
  });
});

test('returns undefined for a site without a mark or a missing site', () => {
  expect(readMark(site)).toBeUndefined();
  expect(readMark(join(site, 'nowhere'))).toBeUndefined();
});

test('clears staged files, also when there are none', () => {
  clearStaging(staging.folder);
  createStaging(staging).stage('a.html', bytes('a'), undefined);
  clearStaging(staging.folder);
  expect(existsSync(staging.folder)).toBe(false);
});
