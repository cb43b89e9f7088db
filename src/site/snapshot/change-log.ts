/** The log of changed keys, numbered within one identity of the snapshot, and results cached until a key changes. */
import type { DatabaseSync } from 'node:sqlite';
import { collectionKey } from './change-keys.ts';
import type { MetaTable } from './meta-table.ts';

export type ChangeLog = ReturnType<typeof changeLog>;

/** The table `change` within `database`. */
export function changeLog(database: DatabaseSync, { meta, setMeta }: MetaTable) {
  const readSeq = database.prepare('SELECT seq FROM change WHERE key = ?');
  const readLastSeq = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM change');
  const selectSince = database.prepare('SELECT key FROM change WHERE seq > ? ORDER BY seq');
  const putChange = database.prepare(
    'INSERT OR REPLACE INTO change SELECT ?, coalesce(max(seq), 0) + 1 FROM change',
  );
  const memos = new Map<string, { state: string; value: unknown }>();
  let isLogging = true;

  /** Starts a new identity: change numbers of an earlier one are no longer valid. */
  const startIdentity = (): string => {
    const identity = crypto.randomUUID();
    setMeta('identity', identity);
    return identity;
  };
  const identity = (): string => meta('identity') ?? startIdentity();
  const log = (keys: Iterable<string>): void => {
    if (isLogging) for (const key of new Set(keys)) putChange.run(key);
  };

  return {
    log,
    logDocument: (path: string): void =>
      log([path, collectionKey(path.slice(0, path.indexOf('/')))]),

    /** Starts a new identity, in which refilling the emptied file is not logged. */
    restart(): void {
      startIdentity();
      isLogging = false;
    },
    endTransaction(isRolledBack: boolean): void {
      isLogging = true;
      // The rolled-back change numbers will be reused.
      if (isRolledBack) memos.clear();
    },

    /** Changes after every `clear`: change numbers are comparable only within one identity. */
    identity,

    /** Number of the last change; pass it to `changesSince`. */
    lastChange: (): number => Number(readLastSeq.get()?.['seq']),

    /** The keys that changed after change `seq` (`change-keys.ts`). */
    changesSince: (seq: number): string[] => selectSince.all(seq).map((row) => String(row['key'])),

    /** The result of `compute`, cached until `key` changes. */
    memoize: <T>(key: string, name: string, compute: () => T): T => {
      const state = `${identity()} ${key} ${Number(readSeq.get(key)?.['seq'] ?? 0)}`;
      const memo = memos.get(name);
      // Only this function stores values under this name.
      if (memo?.state === state) return memo.value as T;
      const value = compute();
      memos.set(name, { state, value });
      return value;
    },
  };
}
