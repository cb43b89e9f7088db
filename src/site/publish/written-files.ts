/** What the publisher wrote into the site's folder, by size and time, so that a later publish notices damage there. */
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Move, State } from './state.ts';

/** The table within `database`. */
export function writtenFiles(database: DatabaseSync) {
  const put = database.prepare('INSERT OR REPLACE INTO file VALUES (?, ?)');
  const drop = database.prepare('DELETE FROM file WHERE file = ?');
  return {
    /** Whether anything is known of the site's files. */
    hasWritten: (): boolean => database.prepare('SELECT 1 FROM file').get() !== undefined,
    /** The stamp of every file as it was written. */
    written: (): Map<string, string> =>
      new Map(
        database
          .prepare('SELECT file, stamp FROM file')
          .all()
          .map((row) => [String(row['file']), String(row['stamp'])]),
      ),
    /** @param stamps undefined for files that are no more */
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

/** Size and time; whole seconds, since archives keep no more. Undefined: there is no such file. */
function stampOf(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true ? `${found.size} ${Math.floor(found.mtimeMs / MS)}` : undefined;
}

/** Hosting neither uploads nor serves what begins with a dot. */
const isServed = (file: string): boolean => !/(?:^|\/)\./.test(file);

/** Everything under the site's folder but folders, by path from there. */
function namesIn(site: string): string[] {
  if (!existsSync(site)) return [];
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter(isServed);
}

/** Whether the site's folder holds what was written there, and nothing else. Costs a stat per file. */
export function isAsWritten(site: string, state: State): boolean {
  const written = state.written();
  const names = namesIn(site);
  return (
    names.length === written.size &&
    names.every((name) => {
      const stamp = written.get(name);
      return stamp !== undefined && stamp === stampOf(join(site, name));
    })
  );
}

/** Records what `moves` made of the site; all of it when nothing is known. */
export function recordWritten(site: string, state: State, moves: readonly Move[]): void {
  const isKnown = state.hasWritten();
  const names = isKnown ? moves.map(({ file }) => file).filter(isServed) : namesIn(site);
  state.putWritten(names.map((name) => [name, stampOf(join(site, name))]));
}

/** Removes links, through which files would be written elsewhere. */
export function removeLinks(site: string): void {
  for (const name of namesIn(site)) {
    const path = join(site, name);
    if (lstatSync(path).isSymbolicLink()) rmSync(path);
  }
}
