import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import type { Answered } from '#site/snapshot/recorder.ts';
import { openState, type State } from './state.ts';

let state: State;
beforeEach(() => {
  state = openState(':memory:');
});

const answer = (question: string, digest: string, ...keys: string[]): Answered => ({
  question,
  digest,
  keys,
});

/** Keeps a page that asked these questions. */
const keepPage = (path: string, ...asked: string[]): void =>
  state.putRoute(
    { path, family: 'page.astro', file: `${path.slice(1)}.html`, hash: 'h', reason: 'it is new' },
    asked,
  );
const keepFamily = (family: string, ...asked: string[]): void =>
  state.putRoute({ path: family, family, file: null, hash: null, reason: '' }, asked);

const askersOf = (question: string) => {
  const { routes, families } = state.askersOf(question);
  return { routes: routes.map(({ path }) => path), families };
};

describe('what pages asked', () => {
  beforeEach(() => {
    state.putAnswers([answer('product RG1', '1', 'prod/a'), answer('year', '1', 'year', 'prod/a')]);
    keepPage('/a', 'product RG1', 'year');
    keepPage('/b', 'year');
    keepFamily('product.astro', 'year');
  });

  test('is found by the keys that answers came from, each question once', () => {
    expect(state.questionsFrom(['prod/a', 'year'])).toEqual([
      { text: 'product RG1', digest: '1', key: 'prod/a' },
      { text: 'year', digest: '1', key: 'prod/a' },
    ]);
    expect(state.questionsFrom(['prod/b'])).toEqual([]);
  });

  test('leads to the routes and families that asked', () => {
    expect(askersOf('year')).toEqual({ routes: ['/a', '/b'], families: ['product.astro'] });
    expect(askersOf('product RG1')).toEqual({ routes: ['/a'], families: [] });
  });

  test('follows a route that asks something else when it is rendered again', () => {
    state.putAnswers([answer('product RG2', '1', 'prod/b')]);
    keepPage('/a', 'product RG2');
    expect(askersOf('year').routes).toEqual(['/b']);
    expect(askersOf('product RG2').routes).toEqual(['/a']);
    // Nobody asks for it any more.
    expect(state.questionsFrom(['prod/a']).map(({ text }) => text)).toEqual(['year']);
  });

  test('takes over an answer that came from elsewhere this time', () => {
    state.putAnswers([answer('product RG1', '2', 'prod/c')]);
    expect(state.questionsFrom(['prod/c'])).toMatchObject([{ text: 'product RG1', digest: '2' }]);
    expect(state.questionsFrom(['prod/a']).map(({ text }) => text)).toEqual(['year']);
  });

  test('is forgotten with the last route that asked', () => {
    state.dropRoute('/a');
    expect(state.questionsFrom(['prod/a']).map(({ text }) => text)).toEqual(['year']);
    state.dropRoute('/b');
    expect(askersOf('year').families).toEqual(['product.astro']);
    state.dropRoute('product.astro');
    expect(state.questionsFrom(['prod/a', 'year'])).toEqual([]);
  });

  test('is found out again when it was forgotten meanwhile', () => {
    state.dropRoute('/a');
    expect(() => keepPage('/c', 'product RG1')).toThrow('"product RG1" was not recorded');
    state.putRoute(
      { path: '/c', family: 'page.astro', file: 'c.html', hash: 'h', reason: '' },
      ['product RG1'],
      { recall: (question) => answer(question, '3', 'prod/a') },
    );
    expect(askersOf('product RG1').routes).toEqual(['/c']);
  });

  test('is told of one route, with why it was rendered', () => {
    expect(state.story('/a')).toEqual({
      path: '/a',
      family: 'page.astro',
      file: 'a.html',
      hash: 'h',
      reason: 'it is new',
      questions: [
        { text: 'product RG1', keys: ['prod/a'] },
        { text: 'year', keys: ['prod/a', 'year'] },
      ],
    });
    expect(state.story('/nowhere')).toBeUndefined();
    expect(state.story('product.astro')).toBeUndefined();
  });
});

test('routes and families are told apart', () => {
  keepPage('/a');
  keepFamily('page.astro');
  keepFamily('other.astro');
  expect([...state.routes().keys()]).toEqual(['/a']);
  expect([...state.routes('page.astro').keys()]).toEqual(['/a']);
  expect([...state.routes('other.astro').keys()]).toEqual([]);
  expect(state.families().toSorted()).toEqual(['other.astro', 'page.astro']);
});

test('inline scripts and styles are those of the pages that there are', () => {
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

test('moves come in the order of their steps, and are over when they are done', () => {
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

test('a publish that fails has written nothing down', async () => {
  keepPage('/a');
  state.setMeta('mark', 'one');
  const failing = state.transaction(() => {
    state.clear();
    keepPage('/b');
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
  test('is made where it lies, and keeps what it is told', () => {
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

  test('of another format is emptied', () => {
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

  test('that is no database is refused', () => {
    const file = join(temporaryFolder(), 'state.sqlite');
    writeFileSync(file, 'not a database at all');
    expect(() => openState(file)).toThrow('not a database');
  });
});
