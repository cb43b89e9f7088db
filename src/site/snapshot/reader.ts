/** Reads for the queries; each tracks the change keys it depends on. */
import type { StatementSync } from 'node:sqlite';
import type * as z from 'zod';
import { blogKind } from '#schema/blog.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { CHANGED_AT, collectionKey, COUNTS } from './change-keys.ts';
import { productReads, type TrackKey } from './product-reads.ts';
import { silverRate } from './silver-rate.ts';
import type { Store } from './store.ts';

export type Reader = ReturnType<typeof createReader>;

/** Every document of a kind by id, in the order of their ids. Ingest decoded them through the same schema. */
export const readAll = <S extends z.ZodType>(
  { database }: Store,
  { collection }: DocumentKind<S>,
): Map<string, z.output<S>> =>
  new Map(
    database
      .prepare('SELECT path, body FROM document WHERE collection = ? ORDER BY path')
      .all(collection)
      .map((row) => [
        String(row['path']).slice(collection.length + 1),
        // As above.
        JSON.parse(String(row['body'])) as z.output<S>,
      ]),
  );

/**
 * @param now products scheduled for later than this (ms) are not live
 * @param track called with each key that a read depends on
 */
export function createReader(store: Store, now: number, track: TrackKey) {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? store.database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const rate = silverRate(store);
  let counts: Record<'category' | 'subcategory', Map<string, number>> | undefined;

  return {
    now,
    rate,
    ...productReads({ prepared, now, rate, track }),

    /** One document of a kind, or undefined. */
    document<S extends z.ZodType>(kind: DocumentKind<S>, id: string): z.output<S> | undefined {
      this.trackDocument(kind, id);
      const body = store.bodyAt(`${kind.collection}/${id}`);
      // Ingest decoded it through the same schema.
      return body === undefined ? undefined : (JSON.parse(body) as z.output<S>);
    },
    /** Tracks the same key as `document`, for a result that uses a cached document. */
    trackDocument: (kind: DocumentKind, id: string): void => track(`${kind.collection}/${id}`),

    /** Every document of a kind by id, in the order of their ids. */
    all<S extends z.ZodType>(kind: DocumentKind<S>): Map<string, z.output<S>> {
      this.trackAll(kind);
      return readAll(store, kind);
    },
    /** Tracks the same key as `all`, for a result that uses cached documents. */
    trackAll: (kind: DocumentKind): void => track(collectionKey(kind.collection)),

    /** Number of live products in each category and subcategory, by id; empty ones are left out. */
    counts(): Record<'category' | 'subcategory', Map<string, number>> {
      track(COUNTS);
      const by = (column: string) =>
        new Map(
          prepared(
            `SELECT ${column} AS id, count(*) AS n FROM product
             WHERE ${column} IS NOT NULL AND live_from <= ? GROUP BY ${column}`,
          )
            .all(now)
            .map((row) => [String(row['id']), Number(row['n'])]),
        );
      counts ??= { category: by('category'), subcategory: by('sub_category') };
      return counts;
    },

    /** Time of the last change that is live: a save, or a scheduled document's time, ms. */
    changedAt(): number {
      track(CHANGED_AT);
      // A document that arrives late, with an older save time, can still go live or disappear.
      track(COUNTS);
      this.trackAll(blogKind);
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
