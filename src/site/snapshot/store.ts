/**
 * The snapshot file: decoded documents in SQLite, an index table for products, and a log of changes.
 */
import { changeLog } from './change-log.ts';
import { emptyTables, inTransaction, openDatabase } from './database.ts';
import { documentTable } from './document-table.ts';
import { metaTable } from './meta-table.ts';
import { productTable } from './product-table.ts';
import { storeStats } from './store-stats.ts';
import { SNAPSHOT_TABLES } from './store-tables.ts';
import { storeTimes } from './store-times.ts';

export type { ProductRow } from './product-table.ts';

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the snapshot and creates it when it does not exist.
 * @param file path of the SQLite file, or `:memory:`
 * @throws when the file cannot be created or is not a database
 */
export function openStore(file: string) {
  const database = openDatabase(file, SNAPSHOT_TABLES);
  const values = metaTable(database);
  const products = productTable(database);
  const changes = changeLog(database, values);
  const { identity, lastChange, changesSince, memoize } = changes;

  return {
    database,

    /** Runs `work` in one transaction: it is rolled back when `work` throws. */
    async transaction<T>(work: () => Promise<T>): Promise<T> {
      let isRolledBack = true;
      try {
        const result = await inTransaction(database, work);
        isRolledBack = false;
        return result;
      } finally {
        changes.endTransaction(isRolledBack);
      }
    },

    ...values,
    ...documentTable(database, products, changes),
    ...storeTimes(database, products, values, changes.log),
    ...storeStats(database),
    identity,
    lastChange,
    changesSince,
    memoize,

    /**
     * Deletes everything including cursors, so that the next sync is full; call it in a transaction.
     */
    clear(): void {
      emptyTables(database);
      changes.restart();
    },

    /** Writes a copy of the current state to a new file. */
    copyTo: (file: string): void => void database.prepare('VACUUM INTO ?').run(file),

    close: (): void => database.close(),
  };
}
