/** Search: the time to build the index, the time of a query, and the download in a browser. */
import { brotliCompressSync } from 'node:zlib';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { packSlice, SLICE_SIZE } from '#core/listing/catalogue-slice.ts';
import { createSearch } from '#core/search/search.ts';
import type { Row, Section } from './section.ts';
import { quantile } from './statistics.ts';

/** The limits: ms, ms, and bytes per product. */
const P50_MS = 5;
const P99_MS = 30;
const BYTES_A_PRODUCT = 20;

const PASSES = 3;
/** Number of results below the field. */
const MOST = 8;

const QUERIES = [
  ...['ring', 'solitaire ring', 'solitare rnig', 'gold plated hoops', 'rose gold chain', 'jumka'],
  ...['oxidised nose pin', 'anklit', 'chandi ki payal', 'bichiya', 'kada', 'tennisbracelet'],
  ...['box chain 18 inch', 'bangle 2-6', 'indian 12', 'rings under 500', '5 gram ring', 'silver'],
  ...['red stone ring', 'american diamond studs', 'mens chain 22 inch', 'new earrings', 'pearl'],
  ...['heart pendant', 'turquoise chain', 'xyzzyx', 'series 2 gold-plated', 'peacock chandbali'],
];
/** One product in this many is searched by its SKU. */
const SKU_STEP = 800;

/** The files of the catalogue, from which browsers build the index. @param entries newest first */
function catalogueBytes(entries: readonly CatalogueEntry[]): number {
  const oldestFirst = entries.toReversed();
  let bytes = 0;
  for (let from = 0; from < entries.length; from += SLICE_SIZE) {
    const slice = packSlice(oldestFirst.slice(from, from + SLICE_SIZE));
    bytes += brotliCompressSync(JSON.stringify(slice)).length;
  }
  return bytes;
}

function measure(products: number): Row {
  const { entries, categories } = searchableShop(products);
  const started = performance.now();
  const { search: find } = createSearch(entries, categories);
  const indexMs = performance.now() - started;
  const skus = entries.filter((_, at) => at % SKU_STEP === 0).map(({ sku }) => sku.toLowerCase());
  const typed = [...QUERIES, ...skus].flatMap((text) =>
    Array.from(text, (_, at) => text.slice(0, at + 1)),
  );
  const times = Array.from({ length: PASSES }, () => typed)
    .flat()
    .map((text) => {
      const from = performance.now();
      find(text, MOST);
      return performance.now() - from;
    });
  const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => quantile(times, part));
  const bytes = catalogueBytes(entries);
  const bar = BYTES_A_PRODUCT * entries.length;
  const hundredths = (value = 0): number => Number(value.toFixed(2));
  return {
    products: entries.length,
    'index ms': Math.round(indexMs),
    'p50 ms': hundredths(p50),
    'p99 ms': hundredths(p99),
    'worst ms': hundredths(worst),
    'brotli bytes': bytes,
    bar,
    isWithinBudget: (p50 ?? Infinity) <= P50_MS && (p99 ?? Infinity) <= P99_MS && bytes <= bar,
  };
}

export const search: Section = {
  name: 'search',
  run: ({ products }) =>
    Promise.resolve({
      title: 'Search',
      notes: [
        `limits: p50 ${P50_MS} ms, p99 ${P99_MS} ms, ${BYTES_A_PRODUCT} bytes per live product for the files that the index is built from`,
        `each query is typed letter by letter, ${PASSES} times, including cold passes; the ${MOST} best results`,
      ],
      rows: products.map(measure),
    }),
};
