/** Reads of live products: one by SKU, slices of lists, neighbours of a product. */
import type { SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ListingScope, ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Product } from '#schema/product.ts';
import { ADDRESSES, cardKey, entryKey, listKey, placementKey, productKey } from './change-keys.ts';

/** Called with every key that a result depends on. */
export type TrackKey = (key: string) => void;

/** SKU and slug of a live product, which make its page URL. */
export interface ProductAddress {
  sku: string;
  slug: string;
}

/** The position of a product in lists. */
export interface Placement {
  category: string | null;
  subCategory: string | null;
  /** Lists are sorted by this value, ascending, then by path. */
  newestFirst: number;
  path: string;
}

const textOrNull = (value: SQLOutputValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const cardOf = (row: Record<string, SQLOutputValue>): ProductCard =>
  // Ingest wrote it as a ProductCard.
  JSON.parse(String(row['card'])) as ProductCard;

const COLUMNS = { category: 'category', subcategory: 'sub_category' } as const;

/**
 * The SQL condition of a list and its bound values; excludes products that go live after `now` (ms).
 */
export const within = (scope: ListingScope, now: number) =>
  scope.kind === 'all'
    ? { sql: 'live_from <= ?', values: [now] }
    : { sql: `${COLUMNS[scope.kind]} = ? AND live_from <= ?`, values: [scope.categoryId, now] };

/**
 * @param prepared returns a prepared statement of the snapshot's database
 * @param now products scheduled for later than this (ms) are not live
 * @param track called with each key that a read depends on
 */
export function productReads(
  prepared: (sql: string) => StatementSync,
  now: number,
  track: TrackKey,
) {
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
    /** One live product, or undefined. */
    product(sku: string): Product | undefined {
      track(productKey(sku));
      const row = prepared(
        'SELECT body FROM product JOIN document USING (path) WHERE sku = ? AND live_from <= ?',
      ).get(sku, now);
      // Ingest decoded it through the product schema.
      return row === undefined ? undefined : (JSON.parse(String(row['body'])) as Product);
    },

    /** The id of a live product's document, or undefined. */
    idOf(sku: string): string | undefined {
      track(productKey(sku));
      const row = prepared('SELECT path FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : String(row['path']).split('/').at(-1);
    },

    /** The card of a live product, or undefined. */
    card(sku: string): ProductCard | undefined {
      track(cardKey(sku));
      const row = prepared('SELECT card FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : cardOf(row);
    },

    /** The cards of a list from index `from` (0 is the newest), at most `most`. */
    slice(scope: ListingScope, from: number, most: number): ProductCard[] {
      track(listKey(scope));
      const { sql, values } = within(scope, now);
      return cards(`${sql} ORDER BY newest_first, path LIMIT ? OFFSET ?`, [...values, most, from]);
    },

    /** The position of a live product in lists, or undefined. */
    placement(sku: string): Placement | undefined {
      track(placementKey(sku));
      const row = prepared(
        `SELECT category, sub_category, newest_first, path FROM product
         WHERE sku = ? AND live_from <= ?`,
      ).get(sku, now);
      if (row === undefined) return undefined;
      return {
        category: textOrNull(row['category']),
        subCategory: textOrNull(row['sub_category']),
        newestFirst: Number(row['newest_first']),
        path: String(row['path']),
      };
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
        .map((row) => ({ sku: String(row['sku']), slug: String(row['slug']) }));
    },

    /** The current slug of a live product, or undefined. */
    slugOf(sku: string): string | undefined {
      track(cardKey(sku));
      const row = prepared('SELECT slug FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : String(row['slug']);
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
          sku: String(row['sku']),
          slug: String(row['slug']),
          // The store wrote it as a list of slugs.
          oldSlugs: JSON.parse(String(row['old_slugs'])) as string[],
        }));
    },

    /** A slice of live products, oldest first, with the time of the last save, ms. */
    saved: (from: number, most: number): (ProductAddress & { savedAt: number })[] =>
      oldest('sku, slug, saved_at', from, most).map((row) => {
        const sku = String(row['sku']);
        track(productKey(sku));
        return { sku, slug: String(row['slug']), savedAt: Number(row['saved_at']) };
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
