/** What pages ask about products: one by its SKU, pages of lists, and what stands near a product. */
import {
  LISTING_PAGE_SIZE,
  type Listing,
  type ListingScope,
  type ProductCard,
} from '#domain/catalogue.ts';
import type { Product } from '#schema/product.ts';
import type { LiveProduct, ProductLists } from './product-lists.ts';
import type { Store } from './store.ts';

/** The narrowest list a product stands in. */
function nearestScope(product: LiveProduct): ListingScope {
  if (product.subCategory !== null) return { kind: 'subcategory', categoryId: product.subCategory };
  return product.category === null
    ? { kind: 'all' }
    : { kind: 'category', categoryId: product.category };
}

/** Queries over the products of `store` that are live at `now` (ms), in the order of `lists`. */
export function productQueries(store: Store, lists: ProductLists, now: number) {
  const live = new Map(lists.all.map((product) => [product.sku, product]));
  const readCard = store.database.prepare(
    'SELECT card FROM product WHERE sku = ? AND live_from <= ?',
  );
  const readBody = store.database.prepare(
    `SELECT body FROM product JOIN document USING (path)
     WHERE sku = ? AND live_from <= ?`,
  );

  const card = (sku: string): ProductCard | undefined => {
    const row = live.has(sku) ? readCard.get(sku, now) : undefined;
    // Written by the intake as a ProductCard.
    return row === undefined ? undefined : (JSON.parse(String(row['card'])) as ProductCard);
  };
  const cards = (skus: readonly string[]): ProductCard[] =>
    skus.map(card).filter((found) => found !== undefined);

  return {
    /** Every live product's address parts, newest first. */
    products: (): readonly LiveProduct[] => lists.all,

    /** One live product, or undefined. */
    product: (sku: string): Product | undefined => {
      const row = live.has(sku) ? readBody.get(sku, now) : undefined;
      // Decoded by the intake through the product schema.
      return row === undefined ? undefined : (JSON.parse(String(row['body'])) as Product);
    },

    /** The present slug of a live product, or undefined. */
    slugOf: (sku: string): string | undefined => live.get(sku)?.slug,

    /** The cards of those SKUs that are live, in the order asked for. */
    cards,

    /** How many pages a list has, at least 1. */
    pagesOf: (scope: ListingScope): number =>
      Math.max(1, Math.ceil(lists.inScope(scope).length / LISTING_PAGE_SIZE)),

    /** Page `page` (from 1) of a list. */
    listing: (scope: ListingScope, page: number): Listing => {
      const list = lists.inScope(scope);
      const slice = list.slice((page - 1) * LISTING_PAGE_SIZE, page * LISTING_PAGE_SIZE);
      return {
        cards: cards(slice.map(({ sku }) => sku)),
        page,
        pages: Math.max(1, Math.ceil(list.length / LISTING_PAGE_SIZE)),
        total: list.length,
      };
    },

    /** The newest live products. */
    newest: (most: number): ProductCard[] => cards(lists.all.slice(0, most).map(({ sku }) => sku)),

    /**
     * Up to `most` products that follow `sku` in its narrowest list, round its end; where that list
     * is short, those that follow it in its category join.
     */
    related: (sku: string, most: number): ProductCard[] => {
      const product = live.get(sku);
      if (product === undefined) return [];
      const found = new Set<string>();
      const wider: ListingScope =
        product.category === null
          ? { kind: 'all' }
          : { kind: 'category', categoryId: product.category };
      for (const scope of [nearestScope(product), wider]) {
        const list = lists.inScope(scope);
        const place = lists.placeOf(scope, sku);
        for (let step = 1; step < list.length && found.size < most; step += 1) {
          const next = list[(place + step) % list.length];
          if (next !== undefined) found.add(next.sku);
        }
      }
      found.delete(sku);
      return cards([...found]);
    },

    /** Present address parts of live products that had other slugs, with those slugs. */
    renamed: (): { sku: string; slug: string; oldSlugs: readonly string[] }[] =>
      store.database
        .prepare(
          `SELECT sku, slug, document.body ->> '$.oldSlugs' AS old FROM product JOIN document USING (path)
           WHERE live_from <= ? AND json_array_length(document.body, '$.oldSlugs') > 0
           ORDER BY path`,
        )
        .all(now)
        .map((row) => ({
          sku: String(row['sku']),
          slug: String(row['slug']),
          // A list of slugs by the product schema.
          oldSlugs: JSON.parse(String(row['old'])) as string[],
        })),

    /** When each live product was last saved, ms, for the sitemap. */
    lastSaved: (): ReadonlyMap<string, number> =>
      new Map(
        store.database
          .prepare(
            'SELECT sku, updated_at FROM product JOIN document USING (path) WHERE live_from <= ?',
          )
          .all(now)
          .map((row) => [String(row['sku']), Number(row['updated_at'])]),
      ),
  };
}
