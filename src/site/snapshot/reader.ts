/** The reads that queries are made of; each notes by which keys a change of what it read is announced. */
import type { StatementSync } from 'node:sqlite';
import type * as z from 'zod';
import type { ListingScope } from '#core/catalogue.ts';
import { blogKind } from '#schema/blog.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { CHANGED_AT, collectionKey, COUNTS, listKey } from './change-keys.ts';
import { readAll, readDocument } from './documents.ts';
import { productReads, within, type NoteKey } from './product-reads.ts';
import type { Store } from './store.ts';

export type { NoteKey } from './product-reads.ts';

export type Reader = ReturnType<typeof createReader>;

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

  /** What is counted is kept for all readers of the same state. */
  const counted = <T>(name: string, count: () => T): T =>
    now === store.asOf() ? store.remember(COUNTS, name, count) : count();

  return {
    now,
    ...productReads(prepared, now, note),

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

    /** How many live products a list holds. */
    size(scope: ListingScope): number {
      note(COUNTS);
      return counted(listKey(scope), () => {
        const { sql, values } = within(scope, now);
        const row = prepared(`SELECT count(*) AS n FROM product WHERE ${sql}`).get(...values);
        return Number(row?.['n']);
      });
    },

    /** How many live products each category and subcategory holds, by id; those with none are left out. */
    counts(): Record<'category' | 'subcategory', Map<string, number>> {
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
