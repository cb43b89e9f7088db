/** The order of live products, whole and by category, held as SKUs; one page is a slice of it. */
import type { ListingScope } from '#domain/catalogue.ts';
import type { Store } from './store.ts';

export interface LiveProduct {
  sku: string;
  slug: string;
  category: string | null;
  subCategory: string | null;
}

export interface ProductLists {
  /** Newest first; equal times by path, so that the order never depends on chance. */
  readonly all: readonly LiveProduct[];
  inScope(scope: ListingScope): readonly LiveProduct[];
  /** Where a product stands in a list, or -1. */
  placeOf(scope: ListingScope, sku: string): number;
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

function groupBy(
  products: readonly LiveProduct[],
  key: (product: LiveProduct) => string | null,
): Map<string, LiveProduct[]> {
  const groups = new Map<string, LiveProduct[]>();
  for (const product of products) {
    const name = key(product);
    if (name === null) continue;
    const group = groups.get(name);
    if (group) group.push(product);
    else groups.set(name, [product]);
  }
  return groups;
}

/**
 * Reads the lists once from the snapshot.
 * @param now products scheduled for later than this (ms) are not live
 */
export function readProductLists(store: Store, now: number): ProductLists {
  const all = store.database
    .prepare(
      `SELECT sku, slug, category, sub_category FROM product
       WHERE live_from <= ? ORDER BY listed_at DESC, path`,
    )
    .all(now)
    .map((row) => ({
      sku: String(row['sku']),
      slug: String(row['slug']),
      category: textOrNull(row['category']),
      subCategory: textOrNull(row['sub_category']),
    }));
  const byCategory = groupBy(all, (product) => product.category);
  const bySubCategory = groupBy(all, (product) => product.subCategory);
  const places = new Map<readonly LiveProduct[], Map<string, number>>();

  const inScope = (scope: ListingScope): readonly LiveProduct[] => {
    if (scope.kind === 'all') return all;
    const groups = scope.kind === 'category' ? byCategory : bySubCategory;
    return groups.get(scope.categoryId) ?? [];
  };
  return {
    all,
    inScope,
    placeOf: (scope, sku) => {
      const list = inScope(scope);
      let known = places.get(list);
      if (known === undefined) {
        known = new Map(list.map((product, place) => [product.sku, place]));
        places.set(list, known);
      }
      return known.get(sku) ?? -1;
    },
  };
}
