/** A publisher that recreates its own damaged files instead of failing on every publish. */
import { DatabaseSync } from 'node:sqlite';
import type { Publisher } from './publisher.ts';

/** JSON columns of the snapshot and of the publisher's state. */
const JSON_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  document: ['body'],
  product: ['card', 'entry', 'old_slugs'],
};

/** Whether the SQLite file at `path` cannot be read in full. Reads all of it. */
function isDamaged(path: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
    const broken = tables
      .map(({ name }) => String(name))
      .flatMap((name) =>
        (JSON_COLUMNS[name] ?? []).map(
          (column) => `SELECT 1 FROM ${name} WHERE NOT json_valid(${column})`,
        ),
      );
    const checks = database.prepare('PRAGMA integrity_check').all();
    return (
      checks[0]?.['integrity_check'] !== 'ok' ||
      broken.some((query) => database?.prepare(query).get() !== undefined)
    );
  } catch {
    return true;
  } finally {
    database?.close();
  }
}

/**
 * Opens a publisher that checks `files` for damage after a failure, deletes damaged ones and publishes again.
 * @param drop deletes a file and reports it
 */
export async function openRebuilding(
  open: () => Promise<Publisher>,
  files: readonly string[],
  drop: (file: string) => void,
): Promise<Publisher> {
  let publisher = await open();
  return {
    get store() {
      return publisher.store;
    },
    problems: () => publisher.problems(),
    deleteUnusedPictures: (shop) => publisher.deleteUnusedPictures(shop),
    async publish(request) {
      try {
        return await publisher.publish(request);
      } catch (error) {
        const damaged = files.filter(isDamaged);
        if (damaged.length === 0) throw error;
        publisher.close();
        for (const file of damaged) drop(file);
        publisher = await open();
        return await publisher.publish(request);
      }
    },
    close: () => publisher.close(),
  };
}
