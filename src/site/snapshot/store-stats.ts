/** Figures about the snapshot: number of documents, and the next scheduled time. */
import type { DatabaseSync } from 'node:sqlite';

/** Reads over the tables in `database`. */
export const storeStats = (database: DatabaseSync) => ({
  /** Number of products, live or not. */
  countProducts: (): number =>
    Number(database.prepare('SELECT count(*) AS n FROM product').get()?.['n']),

  /** Number of documents of all kinds, without quarantine. */
  countDocuments: (): number =>
    Number(database.prepare('SELECT count(*) AS n FROM document').get()?.['n']),

  /** Number of documents in quarantine. */
  countQuarantined: (): number =>
    Number(database.prepare('SELECT count(*) AS n FROM quarantine').get()?.['n']),

  /** When the next scheduled product or post goes live after `now`, ms, or undefined. */
  nextScheduled(now: number): number | undefined {
    const at = database
      .prepare(
        `SELECT min(at) AS at FROM (
             SELECT min(live_from) AS at FROM product WHERE live_from > ?1
             UNION ALL
             SELECT min(body ->> '$.publishAt') FROM document
             WHERE collection = 'blogs' AND body ->> '$.status' = 'scheduled'
               AND body ->> '$.publishAt' > ?1)`,
      )
      .get(now)?.['at'];
    return at === null || at === undefined ? undefined : Number(at);
  },
});
