/**
 * Prevents two publishers from writing one site. The operating system releases the lock however its holder ends.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Lock {
  release(): void;
}

/** Thrown when another publisher has the lock. */
export class Locked extends Error {
  constructor(holder: string) {
    super(`Another publisher is running for this site (${holder}).`);
    this.name = 'Locked';
  }
}

const holderOf = (file: string): string => {
  try {
    return readFileSync(`${file}.holder`, 'utf8');
  } catch {
    return 'unknown process';
  }
};

const isBusy = (error: unknown): boolean => error instanceof Error && /locked/.test(error.message);

/**
 * Acquires the lock `file`. It is a SQLite lock on that file, so a killed holder leaves none behind.
 * @throws Locked, with the holder's name
 */
export function takeLock(file: string): Lock {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new Locked(holderOf(file)) : error;
  }
  writeFileSync(`${file}.holder`, `process ${process.pid}, since ${new Date().toISOString()}`);
  return { release: () => database.close() };
}
