/** Searches a demo shop's catalogue, typed letter by letter, by the shop's own search and by others; says the figures. */
import MiniSearch from 'minisearch';
import { searchableShop } from '#fixtures/searchable-shop.ts';
import { createSearch } from '#domain/search/search.ts';
import { weighSlices } from './search-bytes.ts';
import { say } from './said-lines.ts';
import { quantile } from './statistics.ts';

const PASSES = 3;
/** Shown under the field. */
const MOST = 8;

const QUESTIONS = [
  ...['ring', 'solitaire ring', 'solitare rnig', 'gold plated hoops', 'rose gold chain', 'jumka'],
  ...['oxidised nose pin', 'anklit', 'chandi ki payal', 'bichiya', 'kada', 'tennisbracelet'],
  ...['box chain 18 inch', 'bangle 2-6', 'indian 12', 'rings under 500', '5 gram ring', 'silver'],
  ...['red stone ring', 'american diamond studs', 'mens chain 22 inch', 'new earrings', 'pearl'],
  ...['heart pendant', 'turquoise chain', 'xyzzyx', 'series 2 gold-plated', 'peacock chandbali'],
];
/** Every so many products one is asked for by its number. */
const SKU_STEP = 800;

const [, , products = '20000'] = process.argv;
const { entries, categories } = searchableShop(Number(products));
const asked = [
  ...QUESTIONS,
  ...entries.flatMap(({ sku }, place) => (place % SKU_STEP === 0 ? [sku.toLowerCase()] : [])),
];
const course = asked.flatMap((text) => Array.from(text, (_, length) => text.slice(0, length + 1)));

/** Live heap and buffers, bytes. */
function heldBytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Builds a search and takes it through the course; times in ms, its index in bytes. */
function measure(build: () => (text: string) => unknown) {
  const before = heldBytes();
  const started = performance.now();
  const search = build();
  const indexMs = performance.now() - started;
  const indexBytes = heldBytes() - before;
  const times: number[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const text of course) {
      const asking = performance.now();
      search(text);
      times.push(performance.now() - asking);
    }
  }
  const [p50, p99, worst] = [0.5, 0.99, 1].map((part) => quantile(times, part));
  return { indexMs, indexBytes, p50, p99, worst };
}

const own = measure(() => {
  const { search } = createSearch(entries, categories);
  return (text) => search(text, MOST);
});

/** Knows nothing of plurals, slips, synonyms or order: what a loop over the titles costs. */
const scan = measure(() => {
  const titles = entries.map(({ sku, title }) => `${sku} ${title}`.toLowerCase());
  return (text) => {
    const wanted = text.toLowerCase();
    return titles.filter((title) => title.includes(wanted)).slice(0, MOST);
  };
});

/** The library that we take the tree of words from, as its own documentation uses it. */
const library = measure(() => {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const fields = ['sku', 'title', 'category', 'surface'];
  const index = new MiniSearch<Record<string, string>>({
    fields,
    idField: 'sku',
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { sku: 5, title: 3 } },
  });
  index.addAll(
    entries.map(({ sku, title, category, subCategory, plating, finish, stones, size }) => ({
      sku,
      title,
      category: `${names.get(category ?? '') ?? ''} ${names.get(subCategory ?? '') ?? ''}`,
      surface: [plating, finish, ...stones, size ?? ''].join(' '),
    })),
  );
  return (text) => index.search(text).slice(0, MOST);
});

say({
  entries: entries.length,
  questions: course.length,
  own,
  scan,
  library,
  bytes: weighSlices(entries),
});
