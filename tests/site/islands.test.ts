/** What the first use of anything costs: whatever a page fetches by one import on demand, with all that this brings. */
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSiteFile, siteFiles } from '../built-site.ts';

const FIRST_USE_BUDGET = 100_000;

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},$\s]+from\s*)?["'](\.[^"']+\.js)["']/g;
const ON_DEMAND = /import\(["'`](\.[^"'`]+\.js)["'`]\)/g;
/** Stylesheets and workers are named by their address. */
const ADDRESSED = /["'`]\/(_astro\/[^"'`]+\.(?:css|js))["'`]/g;

const texts = new Map(
  siteFiles()
    .filter((file) => /^_astro\/.*\.(?:js|css)$/.test(file))
    .map((file) => [file, readSiteFile(file)]),
);

const named = (file: string, pattern: RegExp, from: string): string[] =>
  [...(texts.get(file) ?? '').matchAll(pattern)].map(([, target = '']) => join(from, target));

/** A file with what it imports at once, and the stylesheets and workers that it names. */
function brought(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of [...named(file, STATIC, dirname(file)), ...named(file, ADDRESSED, '.')]) {
    brought(next, found);
  }
  return found;
}

/** Firebase Analytics comes after a visitor's yes, and is no island. */
const IS_ANALYTICS = /firebase/i;

const entries = [...texts.keys()]
  .flatMap((file) => named(file, ON_DEMAND, dirname(file)))
  .filter((entry, place, all) => all.indexOf(entry) === place)
  .filter((entry) => ![...brought(entry)].some((file) => IS_ANALYTICS.test(texts.get(file) ?? '')));

test('there are islands to weigh', () => {
  expect(entries.length).toBeGreaterThan(5);
});

test.each(entries)('%s costs at most 100 KB', (entry) => {
  const bytes = [...brought(entry)].reduce(
    (sum, file) => sum + brotliCompressSync(texts.get(file) ?? '').byteLength,
    0,
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(FIRST_USE_BUDGET);
});
