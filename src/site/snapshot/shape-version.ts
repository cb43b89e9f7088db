/**
 * Hashes the code that decodes documents and builds cards, so that a change of it causes a full sync.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Decodes documents and builds product rows. */
const ENTRY = 'site/snapshot/ingest.ts';

const IMPORT = /from '(#|\.\/)([^']+)'/g;

/** A source file of `src` and everything it imports, by path from `src`. */
function withImports(src: string, file: string, sources = new Map<string, string>()) {
  if (sources.has(file)) return sources;
  const source = readFileSync(join(src, file), 'utf8');
  sources.set(file, source);
  for (const [, from, name = ''] of source.matchAll(IMPORT)) {
    withImports(src, from === '#' ? name : join(dirname(file), name), sources);
  }
  return sources;
}

/** A hash of the code under `src` that decodes documents and builds cards. */
export function fingerprint(src: string): string {
  const sources = [...withImports(src, ENTRY)].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify(sources)).slice(0, 16);
}

let version: string | undefined;

/**
 * Changes whenever a document might be decoded or listed differently. Computed once per process.
 */
export const shapeVersion = (): string =>
  (version ??= fingerprint(join(import.meta.dirname, '../..')));
