/** Size and time of every file the publisher wrote, so that a later publish notices damage. */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Move } from './move-table.ts';

type WrittenFiles = ReturnType<typeof writtenFiles>;

/** The table within `database`. */
export function writtenFiles(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM file WHERE file = ?');
  return {
    /** Whether any file is recorded. */
    hasWritten: (): boolean => database.prepare('SELECT 1 FROM file').get() !== undefined,
    /** The recorded stamp of every file. */
    written: (): Map<string, string> =>
      new Map(
        database
          .prepare('SELECT file, stamp FROM file')
          .all()
          .map((row) => [String(row['file']), String(row['stamp'])]),
      ),
    /** @param stamps undefined for deleted files */
    putWritten(stamps: Iterable<readonly [file: string, stamp: string | undefined]>): void {
      database.exec('BEGIN');
      for (const [file, stamp] of stamps) {
        if (stamp === undefined) drop.run(file);
        else put.run(file, stamp);
      }
      database.exec('COMMIT');
    },
    forgetWritten: (): void => database.exec('DELETE FROM file'),
  };
}

const MS = 1_000;

/**
 * Size and time in whole seconds, since archives keep no more. Undefined when the file does not exist.
 */
function stampOf(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true ? `${stats.size} ${Math.floor(stats.mtimeMs / MS)}` : undefined;
}

/** Hosting neither uploads nor serves dotfiles. */
const isServed = (file: string): boolean => !/(?:^|\/)\./.test(file);

/** Every entry under the site folder except folders, relative to it. */
function namesIn(site: string): string[] {
  if (!existsSync(site)) return [];
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter(isServed);
}

/**
 * Whether the site folder contains the recorded files and nothing else. Costs one stat per file.
 */
export function isAsWritten(site: string, files: WrittenFiles): boolean {
  const written = files.written();
  const names = namesIn(site);
  return (
    names.length === written.size &&
    names.every((name) => {
      const stamp = written.get(name);
      return stamp !== undefined && stamp === stampOf(join(site, name));
    })
  );
}

/** Records the files that `moves` wrote; all files when none is recorded. */
export function recordWritten(site: string, files: WrittenFiles, moves: readonly Move[]): void {
  const hasRecords = files.hasWritten();
  const names = hasRecords ? moves.map(({ file }) => file).filter(isServed) : namesIn(site);
  files.putWritten(names.map((name) => [name, stampOf(join(site, name))]));
}

/** Removes symbolic links: writing through them would change files elsewhere. */
export function removeLinks(site: string): void {
  for (const name of namesIn(site)) {
    const path = join(site, name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
}
