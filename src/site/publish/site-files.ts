/**
 * Writes the site in two steps: a publish stages every changed file, then moves all of them into place, one rename
 * each. After an interrupted move, the next publish renders everything.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { LIVE_VERSION_PATH } from '#core/publishing/live-version.ts';
import type { State } from './state.ts';

/** One step from the old site to the new one. */
export interface Move {
  /** Relative to the site folder. */
  file: string;
  /** The staged file's path; null: `file` is deleted. */
  staged: string | null;
}

/** What changes files; tests make it fail. */
export const disk = { writeFileSync, renameSync };

/** Files under a folder, without dotfiles, which Hosting neither uploads nor serves. Names start with `prefix`. */
function* servedFiles(folder: string, prefix = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* servedFiles(folder, `${prefix}${entry.name}/`);
    else yield prefix + entry.name;
  }
}

/** Every file under a folder that Hosting serves, relative to it; none when the folder does not exist. */
export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? [...servedFiles(folder)] : [];

function isUpToDate(path: string, bytes: Uint8Array): boolean {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  return size === bytes.length && readFileSync(path).equals(bytes);
}

/**
 * Creates a function that stages bytes for a file, unless the file is up to date.
 * @param options.folder the staging folder, on the same disk as the site
 * @param options.prefix of staged file names, so that several processes can stage files
 */
export function createStage({
  site,
  folder,
  prefix = '',
}: Record<'site' | 'folder', string> & { prefix?: string }) {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  return (file: string, bytes: Uint8Array): Move | undefined => {
    if (isUpToDate(join(site, file), bytes)) return undefined;
    count += 1;
    const staged = join(folder, `${prefix}${count}`);
    disk.writeFileSync(staged, bytes);
    return { file, staged };
  };
}

/** Deletes what files can't be written over: symbolic links, files in place of folders, folders in place of files. */
export function clearWay(site: string, files: ReadonlySet<string>): void {
  if (!existsSync(site)) return;
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(site.length + 1);
    const isInTheWay = entry.isDirectory() ? files.has(name) : !entry.isFile() || folders.has(name);
    if (isInTheWay) rmSync(path, { recursive: true, force: true });
  }
}

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

const VERSION = LIVE_VERSION_PATH.slice(1);

/**
 * New files first, so that no page links to a missing file, then changed files, then deletions; last the time of the
 * change that the site shows.
 */
function inOrder(site: string, moves: readonly Move[]): Move[] {
  const stepOf = ({ file, staged }: Move): 'appear' | 'change' | 'vanish' | 'version' => {
    if (file === VERSION) return 'version';
    if (staged === null) return 'vanish';
    return existsSync(join(site, file)) ? 'change' : 'appear';
  };
  const { appear = [], change = [], vanish = [], version = [] } = Object.groupBy(moves, stepOf);
  return [...appear, ...change, ...vanish, ...version];
}

/** Moves staged files into the site, and deletes files. */
export function moveFiles(site: string, moves: readonly Move[]): void {
  for (const { file, staged } of inOrder(site, moves)) {
    const target = join(site, file);
    if (staged === null) {
      rmSync(target, { force: true });
      pruneFolders(site, file);
    } else {
      mkdirSync(dirname(target), { recursive: true });
      disk.renameSync(staged, target);
    }
  }
}

const MS = 1_000;

/** Size and time in whole seconds, since archives keep no more; undefined when there is no such file. */
function stampOf(path: string): string | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats && `${stats.size} ${Math.floor(stats.mtimeMs / MS)}`;
  } catch {
    // A file is where its folder was.
    return undefined;
  }
}

/** Whether the site folder contains the recorded files and nothing else. Costs one stat per file. */
export function isAsWritten(site: string, state: State): boolean {
  let recorded = 0;
  for (const [file, stamp] of state.files()) {
    if (stampOf(`${site}/${file}`) !== stamp) return false;
    recorded += 1;
  }
  return filesIn(site).length === recorded;
}

/** Records these files of the site as they are now. */
export function recordFiles(site: string, state: State, files: readonly string[]): void {
  for (const file of files) state.putFile(file, stampOf(join(site, file)));
}
