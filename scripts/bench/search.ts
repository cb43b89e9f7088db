/** The catalogue in browsers: its download, search, filters, and the preview of a new silver rate. */
import { brotliCompressSync } from 'node:zlib';
import { catalogueUse } from '#fixtures/catalogue-use.ts';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { packSlice, SLICE_SIZE } from '#core/listing/catalogue-slice.ts';
import { createSearch } from '#core/search/search.ts';
import { SILVER_PAISE_PER_GRAM } from '#seed/piece-price.ts';
import type { Row, Section } from './section.ts';
import { median, quantile } from './statistics.ts';

/** The limits: ms, ms, and bytes per product. */
const P50_MS = 5;
const P99_MS = 30;
const BYTES_A_PRODUCT = 24;
/** For the 95th percentile, ms. */
const FILTER_MS = 30;
const PREVIEW_MS = 2_000;
const FILTER_RUNS = 50;

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
    const slice = packSlice(oldestFirst.slice(from, from + SLICE_SIZE), SILVER_PAISE_PER_GRAM);
    bytes += brotliCompressSync(JSON.stringify(slice)).length;
  }
  return bytes;
}

/** The share of the products that fit, in whole percent. */
const percentOf = (
  entries: readonly CatalogueEntry[],
  fits: (entry: CatalogueEntry) => boolean,
): number => Math.round((100 * entries.filter(fits).length) / entries.length);

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
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
    .map((text) => timed(() => find(text, MOST)));
  const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => quantile(times, part));
  // Stock in numbers is published only if the settings show it.
  const withoutStock = entries.map(({ available: _, ...entry }) => entry);
  const bytes = catalogueBytes(withoutStock) / entries.length;
  const bytesWithStock = catalogueBytes(entries) / entries.length;
  const { filter, preview } = catalogueUse(entries);
  let repriced = 0;
  const previewMs = timed(() => (repriced = preview().length));
  const filters = Array.from({ length: FILTER_RUNS }, () => timed(filter));
  const filterP95 = quantile(filters, 0.95);
  const hundredths = (value = 0): number => Number(value.toFixed(2));
  return {
    products: entries.length,
    'index ms': Math.round(indexMs),
    'p50 ms': hundredths(p50),
    'p99 ms': hundredths(p99),
    'worst ms': hundredths(worst),
    'sized %': percentOf(entries, ({ sizes }) => sizes.length > 1),
    'by weight %': percentOf(entries, ({ byWeight }) => byWeight !== undefined),
    'sign-in %': percentOf(entries, ({ priceMode }) => priceMode === 'signIn'),
    'brotli bytes a product': hundredths(bytes),
    'with stock in numbers': hundredths(bytesWithStock),
    'filter p50 ms': hundredths(median(filters)),
    'filter p95 ms': hundredths(filterP95),
    'prices changed': repriced,
    'rate preview ms': Math.round(previewMs),
    isWithinBudget:
      (p50 ?? Infinity) <= P50_MS &&
      (p99 ?? Infinity) <= P99_MS &&
      bytesWithStock <= BYTES_A_PRODUCT &&
      filterP95 <= FILTER_MS &&
      previewMs <= PREVIEW_MS,
  };
}

export const search: Section = {
  name: 'search',
  run: ({ products }) =>
    Promise.resolve({
      title: 'The catalogue in browsers',
      notes: [
        `limits: p50 ${P50_MS} ms, p99 ${P99_MS} ms, ${BYTES_A_PRODUCT} bytes per live product for the files that the index is built from`,
        `each query is typed letter by letter, ${PASSES} times, including cold passes; the ${MOST} best results`,
        `limits: ${FILTER_MS} ms to filter by a size and two more (p95 of ${FILTER_RUNS} runs), ${PREVIEW_MS} ms to preview a silver rate; for the preview, every product is priced by weight`,
      ],
      rows: products.map(measure),
    }),
};
