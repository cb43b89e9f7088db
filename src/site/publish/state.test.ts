import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { QueryResult } from '#site/snapshot/recorder.ts';
import { openState, type State } from './state.ts';

let state: State;
beforeEach(() => {
  state = openState(':memory:');
});

const result = (query: string, digest: string, ...keys: string[]): QueryResult => ({
  query,
  digest,
  keys,
});

/** Stores a page with these queries. */
const putPage = (path: string, ...queries: string[]): void =>
  state.putRoute(
    { path, family: 'page.astro', file: `${path.slice(1)}.html`, hash: 'h', reason: 'it is new' },
    queries,
  );
const putFamily = (family: string, ...queries: string[]): void =>
  state.putRoute({ path: family, family, file: null, hash: null, reason: '' }, queries);

const dependentsOf = (query: string) => {
  const { routes, families } = state.dependentsOf(query);
  return { routes: routes.map(({ path }) => path), families };
};

describe('the queries of pages', () => {
  beforeEach(() => {
    state.putResults([result('product RG1', '1', 'prod/a'), result('year', '1', 'year', 'prod/a')]);
    putPage('/a', 'product RG1', 'year');
    putPage('/b', 'year');
    putFamily('product.astro', 'year');
  });

  test('are found by the keys of their results, without duplicates', () => {
    expect(state.queriesByKey(['prod/a', 'year'])).toEqual([
      { text: 'product RG1', digest: '1', key: 'prod/a' },
      { text: 'year', digest: '1', key: 'prod/a' },
    ]);
    expect(state.queriesByKey(['prod/b'])).toEqual([]);
  });

  test('lead to the routes and families that depend on them', () => {
    expect(dependentsOf('year')).toEqual({ routes: ['/a', '/b'], families: ['product.astro'] });
    expect(dependentsOf('product RG1')).toEqual({ routes: ['/a'], families: [] });
  });

  test('change when a route is rendered with other queries', () => {
    state.putResults([result('product RG2', '1', 'prod/b')]);
    putPage('/a', 'product RG2');
    expect(dependentsOf('year').routes).toEqual(['/b']);
    expect(dependentsOf('product RG2').routes).toEqual(['/a']);
    // No route depends on it any more.
    expect(state.queriesByKey(['prod/a']).map(({ text }) => text)).toEqual(['year']);
  });

  test('get the new keys of an equal result', () => {
    state.putResults([result('product RG1', '2', 'prod/c')]);
    expect(state.queriesByKey(['prod/c'])).toMatchObject([{ text: 'product RG1', digest: '2' }]);
    expect(state.queriesByKey(['prod/a']).map(({ text }) => text)).toEqual(['year']);
  });

  test('are deleted with the last route that depends on them', () => {
    state.dropRoute('/a');
    expect(state.queriesByKey(['prod/a']).map(({ text }) => text)).toEqual(['year']);
    state.dropRoute('/b');
    expect(dependentsOf('year').families).toEqual(['product.astro']);
    state.dropRoute('product.astro');
    expect(state.queriesByKey(['prod/a', 'year'])).toEqual([]);
  });

  test('are run again when they were deleted', () => {
    state.dropRoute('/a');
    expect(() => putPage('/c', 'product RG1')).toThrow('"product RG1" was not recorded');
    state.putRoute(
      { path: '/c', family: 'page.astro', file: 'c.html', hash: 'h', reason: '' },
      ['product RG1'],
      { rerun: (query) => result(query, '3', 'prod/a') },
    );
    expect(dependentsOf('product RG1').routes).toEqual(['/c']);
  });

  test("are part of a route's explanation, with the reason of its last render", () => {
    expect(state.explain('/a')).toEqual({
      path: '/a',
      family: 'page.astro',
      file: 'a.html',
      hash: 'h',
      reason: 'it is new',
      queries: [
        { text: 'product RG1', keys: ['prod/a'] },
        { text: 'year', keys: ['prod/a', 'year'] },
      ],
    });
    expect(state.explain('/nowhere')).toBeUndefined();
    expect(state.explain('product.astro')).toBeUndefined();
  });
});

test('keeps routes and families apart', () => {
  putPage('/a');
  putFamily('page.astro');
  putFamily('other.astro');
  expect([...state.routes().keys()]).toEqual(['/a']);
  expect([...state.routes('page.astro').keys()]).toEqual(['/a']);
  expect([...state.routes('other.astro').keys()]).toEqual([]);
  expect(state.families().toSorted()).toEqual(['other.astro', 'page.astro']);
});

test('lists inline scripts and styles of existing pages only', () => {
  const row = { family: 'page.astro', hash: 'h', reason: '' };
  const put = (path: string, scripts: string[]): void =>
    state.putRoute({ ...row, path, file: `${path.slice(1)}.html` }, [], {
      inline: { scripts, styles: ['style'] },
    });
  put('/a', ['one', 'two']);
  put('/b', ['two']);
  expect(state.inlineHashes().scripts).toEqual(new Set(['one', 'two']));
  put('/a', ['three']);
  expect(state.inlineHashes().scripts).toEqual(new Set(['two', 'three']));
  state.dropRoute('/b');
  expect(state.inlineHashes()).toEqual({
    scripts: new Set(['three']),
    styles: new Set(['style']),
  });
});

test('returns moves in order until they are done', () => {
  state.putMoves([
    { file: '.publish', staged: '/staged/3', step: 3 },
    { file: 'old.html', staged: null, step: 2 },
    { file: 'new.html', staged: '/staged/1', step: 0 },
  ]);
  expect(state.moves()).toEqual([
    { file: 'new.html', staged: '/staged/1', step: 0 },
    { file: 'old.html', staged: null, step: 2 },
    { file: '.publish', staged: '/staged/3', step: 3 },
  ]);
  state.doneMoving();
  expect(state.moves()).toEqual([]);
});

test('rolls back a failed publish', async () => {
  putPage('/a');
  state.setMeta('mark', 'one');
  const failing = state.transaction(() => {
    state.clear();
    putPage('/b');
    state.setMeta('mark', 'two');
    state.putMoves([{ file: 'b.html', staged: '/staged/1', step: 0 }]);
    return Promise.reject(new Error('cut short'));
  });
  await expect(failing).rejects.toThrow('cut short');
  expect([...state.routes().keys()]).toEqual(['/a']);
  expect(state.meta('mark')).toBe('one');
  expect(state.moves()).toEqual([]);
});

describe('the file', () => {
  test('is created with its folder and keeps its content', () => {
    const file = join(temporaryFolder(), 'of/its/own/state.sqlite');
    const first = openState(file);
    first.setMeta('bundle', 'abc');
    first.putAssets(new Map([['icon.svg', 'h']]));
    first.close();
    const second = openState(file);
    expect(second.meta('bundle')).toBe('abc');
    expect(second.assets()).toEqual(new Map([['icon.svg', 'h']]));
    second.close();
  });

  test('is emptied when it has another format', () => {
    const file = join(temporaryFolder(), 'state.sqlite');
    const old = new DatabaseSync(file);
    old.exec(`CREATE TABLE meta (key TEXT, value TEXT, more TEXT); PRAGMA user_version = 999;
      INSERT INTO meta VALUES ('bundle', 'abc', '')`);
    old.close();
    const state = openState(file);
    expect(state.meta('bundle')).toBeUndefined();
    state.setMeta('bundle', 'def');
    state.close();
  });

  test('is rejected when it is not a database', () => {
    const file = join(temporaryFolder(), 'state.sqlite');
    writeFileSync(file, 'not a database at all');
    expect(() => openState(file)).toThrow('not a database');
  });
});
