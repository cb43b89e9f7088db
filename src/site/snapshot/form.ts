/** Fingerprints the code that decides what the snapshot keeps of a document, so that a change of it is followed by a full resync. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Decodes documents and makes the rows of products. */
const ENTRY = 'site/snapshot/intake.ts';

const IMPORT = /from '(#|\.\/)([^']+)'/g;

/** A source file of `src` with all that it imports, by path from `src`. */
function withImports(src: string, file: string, found = new Map<string, string>()) {
  if (found.has(file)) return found;
  const source = readFileSync(join(src, file), 'utf8');
  found.set(file, source);
  for (const [, from, name = ''] of source.matchAll(IMPORT)) {
    withImports(src, from === '#' ? name : join(dirname(file), name), found);
  }
  return found;
}

/** A hash of the code under `src` that documents are decoded and cards are made by. */
export function fingerprint(src: string): string {
  const sources = [...withImports(src, ENTRY)].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sources)).slice(0, 16);
}

let form: string | undefined;

/** Differs whenever a document might be decoded, or shown in lists, differently; computed once per process. */
export const snapshotForm = (): string =>
  (form ??= fingerprint(join(import.meta.dirname, '../..')));
