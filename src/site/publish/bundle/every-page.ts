/**
 * How the scripts of pages are parted into files: what every page loads anyway is one file, not a dozen small ones.
 * The back office takes some of it, and so the whole file: nothing in it does anything by being imported; the script
 * of every page starts it (`src/storefront/page-script/page.ts`).
 */

/** What the bundler says of a module. */
interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/** The script of every page. */
const ROOT = '/src/storefront/page-script/page.ts';

/** Does the script of every page import the module, itself or through others? Not counting what it loads later. */
function isOnEveryPage(id: string, graph: Graph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => importer.endsWith(ROOT) || isOnEveryPage(importer, graph, seen),
  );
}

/** Of nanostores, what islands take and no page does: computed stores, and stores of many keys. */
const NOT_OF_PAGES = /\/nanostores\/(?:computed|map|deep-map|listen-keys)\//;

/** The file that a module goes to; null leaves it to the bundler. */
export const fileOfModule = (id: string, graph: Graph): string | null =>
  !NOT_OF_PAGES.test(id) && isOnEveryPage(id, graph, new Set()) ? 'page' : null;
