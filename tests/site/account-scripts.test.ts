/** What pages with accounts download until they work: their scripts, and what these fetch at once, as gzip sends them. */
import { dirname, join } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { fileOf, readSiteFile } from '../built-site.ts';

const KIB = 1_024;
const BUDGET = 120 * KIB;

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},$\s]+from\s*)?["'](\.[^"']+\.js)["']/g;
const ON_DEMAND = /import\(["'`](\.[^"'`]+\.js)["'`]\)/g;

const scriptsOf = (address: string): string[] =>
  DomUtils.getElementsByTagName('script', parseDocument(readSiteFile(fileOf(address))))
    .map(({ attribs }) => attribs['src'] ?? '')
    .filter((source) => source.startsWith('/_astro/'))
    .map((source) => source.slice(1));

const named = (file: string, pattern: RegExp): string[] =>
  [...readSiteFile(file).matchAll(pattern)].map(([, target = '']) => join(dirname(file), target));

/** A script with all that it imports at once. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of named(file, STATIC)) withImports(next, found);
  return found;
}

/** The scripts of every page open nothing by themselves; a page's own script fetches at once what makes it work. */
const COMMON = new Set(scriptsOf('/offline').flatMap((file) => [...withImports(file)]));

const firstScripts = (address: string): Set<string> => {
  const tags = scriptsOf(address);
  const own = tags.flatMap((file) => [...withImports(file)]).filter((file) => !COMMON.has(file));
  const entries = own.flatMap((file) => named(file, ON_DEMAND));
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

  test('works after at most 120 KiB of script', () => {
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readSiteFile(file)).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });

  test('has Firebase weighed with it', () => {
    expect([...files].some((file) => readSiteFile(file).includes('identitytoolkit'))).toBe(true);
  });
});
