/**
 * The way of bytes to the disk: a publish first lays every changed file aside, and only when all of them lie
 * there moves them into place, one rename each. A move that was cut short is finished by the next publish.
 */
import { hash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Move } from './state.ts';

/**
 * New files come first, so that no page ever links to one that is not there yet, then changed ones, then
 * deletions; last the mark by which the next publish knows that this site is its own.
 */
const STEPS = { appear: 0, change: 1, vanish: 2, mark: 3 } as const;

export interface Staging {
  /** The site's folder. */
  site: string;
  /** Where files are laid aside: on the same disk as the site. */
  folder: string;
  /** There is no site yet: files are laid aside in its form, and the whole is moved at once. */
  whole: boolean;
  /** Begins the names of files laid aside here, so that several processes can do so at a time. */
  prefix: string;
}

/** Where a whole site is laid aside. */
const wholeFolder = (folder: string): string => join(folder, 'site');
/** The move of a whole site that was laid aside. */
export const wholeMove = (folder: string): Move => ({
  file: '.',
  staged: wholeFolder(folder),
  step: STEPS.appear,
});

export const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

function sameOnDisk(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Do two files hold the same bytes? */
export const sameFile = (path: string, other: string): boolean =>
  sameOnDisk(path, readFileSync(other));

/** Every file under a folder, from that folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Makes the folders of files, each once. */
function folderMaker() {
  const made = new Set<string>();
  return (file: string): void => {
    const folder = dirname(file);
    if (made.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/** Lays files aside; a new one for each publish. */
export function createStaging({ site, folder, whole, prefix }: Staging) {
  mkdirSync(folder, { recursive: true });
  const makeFolder = folderMaker();
  let count = 0;
  const next = (file: string): Move & { staged: string } => {
    if (whole) {
      const staged = join(wholeFolder(folder), file);
      makeFolder(staged);
      return { file, staged, step: STEPS.appear };
    }
    count += 1;
    const step = existsSync(join(site, file)) ? STEPS.change : STEPS.appear;
    return { file, staged: join(folder, `${prefix}${count}`), step };
  };
  const isThere = (file: string, bytes: Uint8Array, known: string | undefined): boolean => {
    if (whole) return false;
    return known === undefined ? sameOnDisk(join(site, file), bytes) : known === hashOf(bytes);
  };
  return {
    /**
     * Lays bytes aside for `file`, unless they are there already.
     * @param known hash of what is known to be there; undefined: look
     */
    stage(file: string, bytes: Uint8Array, known: string | undefined): Move | undefined {
      if (isThere(file, bytes, known)) return undefined;
      const move = next(file);
      writeFileSync(move.staged, bytes);
      return move;
    },
    /** Lays a copy of another file aside. */
    stageCopy(file: string, from: string): Move {
      const move = next(file);
      copyFileSync(from, move.staged);
      return move;
    },
  };
}

/** The deletion of a file of the site. */
export const deletionOf = (file: string): Move => ({ file, staged: null, step: STEPS.vanish });

/** Deletes the folders above a deleted file that are empty now. */
function pruneFolders(site: string, file: string): void {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(site, folder));
    } catch {
      return;
    }
  }
}

/** Does the moves in their order; those that were done before are passed over. */
export function doMoves(site: string, moves: readonly Move[]): void {
  const makeFolder = folderMaker();
  for (const { file, staged } of moves) {
    const target = join(site, file);
    if (staged === null) {
      rmSync(target, { force: true });
      pruneFolders(site, file);
      continue;
    }
    makeFolder(target);
    try {
      renameSync(staged, target);
    } catch (error) {
      // Done before the last publish was cut short.
      if (!isMissing(error)) throw error;
    }
  }
}

/** Deletes what lies aside. */
export const clearStaging = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

/** Holds the site's mark; Hosting neither uploads nor serves what begins with a dot. */
export const MARK_FILE = '.publish';

/** The mark that the last publish left in the site's folder; undefined when there is none, or no folder. */
export function readMark(site: string): string | undefined {
  try {
    return readFileSync(join(site, MARK_FILE), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Puts a mark into the site's folder at once. */
export const writeMark = (site: string, mark: string): void =>
  writeFileSync(join(site, MARK_FILE), mark);

/** Lays a new mark aside, to be moved after everything else. */
export function stageMark(staging: Staging, mark: string): Move {
  const aside = createStaging({ ...staging, prefix: 'mark-' });
  const move = aside.stage(MARK_FILE, Buffer.from(mark), 'another');
  if (move === undefined) throw new Error('A mark is never the same twice.');
  return { ...move, step: STEPS.mark };
}
