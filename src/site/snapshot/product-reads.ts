/** Reads of one live product by SKU. */
import type { SQLOutputValue, StatementSync } from 'node:sqlite';
import type { ProductCard } from '#core/catalogue.ts';
import type { Product } from '#schema/product.ts';
import { cardKey, placementKey, productKey } from './change-keys.ts';

/** Called with every key that a result depends on. */
export type TrackKey = (key: string) => void;

/** What reads need. */
export interface ReadContext {
  /** Returns a prepared statement of the snapshot's database. */
  prepared: (sql: string) => StatementSync;
  /** Products scheduled for later than this, ms, are not live. */
  now: number;
  track: TrackKey;
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

/** The card in a row. */
export const cardOf = (row: Record<string, SQLOutputValue>): ProductCard =>
  // Ingest wrote it as a ProductCard.
  JSON.parse(String(row['card'])) as ProductCard;

export function productReads({ prepared, now, track }: ReadContext) {
  const read = (columns: string, sku: string, from = 'product') =>
    prepared(`SELECT ${columns} FROM ${from} WHERE sku = ? AND live_from <= ?`).get(sku, now);

  return {
    /** One live product, or undefined. */
    product(sku: string): Product | undefined {
      track(productKey(sku));
      const row = read('body', sku, 'product JOIN document USING (path)');
      // Ingest decoded it through the product schema.
      return row === undefined ? undefined : (JSON.parse(String(row['body'])) as Product);
    },

    /** The id of a live product's document, or undefined. */
    idOf(sku: string): string | undefined {
      track(productKey(sku));
      const row = read('path', sku);
      return row === undefined ? undefined : String(row['path']).split('/').at(-1);
    },

    /** The card of a live product, or undefined. */
    card(sku: string): ProductCard | undefined {
      track(cardKey(sku));
      const row = read('card', sku);
      return row === undefined ? undefined : cardOf(row);
    },

    /** The position of a live product in lists, or undefined. */
    placement(sku: string): Placement | undefined {
      track(placementKey(sku));
      const row = read('category, sub_category, newest_first, path', sku);
      if (row === undefined) return undefined;
      return {
        category: textOrNull(row['category']),
        subCategory: textOrNull(row['sub_category']),
        newestFirst: Number(row['newest_first']),
        path: String(row['path']),
      };
    },

    /** The current slug of a live product, or undefined. */
    slugOf(sku: string): string | undefined {
      track(cardKey(sku));
      const row = read('slug', sku);
      return row === undefined ? undefined : String(row['slug']);
    },
  };
}
