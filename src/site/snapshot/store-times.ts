/** The times of the snapshot: for when it is evaluated, and its newest save. */
import type { DatabaseSync } from 'node:sqlite';
import { formatYear } from '#core/format-time.ts';
import { CHANGED_AT, collectionKey, productChanges, YEAR } from './change-keys.ts';
import type { ChangeLog } from './change-log.ts';
import type { MetaTable } from './meta-table.ts';
import type { ProductTable } from './product-table.ts';

/** The times within the table `meta`; what they make visible is logged. */
export function storeTimes(
  database: DatabaseSync,
  products: ProductTable,
  { meta, setMeta }: MetaTable,
  log: ChangeLog['log'],
) {
  const countPostsPublished = database.prepare(
    `SELECT count(*) AS n FROM document
     WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
       AND body ->> '$.publishAt' > min(?1, ?2) AND body ->> '$.publishAt' <= max(?1, ?2)`,
  );
  const number = (key: string): number => Number(meta(key) ?? 0);
  return {
    /** The time for which scheduled documents are evaluated, by the server's clock, ms. */
    asOf: (): number => number('as-of'),
    /** Moves that time and logs the documents that go live, or disappear when the clock was set back. */
    setAsOf(now: number): void {
      const before = number('as-of');
      if (before === now) return;
      for (const row of products.goingLive(before, now)) {
        log([...productChanges(undefined, row), CHANGED_AT]);
      }
      if (Number(countPostsPublished.get(before, now)?.['n']) > 0) {
        log([collectionKey('blogs'), CHANGED_AT]);
      }
      if (formatYear(before) !== formatYear(now)) log([YEAR]);
      setMeta('as-of', String(now));
    },

    /** Save time of the newest document read, including deleted and malformed ones, ms. */
    newest: (): number => number('newest'),
    raiseNewest(savedAt: number): void {
      if (savedAt <= number('newest')) return;
      setMeta('newest', String(savedAt));
      log([CHANGED_AT]);
    },
  };
}
