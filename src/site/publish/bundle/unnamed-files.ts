/**
 * Finds the files that scripts of public pages load, at once or on interaction. No markup references them, so the
 * service worker needs a list.
 */

/** The part of a file in Vite's client bundle that is used here. */
export interface BundledFile {
  type: 'chunk' | 'asset';
  fileName: string;
  /** For scripts: code, modules, static and dynamic imports, styles, and whether a page or directive loads it itself. */
  code?: string;
  isEntry?: boolean;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/**
 * Useless offline: the Firebase SDK, the viewer of pictures that are loaded on request, codes of invoices, which are read
 * from Firestore, and the line sheet, whose page is cached only by a visit, as are its scripts.
 */
const NEEDS_NETWORK =
  /\/node_modules\/(?:@?firebase|photoswipe|qr)\/|\/src\/storefront\/features\/line-sheet\//;

/** Hydrates islands; loaded beside the island's own script. */
const RENDERER = /\/node_modules\/@astrojs\/react\/dist\/client\.js$/;

/** Files that scripts load by URL: workers and stylesheets. */
const LOADED = /\.(?:js|css)$/;

/** A file and its static imports, recursively. */
export function withImports(
  bundle: Readonly<Record<string, BundledFile>>,
  fileName: string,
  files = new Map<string, BundledFile>(),
): Map<string, BundledFile> {
  const file = bundle[fileName];
  if (file === undefined || files.has(fileName)) return files;
  files.set(fileName, file);
  for (const imported of file.imports ?? []) withImports(bundle, imported, files);
  return files;
}

/** Source folders of public pages; the page of the back office is not one. */
const PUBLIC = /^src\/(?:storefront|ui|pages(?!\/admin\.))\//;

/**
 * The scripts that entries import, statically or dynamically, without those that need the network, and without what only
 * those import.
 */
function reachedFrom(
  bundle: Readonly<Record<string, BundledFile>>,
  entries: readonly string[],
): BundledFile[] {
  const reached = new Map<string, BundledFile>();
  const reach = (fileName: string): void => {
    const file = bundle[fileName];
    if (file === undefined || reached.has(fileName)) return;
    const loaded = [...withImports(bundle, fileName).values()];
    if (loaded.some(({ moduleIds }) => moduleIds?.some((id) => NEEDS_NETWORK.test(id)))) return;
    reached.set(fileName, file);
    [...(file.imports ?? []), ...(file.dynamicImports ?? [])].forEach(reach);
  };
  entries.forEach(reach);
  return [...reached.values()];
}

/** The files that a set of scripts references: imported styles, and file names in their code. */
const namedBy = (files: readonly BundledFile[], candidates: readonly BundledFile[]): string[] => [
  ...files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  ...candidates
    .filter(({ fileName }) => {
      const name = fileName.slice(fileName.lastIndexOf('/') + 1);
      return files.some(({ code }) => code?.includes(name));
    })
    .map(({ fileName }) => fileName),
];

/**
 * The scripts of public pages and islands that work without the network, their imports, styles and worker scripts.
 * @param bundle Vite's client bundle, by file name
 * @param root the project folder, with a trailing slash
 * @returns sorted URLs from the site root, without duplicates
 */
export function unnamedFiles(
  bundle: Readonly<Record<string, BundledFile>>,
  root: string,
): string[] {
  const source = `${root}src/`;
  const isPublic = (id: string): boolean =>
    RENDERER.test(id) || (id.startsWith(source) && PUBLIC.test(id.slice(root.length)));
  const all = Object.values(bundle);
  const entries = all.filter(({ isEntry, moduleIds }) => isEntry && moduleIds?.some(isPublic));
  const scripts = reachedFrom(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
  const assets = all.filter(({ type, fileName }) => type === 'asset' && LOADED.test(fileName));
  const names = scripts.map(({ fileName }) => fileName);
  return [...new Set([...names, ...namedBy(scripts, assets)])].map((name) => `/${name}`).sort();
}
