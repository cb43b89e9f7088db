/** The scripts of pages with accounts that load before the page works, in bytes after gzip. */
import { describe, expect, test } from 'vitest';
import { readSiteFile, siteFiles } from '../built-site.ts';
import { gzipped, KIB, onDemand, scriptsOf, withImports } from './script-graph.ts';

/** React and its DOM take 60 of it. */
const BUDGET = 170 * KIB;

/** The shared script does not use its dynamic imports at once; a page's own script does. */
const COMMON = new Set(scriptsOf('/offline').flatMap((file) => [...withImports(file)]));

const firstScripts = (address: string): Set<string> => {
  const tags = scriptsOf(address);
  const own = tags.flatMap((file) => [...withImports(file)]).filter((file) => !COMMON.has(file));
  const entries = own.flatMap(onDemand);
  return new Set([...tags, ...entries].flatMap((file) => [...withImports(file)]));
};

test('App Check is no part of a site without its key', () => {
  const scripts = siteFiles().filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => readSiteFile(name).includes('firebaseappcheck'))).toEqual([]);
});

const PAGES = [
  '/login',
  '/register',
  '/reset-password',
  '/verify-email',
  '/account',
  '/order-confirmation',
];

describe.each(PAGES)('%s', (address) => {
  const files = firstScripts(address);

  test('works after at most 170 KiB of script', () => {
    const bytes = gzipped(files);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });

  test('includes Firebase in this size', () => {
    expect([...files].some((file) => readSiteFile(file).includes('identitytoolkit'))).toBe(true);
  });
});
