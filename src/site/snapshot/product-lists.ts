/** Reads of lists of live products: slices, neighbours, URLs. */
import type { SQLOutputValue } from 'node:sqlite';
import type { ListingScope, ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { ADDRESSES, cardKey, entryKey, listKey, productKey } from './change-keys.ts';
import { cardOf, type Placement, type ReadContext } from './product-reads.ts';

/** SKU and slug of a live product, which make its page URL. */
export interface ProductAddress {
  sku: string;
  slug: string;
}

const COLUMNS = { category: 'category', subcategory: 'sub_category' } as const;

/**
 * The SQL condition of a list and its bound values; excludes products that go live after `now` (ms).
 */
export const within = (scope: ListingScope, now: number) =>
  scope.kind === 'all'
    ? { sql: 'live_from <= ?', values: [now] }
    : { sql: `${COLUMNS[scope.kind]} = ? AND live_from <= ?`, values: [scope.categoryId, now] };

const addressOf = (row: Record<string, SQLOutputValue>): ProductAddress => ({
  sku: String(row['sku']),
  slug: String(row['slug']),
});

export function productLists({ prepared, now, track }: ReadContext) {
  /**
   * The cards of a slice of a list. The subquery skips rows in the index alone.
   * @param selection the rest of the statement that selects the rows
   */
  const cards = (selection: string, values: readonly (string | number)[]): ProductCard[] =>
    prepared(
      `SELECT sku, card FROM (SELECT path, newest_first AS place FROM product WHERE ${selection})
       JOIN product USING (path) ORDER BY place, path`,
    )
      .all(...values)
      .map((row) => {
        track(cardKey(String(row['sku'])));
        return cardOf(row);
      });

  /** Columns of a slice of live products, oldest first. */
  const oldest = (columns: string, from: number, most: number) => {
    track(listKey({ kind: 'all' }));
    return prepared(
      `SELECT ${columns} FROM
         (SELECT path, newest_first AS place FROM product WHERE live_from <= ?
          ORDER BY newest_first DESC, path DESC LIMIT ? OFFSET ?)
       JOIN product USING (path) ORDER BY place DESC, path DESC`,
    ).all(now, most, from);
  };

  return {
    /** The cards of a list from index `from` (0 is the newest), at most `most`. */
    slice(scope: ListingScope, from: number, most: number): ProductCard[] {
      track(listKey(scope));
      const { sql, values } = within(scope, now);
      return cards(`${sql} ORDER BY newest_first, path LIMIT ? OFFSET ?`, [...values, most, from]);
    },

    /**
     * The cards of the `most` products that follow a position in a list, wrapping round at the end.
     */
    following(scope: ListingScope, { newestFirst, path }: Placement, most: number): ProductCard[] {
      track(listKey(scope));
      const { sql, values } = within(scope, now);
      const beyond = (sign: '>' | '<', limit: number) =>
        cards(
          `${sql} AND (newest_first, path) ${sign} (?, ?) ORDER BY newest_first, path LIMIT ?`,
          [...values, newestFirst, path, limit],
        );
      const after = beyond('>', most);
      return after.length === most ? after : [...after, ...beyond('<', most - after.length)];
    },

    /** SKU and slug of every live product, by SKU. */
    addresses(): ProductAddress[] {
      track(ADDRESSES);
      return prepared('SELECT sku, slug FROM product WHERE live_from <= ? ORDER BY sku')
        .all(now)
        .map(addressOf);
    },

    /** Live products with old slugs, by SKU. */
    renamed(): (ProductAddress & { oldSlugs: readonly string[] })[] {
      track(ADDRESSES);
      return prepared(
        `SELECT sku, slug, old_slugs FROM product
         WHERE live_from <= ? AND old_slugs <> '[]' ORDER BY sku`,
      )
        .all(now)
        .map((row) => ({
          ...addressOf(row),
          // The store wrote it as a list of slugs.
          oldSlugs: JSON.parse(String(row['old_slugs'])) as string[],
        }));
    },

    /** A slice of live products, oldest first, with the time of the last save, ms. */
    saved: (from: number, most: number): (ProductAddress & { savedAt: number })[] =>
      oldest('sku, slug, saved_at', from, most).map((row) => {
        track(productKey(String(row['sku'])));
        return { ...addressOf(row), savedAt: Number(row['saved_at']) };
      }),

    /** The catalogue entries of a slice of live products, oldest first. */
    entries: (from: number, most: number): CatalogueEntry[] =>
      oldest('sku, entry', from, most).map((row) => {
        track(entryKey(String(row['sku'])));
        // Ingest wrote it as a CatalogueEntry.
        return JSON.parse(String(row['entry'])) as CatalogueEntry;
      }),
  };
}
