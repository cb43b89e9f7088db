import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { finishMoves } from './finish-moves.ts';
import { createStaging, deletionOf, readMark, stageMark, writeMark } from './staging.ts';
import { openState, type Move, type State } from './state.ts';

let site: string;
let staging: string;
let state: State;
let moves: Move[];

/** A publish that was killed after recording its moves: two changed files, one new, one deleted. */
beforeEach(() => {
  const folder = temporaryFolder();
  site = join(folder, 'site');
  staging = join(folder, 'staged');
  state = openState(join(folder, 'state.sqlite'));
  mkdirSync(site);
  for (const file of ['a.html', 'b.html', 'gone.html']) writeFileSync(join(site, file), 'old');
  writeMark(site, 'before');
  const stagingOptions = { site, folder: staging, isNewSite: false, prefix: '' };
  const files = createStaging(stagingOptions);
  const staged = ['a.html', 'b.html', 'new.html'].map((file) =>
    files.stage(file, Buffer.from('new'), 'another'),
  );
  moves = [...staged.filter((move) => move !== undefined), deletionOf('gone.html')];
  state.setMeta('mark-before', 'before');
  state.setMeta('mark', 'after');
  state.putMoves([...moves, stageMark(stagingOptions, 'after')]);
});
afterEach(() => state.close());

const read = (file: string): string | undefined =>
  existsSync(join(site, file)) ? readFileSync(join(site, file), 'utf8') : undefined;
const siteNow = () => ['a.html', 'b.html', 'new.html', 'gone.html'].map(read);

test('finishes the moves, whichever were done before', () => {
  for (const { file, staged } of moves.slice(0, 2)) renameSync(staged ?? '', join(site, file));
  expect(siteNow()).toEqual(['new', 'new', undefined, 'old']);
  finishMoves({ site, staging, state });
  expect(siteNow()).toEqual(['new', 'new', 'new', undefined]);
  expect(readMark(site)).toBe('after');
  expect([state.moves(), existsSync(staging)]).toEqual([[], false]);
});

test('does not touch a different site, and does not trust it', () => {
  writeMark(site, 'of another publisher');
  finishMoves({ site, staging, state });
  expect(siteNow()).toEqual(['old', 'old', undefined, 'old']);
  expect([state.moves(), state.meta('mark')]).toEqual([[], '']);
});

test('does nothing when no publish was interrupted', () => {
  finishMoves({ site, staging, state });
  const before = siteNow();
  finishMoves({ site, staging, state });
  expect(siteNow()).toEqual(before);
  expect(state.meta('mark')).toBe('after');
});
