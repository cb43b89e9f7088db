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
  state.putRoute({ path, family: 'page.astro', file: `${path.slice(1)}.html` }, queries);
const putFamily = (family: string, ...queries: string[]): void =>
  state.putRoute({ path: family, family, file: null }, queries);

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
    expect(dependentsOf('product RG1').routes).toEqual([]);
  });

  test('get the new keys of an equal result', () => {
    state.putResults([result('product RG1', '2', 'prod/c')]);
    expect(state.queriesByKey(['prod/c'])).toMatchObject([{ text: 'product RG1', digest: '2' }]);
    expect(state.queriesByKey(['prod/a']).map(({ text }) => text)).toEqual(['year']);
  });

  test('lose a dropped route', () => {
    state.dropRoute('/a');
    expect(dependentsOf('year')).toEqual({ routes: ['/b'], families: ['product.astro'] });
  });

  test('must be recorded before a route that ran them', () => {
    expect(() => putPage('/c', 'product RG9')).toThrow('"product RG9" was not recorded');
  });
});

test('keeps routes and families apart', () => {
  putPage('/a');
  putFamily('page.astro');
  putFamily('other.astro');
  expect([...state.routes().keys()]).toEqual(['/a']);
  expect([...state.routes('page.astro').keys()]).toEqual(['/a']);
  expect([...state.routes('other.astro').keys()]).toEqual([]);
});

test('rolls back a failed publish', async () => {
  putPage('/a');
  state.setMeta('published', 'one');
  const failing = state.transaction(() => {
    state.dropRoutes();
    putPage('/b');
    state.setMeta('published', 'two');
    return Promise.reject(new Error('cut short'));
  });
  await expect(failing).rejects.toThrow('cut short');
  expect([...state.routes().keys()]).toEqual(['/a']);
  expect(state.meta('published')).toBe('one');
});

describe('the file', () => {
  test('is created with its folder and keeps its content', () => {
    const file = join(temporaryFolder(), 'of/its/own/state.sqlite');
    const first = openState(file);
    first.setMeta('bundle', 'abc');
    first.putFile('icon.svg', '12 1');
    first.close();
    const second = openState(file);
    expect(second.meta('bundle')).toBe('abc');
    expect([...second.files()]).toEqual([['icon.svg', '12 1']]);
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
