/** Tells which files of a folder were touched between two looks, and which of them hold other bytes. */
import { hash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

interface Look {
  /** Changes with every write and rename: inode, and when bytes and entry were last changed, ns. */
  trace: string;
  bytes: string;
}

export type Looks = ReadonlyMap<string, Look>;

/** Looks at every file of a folder. */
export function lookAt(folder: string): Looks {
  const looks = new Map<string, Look>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { ino, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
    const bytes = hash('sha256', readFileSync(path));
    looks.set(relative(folder, path), { trace: `${ino} ${mtimeNs} ${ctimeNs}`, bytes });
  }
  return looks;
}

export interface Touched {
  /** Files that were written, moved, made or deleted. */
  touched: string[];
  /** Files whose bytes differ. */
  changed: string[];
}

/** What happened between two looks. */
export function touchedBetween(before: Looks, after: Looks): Touched {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differs = (file: string, part: keyof Look): boolean =>
    before.get(file)?.[part] !== after.get(file)?.[part];
  return {
    touched: files.filter((file) => differs(file, 'trace')),
    changed: files.filter((file) => differs(file, 'bytes')),
  };
}
