/** Reads of live products, one by SKU or lists of them; each tracks the change keys it depends on. */
import type { SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ListingScope, ProductCard } from '#core/catalogue.ts';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { atRate } from '#core/silver/price-at-rate.ts';
import type { Product } from '#schema/product.ts';
import {
  ADDRESSES,
  cardKey,
  COUNTS,
  entryKey,
  listKey,
  placementKey,
  productKey,
} from './change-keys.ts';

/** Called with every key that a result depends on. */
export type TrackKey = (key: string) => void;

/** What reads need. */
export interface ReadContext {
  /** Returns a prepared statement of the snapshot's database. */
  prepared: (sql: string) => StatementSync;
  /** Products scheduled for later than this, ms, are not live. */
  now: number;
  /** The silver rate, paise per gram; undefined if none is set. */
  rate: number | undefined;
  track: TrackKey;
}

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

type Row = Record<string, SQLOutputValue>;

const textOrNull = (value: SQLOutputValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** A JSON column. */
const jsonOf = (row: Row, column: string): unknown => JSON.parse(String(row[column]));
/** Ingest wrote it as a card. */
const cardOf = (row: Row): ProductCard => jsonOf(row, 'card') as ProductCard;

const addressOf = (row: Row): ProductAddress => ({
  sku: String(row['sku']),
  slug: String(row['slug']),
});

const COLUMNS = { category: 'category', subcategory: 'sub_category' } as const;

/** The SQL condition of a list and its bound values; excludes products that go live after `now` (ms). */
const within = (scope: ListingScope, now: number) =>
  scope.kind === 'all'
    ? { sql: 'live_from <= ?', values: [now] }
    : { sql: `${COLUMNS[scope.kind]} = ? AND live_from <= ?`, values: [scope.categoryId, now] };

/** Reads of one product by its SKU; undefined when it is not live. */
function singleReads({ prepared, now, rate, track }: ReadContext) {
  const read = (key: string, columns: string, sku: string): Row | undefined => {
    track(key);
    return prepared(
      `SELECT ${columns} FROM product JOIN document USING (path) WHERE sku = ? AND live_from <= ?`,
    ).get(sku, now);
  };
  return {
    /** One live product with its current price and the stock status that buyers see, or undefined. */
    product: (sku: string): Product | undefined => {
      const row = read(productKey(sku), "body, entry ->> '$.stockStatus' AS stock", sku);
      if (row === undefined) return undefined;
      // Ingest decoded the product through its schema, and built the entry from its stock.
      const product = { ...(jsonOf(row, 'body') as Product), stockStatus: row['stock'] } as Product;
      return atRate(product, rate);
    },
    /** The document id of a live product, which is the key of its hidden price; or undefined. */
    productId: (sku: string): string | undefined => {
      const row = read(productKey(sku), 'path', sku);
      return row && String(row['path']).split('/').at(-1);
    },
    /** The current slug of a live product, or undefined. */
    slugOf: (sku: string): string | undefined => {
      const row = read(cardKey(sku), 'slug', sku);
      return row && String(row['slug']);
    },
    card: (sku: string): ProductCard | undefined => {
      const row = read(cardKey(sku), 'card', sku);
      return row && cardOf(row);
    },
    placement: (sku: string): Placement | undefined => {
      const row = read(placementKey(sku), 'category, sub_category, newest_first, path', sku);
      return (
        row && {
          category: textOrNull(row['category']),
          subCategory: textOrNull(row['sub_category']),
          newestFirst: Number(row['newest_first']),
          path: String(row['path']),
        }
      );
    },
  };
}

/** Reads of slices of a list, newest first. */
function listReads({ prepared, now, track }: ReadContext) {
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

  return {
    /** The cards of a list from index `from` (0 is the newest), at most `most`. */
    slice(scope: ListingScope, from: number, most: number): ProductCard[] {
      track(listKey(scope));
      const { sql, values } = within(scope, now);
      return cards(`${sql} ORDER BY newest_first, path LIMIT ? OFFSET ?`, [...values, most, from]);
    },

    /** The cards of the `most` products that follow a position in a list, wrapping round at the end. */
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
  };
}

export function productReads(context: ReadContext) {
  const { prepared, now, track } = context;
  /** Columns of a slice of live products, oldest first. */
  const oldest = (columns: string, from: number, most: number): Row[] => {
    track(listKey({ kind: 'all' }));
    return prepared(
      `SELECT ${columns} FROM
         (SELECT path, newest_first AS place FROM product WHERE live_from <= ?
          ORDER BY newest_first DESC, path DESC LIMIT ? OFFSET ?)
       JOIN product USING (path) ORDER BY place DESC, path DESC`,
    ).all(now, most, from);
  };

  const sizes = new Map<string, number>();

  return {
    ...singleReads(context),
    ...listReads(context),

    /** Number of live products in a list. */
    sizeOf: (scope: ListingScope): number => {
      track(COUNTS);
      const key = listKey(scope);
      const { sql, values } = within(scope, now);
      const size =
        sizes.get(key) ??
        Number(prepared(`SELECT count(*) AS n FROM product WHERE ${sql}`).get(...values)?.['n']);
      sizes.set(key, size);
      return size;
    },

    /** SKU and slug of every live product, by SKU. */
    products: (): ProductAddress[] => {
      track(ADDRESSES);
      return prepared('SELECT sku, slug FROM product WHERE live_from <= ? ORDER BY sku')
        .all(now)
        .map(addressOf);
    },

    /** Live products with old slugs, by SKU. */
    renamed: (): (ProductAddress & { oldSlugs: readonly string[] })[] => {
      track(ADDRESSES);
      return prepared(
        `SELECT sku, slug, old_slugs FROM product
         WHERE live_from <= ? AND old_slugs <> '[]' ORDER BY sku`,
      )
        .all(now)
        .map((row) => ({
          ...addressOf(row),
          // The store wrote it as a list of slugs.
          oldSlugs: jsonOf(row, 'old_slugs') as string[],
        }));
    },

    /** Live products, oldest first, from index `from`, with the time of the last save, ms. */
    saved: (from: number, most: number): (ProductAddress & { savedAt: number })[] =>
      oldest('sku, slug, saved_at', from, most).map((row) => {
        track(productKey(String(row['sku'])));
        return { ...addressOf(row), savedAt: Number(row['saved_at']) };
      }),

    /** The catalogue entries of a slice of live products, oldest first. */
    entries: (from: number, most: number): CatalogueEntry[] =>
      oldest('sku, entry', from, most).map((row) => {
        track(entryKey(String(row['sku'])));
        // Ingest wrote it as an entry.
        return jsonOf(row, 'entry') as CatalogueEntry;
      }),
  };
}
