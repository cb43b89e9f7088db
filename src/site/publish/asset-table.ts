/** The scripts, styles, fonts and pictures that were copied from the bundle into the site. */
import type { DatabaseSync } from 'node:sqlite';

/** The table `asset` within `database`. */
export const assetTable = (database: DatabaseSync) => ({
  /** The hash of every asset, by file. */
  assets: (): Map<string, string> =>
    new Map(
      database
        .prepare('SELECT file, hash FROM asset')
        .all()
        .map((row) => [String(row['file']), String(row['hash'])]),
    ),
  putAssets(assets: ReadonlyMap<string, string>): void {
    database.exec('DELETE FROM asset');
    const put = database.prepare('INSERT INTO asset VALUES (?, ?)');
    for (const [file, hash] of assets) put.run(file, hash);
  },
});
