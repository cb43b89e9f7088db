/** The reads about live products: one by its SKU, stretches of lists, and what stands near a product. */
import type { SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ListingScope, ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import type { Product } from '#schema/product.ts';
import { ADDRESSES, cardKey, entryKey, listKey, placementKey, productKey } from './change-keys.ts';

/** Told of every key that an answer depends on. */
export type NoteKey = (key: string) => void;

/** A live product's address. */
export interface ProductAddress {
  sku: string;
  slug: string;
}

/** Where a product stands in lists. */
export interface Placement {
  category: string | null;
  subCategory: string | null;
  /** Lists run from the lowest of these to the highest, then by path. */
  newestFirst: number;
  path: string;
}

const textOrNull = (value: SQLOutputValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

const cardOf = (row: Record<string, SQLOutputValue>): ProductCard =>
  // Written by the intake as a ProductCard.
  JSON.parse(String(row['card'])) as ProductCard;

const COLUMNS = { category: 'category', subcategory: 'sub_category' } as const;

/** The condition of a list, with the values it binds; products that go live later than `now` (ms) are not in it. */
export const within = (scope: ListingScope, now: number) =>
  scope.kind === 'all'
    ? { sql: 'live_from <= ?', values: [now] }
    : { sql: `${COLUMNS[scope.kind]} = ? AND live_from <= ?`, values: [scope.categoryId, now] };

/**
 * @param prepared gives a statement of the snapshot's database
 * @param now products scheduled for later than this (ms) are not live
 * @param note told what each read depends on
 */
export function productReads(prepared: (sql: string) => StatementSync, now: number, note: NoteKey) {
  /**
   * The cards of a stretch of the lists: what is passed over is passed over in the index alone.
   * @param which the rest of the statement that chooses their places
   */
  const cards = (which: string, values: readonly (string | number)[]): ProductCard[] =>
    prepared(
      `SELECT sku, card FROM (SELECT path, newest_first AS place FROM product WHERE ${which})
       JOIN product USING (path) ORDER BY place, path`,
    )
      .all(...values)
      .map((row) => {
        note(cardKey(String(row['sku'])));
        return cardOf(row);
      });

  /** Columns of a stretch of live products, from the oldest on. */
  const oldest = (columns: string, from: number, most: number) => {
    note(listKey({ kind: 'all' }));
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
      note(productKey(sku));
      const row = prepared(
        'SELECT body FROM product JOIN document USING (path) WHERE sku = ? AND live_from <= ?',
      ).get(sku, now);
      // Decoded by the intake through the product schema.
      return row === undefined ? undefined : (JSON.parse(String(row['body'])) as Product);
    },

    /** The id of a live product's document, or undefined. */
    idOf(sku: string): string | undefined {
      note(productKey(sku));
      const row = prepared('SELECT path FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : String(row['path']).split('/').at(-1);
    },

    /** What lists show of a live product, or undefined. */
    card(sku: string): ProductCard | undefined {
      note(cardKey(sku));
      const row = prepared('SELECT card FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : cardOf(row);
    },

    /** The cards of a list from place `from` (0 is the newest) on, at most `most`. */
    slice(scope: ListingScope, from: number, most: number): ProductCard[] {
      note(listKey(scope));
      const { sql, values } = within(scope, now);
      return cards(`${sql} ORDER BY newest_first, path LIMIT ? OFFSET ?`, [...values, most, from]);
    },

    /** Where a live product stands in lists, or undefined. */
    placement(sku: string): Placement | undefined {
      note(placementKey(sku));
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

    /** The cards of the `most` products that follow one in a list, round its end; without that one. */
    following(scope: ListingScope, { newestFirst, path }: Placement, most: number): ProductCard[] {
      note(listKey(scope));
      const { sql, values } = within(scope, now);
      const beyond = (sign: '>' | '<', limit: number) =>
        cards(
          `${sql} AND (newest_first, path) ${sign} (?, ?) ORDER BY newest_first, path LIMIT ?`,
          [...values, newestFirst, path, limit],
        );
      const after = beyond('>', most);
      return after.length === most ? after : [...after, ...beyond('<', most - after.length)];
    },

    /** Every live product's address, by SKU. */
    addresses(): ProductAddress[] {
      note(ADDRESSES);
      return prepared('SELECT sku, slug FROM product WHERE live_from <= ? ORDER BY sku')
        .all(now)
        .map((row) => ({ sku: String(row['sku']), slug: String(row['slug']) }));
    },

    /** The present slug of a live product, or undefined. */
    slugOf(sku: string): string | undefined {
      note(cardKey(sku));
      const row = prepared('SELECT slug FROM product WHERE sku = ? AND live_from <= ?').get(
        sku,
        now,
      );
      return row === undefined ? undefined : String(row['slug']);
    },

    /** Live products that had other slugs, by SKU. */
    renamed(): (ProductAddress & { oldSlugs: readonly string[] })[] {
      note(ADDRESSES);
      return prepared(
        `SELECT sku, slug, old_slugs FROM product
         WHERE live_from <= ? AND old_slugs <> '[]' ORDER BY sku`,
      )
        .all(now)
        .map((row) => ({
          sku: String(row['sku']),
          slug: String(row['slug']),
          // Written by the store as a list of slugs.
          oldSlugs: JSON.parse(String(row['old_slugs'])) as string[],
        }));
    },

    /** A stretch of live products from the oldest on, with when each was last saved, ms. */
    saved: (from: number, most: number): (ProductAddress & { savedAt: number })[] =>
      oldest('sku, slug, saved_at', from, most).map((row) => {
        const sku = String(row['sku']);
        note(productKey(sku));
        return { sku, slug: String(row['slug']), savedAt: Number(row['saved_at']) };
      }),

    /** What browsers get to know of a stretch of live products, from the oldest on. */
    entries: (from: number, most: number): CatalogueEntry[] =>
      oldest('sku, entry', from, most).map((row) => {
        note(entryKey(String(row['sku'])));
        // Written by the intake as a CatalogueEntry.
        return JSON.parse(String(row['entry'])) as CatalogueEntry;
      }),
  };
}
