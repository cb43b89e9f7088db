/** The scripts of built pages, and what each of them loads: statically and dynamically. */
import { dirname, join } from 'node:path/posix';
import { gzipSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { fileOf, readSiteFile } from '../built-site.ts';

export const KIB = 1_024;

const STATIC = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{},$\s]+from\s*)?["'](\.[^"']+\.js)["']/g;
const ON_DEMAND = /import\(["'`](\.[^"'`]+\.js)["'`]\)/g;

/** The script files that a page loads at once: its own, and those of islands with `client:load`. */
export function scriptsOf(address: string): string[] {
  const page = parseDocument(readSiteFile(fileOf(address)));
  const sources = (element: string, ...names: string[]): string[] =>
    DomUtils.getElementsByTagName(element, page)
      .filter(({ attribs }) => element === 'script' || attribs['client'] === 'load')
      .flatMap(({ attribs }) => names.map((name) => attribs[name] ?? ''));
  return [...sources('script', 'src'), ...sources('astro-island', 'component-url', 'renderer-url')]
    .filter((source) => source.startsWith('/_astro/'))
    .map((source) => source.slice(1));
}

const named = (file: string, pattern: RegExp): string[] =>
  [...readSiteFile(file).matchAll(pattern)].map(([, target = '']) => join(dirname(file), target));

/** The dynamic imports of a script. */
export const onDemand = (file: string): string[] => named(file, ON_DEMAND);

/** A script with all its static imports. */
export function withImports(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files;
  files.add(file);
  for (const next of named(file, STATIC)) withImports(next, files);
  return files;
}

/** Size in bytes after gzip. */
export const gzipped = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readSiteFile(file)).length, 0);
