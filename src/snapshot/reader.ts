/** The reads that queries are made of; each notes by which keys a change of what it read is announced. */
import type { SQLOutputValue, StatementSync } from 'node:sqlite';
import type * as z from 'zod';
import type { ListingScope, ProductCard } from '#domain/catalogue.ts';
import type { CatalogueEntry } from '#domain/listing/catalogue-entry.ts';
import { blogKind } from '#schema/blog.ts';
import type { DocumentKind } from '#schema/kind.ts';
import type { Product } from '#schema/product.ts';
import {
  ADDRESSES,
  cardKey,
  CHANGED_AT,
  collectionKey,
  COUNTS,
  entryKey,
  listKey,
  placementKey,
  productKey,
} from './change-keys.ts';
import { readAll, readDocument } from './documents.ts';
import type { Store } from './store.ts';

/** Told of every key that an answer depends on. */
export type NoteKey = (key: string) => void;

export type Reader = ReturnType<typeof createReader>;

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

/**
 * @param now products scheduled for later than this (ms) are not live
 * @param note told what each read depends on
 */
export function createReader(store: Store, now: number, note: NoteKey) {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = store.database.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };

  /** The condition of a list, with the values it binds. */
  const within = (scope: ListingScope) =>
    scope.kind === 'all'
      ? { sql: 'live_from <= ?', values: [now] }
      : { sql: `${COLUMNS[scope.kind]} = ? AND live_from <= ?`, values: [scope.categoryId, now] };

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

  /** What is counted is kept for all readers of the same state. */
  const counted = <T>(name: string, count: () => T): T =>
    now === store.asOf() ? store.remember(COUNTS, name, count) : count();

  return {
    now,

    /** One document of a kind, or undefined. */
    document<S extends z.ZodType>(kind: DocumentKind<S>, id: string): z.output<S> | undefined {
      this.noteDocument(kind, id);
      return readDocument(store, kind, id);
    },
    /** Notes what `document` notes, for an answer that comes from a document read before. */
    noteDocument: (kind: DocumentKind, id: string): void => note(`${kind.collection}/${id}`),

    /** Every document of a kind by id, in the order of their ids. */
    all<S extends z.ZodType>(kind: DocumentKind<S>): Map<string, z.output<S>> {
      this.noteAll(kind);
      return readAll(store, kind);
    },
    /** Notes what `all` notes, for an answer that comes from documents read before. */
    noteAll: (kind: DocumentKind): void => note(collectionKey(kind.collection)),

    /** One live product, or undefined. */
    product(sku: string): Product | undefined {
      note(productKey(sku));
      const row = prepared(
        'SELECT body FROM product JOIN document USING (path) WHERE sku = ? AND live_from <= ?',
      ).get(sku, now);
      // Decoded by the intake through the product schema.
      return row === undefined ? undefined : (JSON.parse(String(row['body'])) as Product);
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

    /** How many live products a list holds. */
    size(scope: ListingScope): number {
      note(COUNTS);
      return counted(listKey(scope), () => {
        const { sql, values } = within(scope);
        const row = prepared(`SELECT count(*) AS n FROM product WHERE ${sql}`).get(...values);
        return Number(row?.['n']);
      });
    },

    /** How many live products each category and subcategory holds, by id; those with none are left out. */
    counts(): Record<ListingScope['kind'] & keyof typeof COLUMNS, Map<string, number>> {
      note(COUNTS);
      const by = (column: string) =>
        new Map(
          prepared(
            `SELECT ${column} AS id, count(*) AS n FROM product
             WHERE ${column} IS NOT NULL AND live_from <= ? GROUP BY ${column}`,
          )
            .all(now)
            .map((row) => [String(row['id']), Number(row['n'])]),
        );
      return counted('by category', () => ({
        category: by('category'),
        subcategory: by('sub_category'),
      }));
    },

    noteCounts: (): void => note(COUNTS),

    /** The cards of a list from place `from` (0 is the newest) on, at most `most`. */
    slice(scope: ListingScope, from: number, most: number): ProductCard[] {
      note(listKey(scope));
      const { sql, values } = within(scope);
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
      const { sql, values } = within(scope);
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

    /** When what is live last changed: by a save, or by a scheduled document's time, ms. */
    changedAt(): number {
      note(CHANGED_AT);
      // What comes late, with an older time of saving, may go live or leave all the same.
      note(COUNTS);
      this.noteAll(blogKind);
      const product = prepared(
        'SELECT coalesce(max(live_from), 0) AS at FROM product WHERE live_from <= ?',
      ).get(now);
      const post = prepared(
        `SELECT coalesce(max(body ->> '$.publishAt'), 0) AS at FROM document
         WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
           AND body ->> '$.publishAt' <= ?`,
      ).get(now);
      return Math.max(store.newest(), Number(product?.['at']), Number(post?.['at']));
    },
  };
}
