/** What pages with accounts download until they work: their scripts, and what these fetch at once, as gzip sends them. */
import { describe, expect, test } from 'vitest';
import { readSiteFile } from '../built-site.ts';
import { gzipped, KIB, onDemand, scriptsOf, withImports } from './script-graph.ts';

/** React with its DOM is 60 of it. */
const BUDGET = 170 * KIB;

/** The scripts of every page open nothing by themselves; a page's own script fetches at once what makes it work. */
const COMMON = new Set(scriptsOf('/offline').flatMap((file) => [...withImports(file)]));

const firstScripts = (address: string): Set<string> => {
  const tags = scriptsOf(address);
  const own = tags.flatMap((file) => [...withImports(file)]).filter((file) => !COMMON.has(file));
  const entries = own.flatMap(onDemand);
  return new Set([...tags, ...entries].flatMap((file) => [...withImports(file)]));
};

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

  test('has Firebase weighed with it', () => {
    expect([...files].some((file) => readSiteFile(file).includes('identitytoolkit'))).toBe(true);
  });
});
