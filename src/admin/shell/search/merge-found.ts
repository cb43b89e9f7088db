/** What staff look for: what the live site's index finds, put right by what has been saved since it was made. */
import type { CategoryLink } from '#core/catalogue.ts';
import { entryOf, type CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { ProductDocument } from '#schema/product.ts';
import { createSearch } from '#core/search/search.ts';

/** So many of the index's hits tell what the words mean. */
const MOST_BESIDE = 100;

/** A product as the database has it. */
export interface SavedProduct {
  id: string;
  product: ProductDocument;
}

export interface FoundProduct {
  id: string;
  sku: string;
  title: string;
}

/** What of a product a list is filtered by; of what is live, the index knows it too. */
export type Filterable = Pick<
  ProductDocument,
  'status' | 'category' | 'subCategory' | 'stockStatus' | 'priceMode'
>;

const live = (entry: CatalogueEntry): Filterable => ({ ...entry, status: 'published' });

interface Sources {
  text: string;
  /** From the live site's index, best first. */
  live: readonly CatalogueEntry[];
  /** Saved since, also what is deleted. */
  changed: readonly SavedProduct[];
  /** Whose SKU or title begins with the text, live or not. */
  beginning: readonly SavedProduct[];
  /** Not published, and found by the text, best first; as they were read at some time. */
  unpublished: readonly SavedProduct[];
  categories: readonly CategoryLink[];
  /** Whether it is among what is filtered for; everything is where this is left out. */
  fits?: ((product: Filterable) => boolean) | undefined;
}

const byId = (products: readonly SavedProduct[]): Map<string, SavedProduct> =>
  new Map(products.map((each) => [each.id, each]));

/**
 * Best first: SKUs and titles that begin so, then what was saved lately or is not published, then what is live. Nothing
 * that is deleted.
 */
export function mergeFound({
  text,
  live: indexed,
  changed,
  beginning,
  unpublished,
  categories,
  fits = () => true,
}: Sources): FoundProduct[] {
  const isWanted = ({ product }: SavedProduct): boolean =>
    product.deletedAt === null && fits(product);
  const saved = [...byId([...beginning, ...changed]).values()].filter(isWanted);
  const entries = saved.map(({ id, product }) => entryOf(id, product));
  // Read beside what the index finds, so that a word has the same meaning for both.
  const beside = [...entries, ...indexed.slice(0, MOST_BESIDE)];
  const { places } = createSearch(beside, categories).search(text, Infinity);
  const fitting = places.flatMap((place) => entries[place] ?? []);
  const begins = new Set(beginning.map(({ id }) => id));
  // What was saved since counts as it is saved, whatever the index still has of it.
  const newer = byId(changed);
  const found = [
    ...fitting.filter(({ id }) => begins.has(id)),
    ...entries.filter(({ id }) => begins.has(id)),
    ...fitting,
    ...unpublished
      .filter((each) => !newer.has(each.id) && isWanted(each))
      .map(({ id, product: { sku, title } }) => ({ id, sku, title })),
    ...indexed.filter((entry) => !newer.has(entry.id) && fits(live(entry))),
  ];
  const unique = new Map(found.map((entry) => [entry.id, entry]));
  return [...unique.values()].map(({ id, sku, title }) => ({ id, sku, title }));
}
