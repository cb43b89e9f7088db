/**
 * Splits scripts into chunks: code that is always loaded together is one file instead of dozens of small ones. Islands
 * and the back office import parts of the file of every page, so it must have no side effects on import;
 * `src/storefront/page-script/page.ts` starts it.
 */

interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** The part of the bundler's module graph used here. */
interface Graph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** All modules that import the module, directly or indirectly, and itself; dynamic imports do not count. */
function importersOf(id: string, graph: Graph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const each of graph.getModuleInfo(id)?.importers ?? []) importersOf(each, graph, seen);
  return seen;
}

/** The script of every page. */
const EVERY_PAGE = '/src/storefront/page-script/page.ts';

/** Parts of nanostores that only islands import: computed stores and map stores. */
const NOT_OF_PAGES = /\/nanostores\/(?:computed|map|deep-map|listen-keys)\//;

/** Too small to be files of their own; product pages and lists load them. */
const SMALL = /\/src\/core\/(?:pricing|unit-of-sale)\.ts$/;

/** The chunk of code that the script of every page imports; null leaves the choice to the bundler. */
export function chunkOfPages(id: string, graph: Graph): string | null {
  if (SMALL.test(id)) return 'page';
  if (NOT_OF_PAGES.test(id) || id.endsWith(EVERY_PAGE)) return null;
  return [...importersOf(id, graph)].some((each) => each.endsWith(EVERY_PAGE)) ? 'page' : null;
}

const BACK_OFFICE = '/src/admin/';

/**
 * Chunks of the back office and the modules that need them, in the order in which they are loaded. A chunk has all
 * that its modules import, except what an earlier one has or the storefront loads too.
 */
export const BACK_OFFICE_CHUNKS = [
  // Every first screen uses the keys of lists and the clock.
  ['back-office', ['app.tsx', 'shell/list/list-key.ts', 'shell/use-now.ts']],
  ['reads', ['shell/actions/list-as-staff.ts', 'shell/actions/read-as-staff.ts']],
  ['frame', ['shell/bar-parts.tsx', 'shell/bulk/bulk-progress.tsx']],
  ['lists', ['shell/list/document-list-screen.tsx']],
  ['forms', ['shell/form/edit-form.tsx']],
] as const;

/** The chunk of code that only the back office loads, on several of its screens; null leaves the choice to the bundler. */
export function chunkOfBackOffice(id: string, graph: Graph): string | null {
  const importers = [...importersOf(id, graph)];
  const isLoadedElsewhere = importers.some((each) => {
    const { importers: own = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    return (own.length === 0 || dynamicImporters.length > 0) && !each.includes(BACK_OFFICE);
  });
  if (isLoadedElsewhere) return null;
  const needs = (file: string): boolean =>
    importers.some((each) => each.endsWith(BACK_OFFICE + file));
  return BACK_OFFICE_CHUNKS.find(([, files]) => files.some(needs))?.[0] ?? null;
}
