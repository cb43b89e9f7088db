/**
 * Finds what the public pages' scripts load, at once or when a person acts: no markup names it, so the service
 * worker must know it.
 */

/** What is looked at of a file that Vite has bundled for browsers. */
export interface BundledFile {
  type: 'chunk' | 'asset';
  fileName: string;
  /** Of a script: its text, the modules in it, the files that it imports at once and later, and its styles. */
  code?: string;
  moduleIds?: readonly string[];
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> } | undefined;
}

/** Of no use offline, and heavy: what talks to Firebase. */
const NEEDS_NETWORK = /\/node_modules\/@?firebase\//;

/** What starts an island, beside the island's own script. */
const RENDERER = /\/node_modules\/@astrojs\/react\/dist\/client\.js$/;

/** What scripts load by its address: workers and stylesheets. */
const LOADED = /\.(?:js|css)$/;

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

/** Where the scripts of public pages begin; the page of the back office is none. */
const PUBLIC = /^src\/(?:storefront|ui|pages(?!\/admin\.))\//;

/** Every file that those with a module of public pages load, at once or later. */
function reachedBy(
  bundle: Readonly<Record<string, BundledFile>>,
  isPublic: (id: string) => boolean,
): BundledFile[] {
  const reached = new Set<string>();
  const reach = (fileName: string): void => {
    const file = bundle[fileName];
    if (file === undefined || reached.has(fileName)) return;
    reached.add(fileName);
    [...(file.imports ?? []), ...(file.dynamicImports ?? [])].forEach(reach);
  };
  for (const { fileName, moduleIds } of Object.values(bundle))
    if (moduleIds?.some(isPublic)) reach(fileName);
  return Object.values(bundle).filter(({ fileName }) => reached.has(fileName));
}

/** The files that a set of scripts names: styles that they import, and whatever else stands in their text. */
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
 * The scripts of public pages and islands with what they import at once, their styles, and their workers' scripts.
 * @param bundle what Vite has bundled for browsers, by file name
 * @param root the project's folder, which ends in a slash
 * @returns addresses from the site's root, each once, sorted
 */
export function unnamedFiles(
  bundle: Readonly<Record<string, BundledFile>>,
  root: string,
): string[] {
  const isSource = (id: string): boolean => id.startsWith(`${root}src/`);
  const isOurs = (id: string): boolean => isSource(id) || RENDERER.test(id);
  const isPublic = (id: string): boolean =>
    (isSource(id) && PUBLIC.test(id.slice(root.length))) || RENDERER.test(id);
  const all = Object.values(bundle);
  const scripts = reachedBy(bundle, isPublic)
    .filter(({ moduleIds }) => moduleIds?.some(isOurs))
    .map(({ fileName }) => [...withImports(bundle, fileName).values()])
    .filter(
      (files) => !files.some(({ moduleIds }) => moduleIds?.some((id) => NEEDS_NETWORK.test(id))),
    )
    .flat();
  const assets = all.filter(({ type, fileName }) => type === 'asset' && LOADED.test(fileName));
  const names = scripts.map(({ fileName }) => fileName);
  return [...new Set([...names, ...namedBy(scripts, assets)])].map((name) => `/${name}`).sort();
}
