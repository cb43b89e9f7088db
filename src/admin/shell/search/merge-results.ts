/** Merges product search results: the live site's index, corrected by recent saves. */
import type { CategoryLink } from '#core/catalogue.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ProductDocument } from '#schema/product.ts';
import { createSearch } from '#core/search/search.ts';

/** Number of index hits that are indexed together with recent saves. */
const MOST_BESIDE = 100;

/** A product as stored. */
export interface SavedProduct {
  id: string;
  product: ProductDocument;
}

export interface ProductMatch {
  id: string;
  sku: string;
  title: string;
}

/** Fields used by filters; the index has them for live products. */
export type Filterable = Pick<
  ProductDocument,
  'status' | 'category' | 'subCategory' | 'stockStatus' | 'priceMode'
>;

const live = (entry: CatalogueEntry): Filterable => ({ ...entry, status: 'published' });

interface Sources {
  text: string;
  /** From the live site's index, best match first. */
  live: readonly CatalogueEntry[];
  /** Saved since, including deleted products. */
  changed: readonly SavedProduct[];
  /** SKU or title starts with the text, live or not. */
  beginning: readonly SavedProduct[];
  /** Unpublished matches, best first; possibly outdated. */
  unpublished: readonly SavedProduct[];
  categories: readonly CategoryLink[];
  /** Whether a product matches the filters; all do if absent. */
  fits?: ((product: Filterable) => boolean) | undefined;
}

const byId = (products: readonly SavedProduct[]): Map<string, SavedProduct> =>
  new Map(products.map((each) => [each.id, each]));

/**
 * Best match first: prefixes of SKU and title, then recent and unpublished products, then live ones. Without
 * deleted products.
 */
export function mergeResults({
  text,
  live: indexed,
  changed,
  beginning,
  unpublished,
  categories,
  fits = () => true,
}: Sources): ProductMatch[] {
  const isMatch = ({ product }: SavedProduct): boolean =>
    product.deletedAt === null && fits(product);
  const saved = [...byId([...beginning, ...changed]).values()].filter(isMatch);
  const entries = saved.map(({ id, product }) => entryOf(id, product));
  // Indexed together with live hits, so that words are matched in the same way.
  const beside = [...entries, ...indexed.slice(0, MOST_BESIDE)];
  const { places } = createSearch(beside, categories).search(text, Infinity);
  const fitting = places.flatMap((place) => entries[place] ?? []);
  const begins = new Set(beginning.map(({ id }) => id));
  // A recent save replaces the product in the index.
  const newer = byId(changed);
  const ranked = [
    ...fitting.filter(({ id }) => begins.has(id)),
    ...entries.filter(({ id }) => begins.has(id)),
    ...fitting,
    ...unpublished
      .filter((each) => !newer.has(each.id) && isMatch(each))
      .map(({ id, product: { sku, title } }) => ({ id, sku, title })),
    ...indexed.filter((entry) => !newer.has(entry.id) && fits(live(entry))),
  ];
  const unique = new Map(ranked.map((entry) => [entry.id, entry]));
  return [...unique.values()].map(({ id, sku, title }) => ({ id, sku, title }));
}
