/**
 * Writes the site in two steps: a publish stages every changed file, then moves all of them into place, one rename
 * each. The next publish finishes interrupted moves.
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
 * The order of moves: new files first, so that no page links to a missing file, then changed files, then deletions,
 * and last the mark by which the next publish recognizes its own site.
 */
const STEPS = { appear: 0, change: 1, vanish: 2, mark: 3 } as const;

export interface Staging {
  /** The site folder. */
  site: string;
  /** The staging folder, on the same disk as the site. */
  folder: string;
  /** No site exists yet: files are staged as a full tree that is moved at once. */
  isNewSite: boolean;
  /** Prefix of staged file names, so that several processes can stage files. */
  prefix: string;
}

/** The folder of a staged new site. */
const newSiteFolder = (folder: string): string => join(folder, 'site');
/** The move of a staged new site. */
export const newSiteMove = (folder: string): Move => ({
  file: '.',
  staged: newSiteFolder(folder),
  step: STEPS.appear,
});

/** What changes files; tests make it fail. */
export const disk = { writeFileSync, copyFileSync, renameSync, rmSync };

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

/** Whether two files have the same bytes. */
export const sameFile = (path: string, other: string): boolean =>
  sameOnDisk(path, readFileSync(other));

/** Every file under a folder, relative to it. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Creates the folders of files, each once. */
function folderCreator() {
  const created = new Set<string>();
  return (file: string): void => {
    const folder = dirname(file);
    if (created.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    created.add(folder);
  };
}

/** Stages files; create one for each publish. */
export function createStaging({ site, folder, isNewSite, prefix }: Staging) {
  mkdirSync(folder, { recursive: true });
  const createFolder = folderCreator();
  let count = 0;
  const next = (file: string): Move & { staged: string } => {
    if (isNewSite) {
      const staged = join(newSiteFolder(folder), file);
      createFolder(staged);
      return { file, staged, step: STEPS.appear };
    }
    count += 1;
    const step = existsSync(join(site, file)) ? STEPS.change : STEPS.appear;
    return { file, staged: join(folder, `${prefix}${count}`), step };
  };
  const isUpToDate = (
    file: string,
    bytes: Uint8Array,
    currentHash: string | undefined,
  ): boolean => {
    if (isNewSite) return false;
    return currentHash === undefined
      ? sameOnDisk(join(site, file), bytes)
      : currentHash === hashOf(bytes);
  };
  return {
    /**
     * Stages bytes for `file`, unless the file is up to date.
     * @param currentHash hash of the file on disk; undefined: read the file
     */
    stage(file: string, bytes: Uint8Array, currentHash: string | undefined): Move | undefined {
      if (isUpToDate(file, bytes, currentHash)) return undefined;
      const move = next(file);
      disk.writeFileSync(move.staged, bytes);
      return move;
    },
    /** Stages a copy of another file. */
    stageCopy(file: string, from: string): Move {
      const move = next(file);
      disk.copyFileSync(from, move.staged);
      return move;
    },
  };
}

/** The move that deletes a file of the site. */
export const deletionOf = (file: string): Move => ({ file, staged: null, step: STEPS.vanish });

/** Deletes parent folders that a deleted file left empty. */
function pruneFolders(site: string, file: string): void {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    try {
      rmdirSync(join(site, folder));
    } catch {
      return;
    }
  }
}

/** Runs the moves in order; skips those that were done before. */
export function doMoves(site: string, moves: readonly Move[]): void {
  const createFolder = folderCreator();
  for (const { file, staged } of moves) {
    const target = join(site, file);
    if (staged === null) {
      disk.rmSync(target, { force: true });
      pruneFolders(site, file);
      continue;
    }
    createFolder(target);
    try {
      disk.renameSync(staged, target);
    } catch (error) {
      // The interrupted publish already moved it.
      if (!isMissing(error)) throw error;
    }
  }
}

/** Deletes all staged files. */
export const clearStaging = (folder: string): void =>
  disk.rmSync(folder, { recursive: true, force: true });

/** Contains the site's mark; Hosting neither uploads nor serves dotfiles. */
export const MARK_FILE = '.publish';

/** The mark of the last publish; undefined when there is none, or no folder. */
export function readMark(site: string): string | undefined {
  try {
    return readFileSync(join(site, MARK_FILE), 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes a mark into the site folder directly. */
export const writeMark = (site: string, mark: string): void =>
  disk.writeFileSync(join(site, MARK_FILE), mark);

/** Stages a new mark, which is moved last. */
export function stageMark(staging: Staging, mark: string): Move {
  const staged = createStaging({ ...staging, prefix: 'mark-' });
  const move = staged.stage(MARK_FILE, Buffer.from(mark), 'another');
  if (move === undefined) throw new Error('The new mark equals the old one.');
  return { ...move, step: STEPS.mark };
}
