/** Finds the files that pages load only when a person acts: no markup names them, so the worker must know them. */

/** What is looked at of a file that Vite has bundled for browsers. */
export interface BundledFile {
  type: 'chunk' | 'asset';
  fileName: string;
  /** Of a script: its text, the modules in it, the files that it imports at once, and its styles. */
  code?: string;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

const ISLAND = /\/src\/islands\//;

/** Of no use offline, and heavy: what talks to Firebase, and the back office's React. */
const NEEDS_NETWORK = /\/node_modules\/(?:@?firebase|react-dom)\//;

/** The file and all that it imports at once. */
function withImports(
  bundle: Readonly<Record<string, BundledFile>>,
  fileName: string,
  found = new Map<string, BundledFile>(),
): Map<string, BundledFile> {
  const file = bundle[fileName];
  if (file === undefined || found.has(fileName)) return found;
  found.set(fileName, file);
  for (const imported of file.imports ?? []) withImports(bundle, imported, found);
  return found;
}

/** The files that a set of files names: their styles, and the scripts of their workers. */
const namedBy = (files: readonly BundledFile[], others: readonly BundledFile[]): string[] => [
  ...files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  ...others
    .filter(({ fileName }) => {
      const name = fileName.slice(fileName.lastIndexOf('/') + 1);
      return files.some(({ code }) => code?.includes(name));
    })
    .map(({ fileName }) => fileName),
];

/**
 * The scripts of islands with what they import at once, their styles, and their workers' scripts.
 * @param bundle what Vite has bundled for browsers, by file name
 * @returns addresses from the site's root, each once, sorted
 */
export function islandFiles(bundle: Readonly<Record<string, BundledFile>>): string[] {
  const all = Object.values(bundle);
  const islands = all
    .filter(({ moduleIds }) => moduleIds?.some((id) => ISLAND.test(id)))
    .map(({ fileName }) => [...withImports(bundle, fileName).values()])
    .filter(
      (files) => !files.some(({ moduleIds }) => moduleIds?.some((id) => NEEDS_NETWORK.test(id))),
    )
    .flat();
  const scripts = all.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'));
  const names = islands.map(({ fileName }) => fileName);
  return [...new Set([...names, ...namedBy(islands, scripts)])].map((name) => `/${name}`).sort();
}
