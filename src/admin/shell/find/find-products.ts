/** Product search for staff: the live site's index, corrected by products that are not live as saved. */
import { liveChangedAt } from '#firebase/browser/live-site.ts';
import { loadShopCategories } from '#admin/shell/actions/load-shop-categories.ts';
import {
  savedSince,
  unpublishedProducts,
  type SavedProduct,
} from '#admin/shell/actions/unindexed-products.ts';
import { entryOf } from '#core/listing/catalogue-entry.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import { queries } from '#admin/shell/queries.ts';
import { ratesQuery, silverRates } from '#admin/shell/silver/use-silver-rate.ts';
import { searchCatalogue } from '#core/search/in-browser/search.ts';
import { createSearch } from '#core/search/search.ts';
import type { ProductDocument } from '#schema/product.ts';

export interface ProductMatch {
  id: string;
  sku: string;
  title: string;
}

export interface ProductResults {
  products: readonly ProductMatch[];
  /** Total number of matches, even if fewer are returned. */
  total: number;
  /** Whether some unpublished products were not searched, because there are too many. */
  isPartial: boolean;
}

/** Fields used by filters; the index has them for live products. */
export type Filterable = Pick<
  ProductDocument,
  'status' | 'category' | 'subCategory' | 'stockStatus' | 'priceMode'
>;

/** Live matches per search, enough for a list. */
const MOST = 100;
/** With filters, all matches are needed, because the best ones may be filtered out. */
const ALL = Number.MAX_SAFE_INTEGER;
/** A save may become readable this much later, ms. */
const LATE = 60_000;

/** Products that replace those of the index. */
interface Unindexed {
  byId: Map<string, SavedProduct>;
  isPartial: boolean;
  /** Later saves are read from here, ms. */
  since: number;
}

let unindexed: Promise<Unindexed> | undefined;

async function readFirst(): Promise<Unindexed> {
  const since = (await liveChangedAt().catch(() => undefined)) ?? 0;
  const { products, isMore } = await unpublishedProducts();
  return { byId: new Map(products.map((each) => [each.id, each])), isPartial: isMore, since };
}

/** Unpublished products are read once, and later saves with each search. */
async function readUnindexed(): Promise<Unindexed> {
  unindexed ??= readFirst();
  try {
    const current = await unindexed;
    const { products, isMore } = await savedSince(current.since);
    for (const each of products) current.byId.set(each.id, each);
    const newest = Math.max(...products.map(({ product }) => product.updatedAt));
    current.since = Math.max(current.since, newest - LATE);
    current.isPartial ||= isMore;
    return current;
  } catch (error) {
    unindexed = undefined;
    throw error;
  }
}

/**
 * @param fits filters results; all match if absent
 * @returns best match first; undefined if a newer search has started
 * @throws ReadError or Error, with messages for staff
 */
export async function findProducts(
  text: string,
  fits?: (product: Filterable) => boolean,
): Promise<ProductResults | undefined> {
  const { byId, isPartial } = await readUnindexed();
  const [categories, rates, live] = await Promise.all([
    loadShopCategories(),
    queries.query(ratesQuery),
    searchCatalogue(text, fits === undefined ? MOST : ALL),
  ]);
  if (live === undefined) return undefined;
  const rate = silverRates(rates)[0]?.perGramPaise;
  const isMatch = fits ?? (() => true);
  const own = [...byId.values()]
    .filter(({ product }) => product.deletedAt === null && isMatch(product))
    .map(({ id, product }) => entryOf(id, atRate(product, rate)));
  const indexed = live.entries.filter(
    (entry) => !byId.has(entry.id) && isMatch({ ...entry, status: 'published' }),
  );
  // Ranked together, so that words are matched in the same way.
  const candidates = [...own, ...indexed.slice(0, MOST)];
  const { places } = createSearch(candidates, categories).search(text, Infinity);
  const ranked = places.flatMap((place) => candidates[place] ?? []);
  const products = new Map([...ranked, ...indexed].map((entry) => [entry.id, entry]));
  const unseen = live.total - live.entries.length;
  return { products: [...products.values()], total: products.size + unseen, isPartial };
}
