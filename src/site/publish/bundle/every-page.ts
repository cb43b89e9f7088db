/**
 * Splits page scripts into chunks: code that every page loads is one file instead of a dozen small ones. The back
 * office imports parts of that file, so it must have no side effects on import; `src/storefront/page-script/page.ts`
 * starts it.
 */

/** The part of the bundler's module graph used here. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The script of every page. */
const ROOT = '/src/storefront/page-script/page.ts';

/**
 * Whether the script of every page imports the module, directly or indirectly; dynamic imports do not count.
 */
function isOnEveryPage(id: string, graph: Graph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => importer.endsWith(ROOT) || isOnEveryPage(importer, graph, seen),
  );
}

/** Parts of nanostores that only islands import: computed stores and map stores. */
const NOT_OF_PAGES = /\/nanostores\/(?:computed|map|deep-map|listen-keys)\//;

/** Too small to be a file of its own; product pages and lists load it. */
const SMALL = '/src/core/pricing.ts';

/** The chunk of a module; null leaves the choice to the bundler. */
export const fileOfModule = (id: string, graph: Graph): string | null =>
  id.endsWith(SMALL) || (!NOT_OF_PAGES.test(id) && isOnEveryPage(id, graph, new Set()))
    ? 'page'
    : null;
