/** The cost of the first use of each feature: a dynamic import of a page, with everything it loads. */
import { dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { fileOf, readSiteFile, siteFiles, templates } from '../built-site.ts';

const FIRST_USE_BUDGET = 100_000;

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},$\s]+from\s*)?["'](\.[^"']+\.js)["']/g;
const ON_DEMAND = /import\(["'`](\.[^"'`]+\.js)["'`]\)/g;
/** Stylesheets and workers are referenced by their URL. */
const ADDRESSED = /["'`]\/(_astro\/[^"'`]+\.(?:css|js))["'`]/g;

const texts = new Map(
  siteFiles()
    .filter((file) => /^_astro\/.*\.(?:js|css)$/.test(file))
    .map((file) => [file, readSiteFile(file)]),
);

const named = (file: string, pattern: RegExp, from: string): string[] =>
  [...(texts.get(file) ?? '').matchAll(pattern)].map(([, target = '']) => join(from, target));

/** A file with its static imports, and the stylesheets and workers it references. */
function loadedBy(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const next of [...named(file, STATIC, dirname(file)), ...named(file, ADDRESSED, '.')]) {
    loadedBy(next, files);
  }
  return files;
}

/** Firebase Analytics loads after a visitor's consent, and is not an island. */
const IS_ANALYTICS = /firebase/i;

const onDemand = [...texts.keys()]
  .flatMap((file) => named(file, ON_DEMAND, dirname(file)))
  .map((file) => [file]);

/** The scripts of the islands in the pages: their own, and the one that hydrates them. */
const islands = templates()
  .flatMap(([, address]) =>
    DomUtils.getElementsByTagName('astro-island', parseDocument(readSiteFile(fileOf(address)))),
  )
  .filter(({ attribs }) => attribs['client'] !== 'load')
  .map(({ attribs }) =>
    [attribs['component-url'], attribs['renderer-url']].map((url = '') => url.slice(1)),
  );

const bringsAnalytics = (files: Iterable<string>): boolean =>
  [...files].some((file) => IS_ANALYTICS.test(texts.get(file) ?? ''));

const entries = [...new Map([...onDemand, ...islands].map((files) => [files.join(), files]))].map(
  ([, files]) => {
    const loaded = new Set<string>();
    for (const file of files) loadedBy(file, loaded);
    return { name: files[0] ?? '', loaded };
  },
);

test('there are islands to measure', () => {
  expect(islands.length).toBeGreaterThan(5);
});

test.each(entries.filter(({ loaded }) => !bringsAnalytics(loaded)))(
  '$name costs at most 100 KB',
  ({ loaded }) => {
    const bytes = [...loaded].reduce(
      (sum, file) => sum + brotliCompressSync(texts.get(file) ?? '').byteLength,
      0,
    );
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_USE_BUDGET);
  },
);

test('no dynamic import needs a stylesheet, which the preload helper could not load', () => {
  const waiting = [...texts].filter(([, text]) => /__vite__mapDeps=[^\n]*\.css/.test(text));
  expect(waiting.map(([file]) => file)).toEqual([]);
});
