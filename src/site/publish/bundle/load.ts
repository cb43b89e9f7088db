/** Loads a compiled bundle and renders single routes in this process. */
import { pathToFileURL } from 'node:url';
import type { SSRManifest } from 'astro';
import type { Catalogue } from '#site/snapshot/queries.ts';

/** The exports of `entry.ts`. */
interface Entry {
  createApp: () => {
    render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  };
  manifest: SSRManifest;
  setCatalogue: (catalogue: Catalogue) => void;
}

type RouteData = SSRManifest['routes'][number]['routeData'];
type Params = Readonly<Record<string, string | undefined>>;

/** One route of the site. */
export interface Route {
  /** Like `/products/2`; not percent-encoded. */
  path: string;
  /** The source file of its page, which identifies its route family. */
  family: string;
}

/** Exports of a page module. */
interface PageModule {
  getStaticPaths?: () => { params: Params }[] | Promise<{ params: Params }[]>;
}

export type SiteBundle = Awaited<ReturnType<typeof loadBundle>>;

const NOT_FOUND = '/404';

/** Fills a route pattern; an undefined rest parameter removes its segment. */
const addressOf = ({ segments }: RouteData, params: Params): string =>
  `/${segments
    .map((segment) =>
      segment
        .map(({ dynamic, content }) =>
          dynamic ? (params[content.replace(/^\.\.\./, '')] ?? '') : content,
        )
        .join(''),
    )
    .filter((part) => part !== '')
    .join('/')}`;

/**
 * Caches page modules: Astro imports them again on each request, which takes longer than rendering a small page.
 */
function loadModulesOnce({ pageMap }: SSRManifest): void {
  for (const [component, load] of pageMap ?? []) {
    let loading: ReturnType<typeof load> | undefined;
    pageMap?.set(component, () => (loading ??= load()));
  }
}

/**
 * Loads the bundle at `entry`; its pages query `catalogue`.
 * @throws when it cannot be loaded or is not a bundle of this project
 */
export async function loadBundle(entry: string, catalogue: Catalogue) {
  // Without it, the pages render with React's development build, which takes a third longer.
  process.env['NODE_ENV'] ??= 'production';
  // The module is the compiled `entry.ts`.
  const { createApp, manifest, setCatalogue } = (await import(pathToFileURL(entry).href)) as Entry;
  setCatalogue(catalogue);
  loadModulesOnce(manifest);
  const app = createApp();
  const families = new Map(
    manifest.routes
      .map(({ routeData }) => routeData)
      .filter(({ origin, type }) => origin === 'project' && type !== 'redirect')
      .map((routeData) => [routeData.component, routeData]),
  );
  const origin = new URL(manifest.site ?? 'http://localhost').origin;

  const routeData = (family: string): RouteData => {
    const data = families.get(family);
    if (data === undefined) throw new Error(`The bundle has no page ${family}.`);
    return data;
  };
  const pageModule = async (family: string): Promise<PageModule> => {
    const load = manifest.pageMap?.get(family);
    if (load === undefined) throw new Error(`The bundle has no module of ${family}.`);
    const { page } = await load();
    // Astro's type of a page module does not type getStaticPaths.
    return page() as unknown as PageModule;
  };

  return {
    /** The source files of all pages. */
    families: (): string[] => [...families.keys()].sort(),

    /** Every path of a family, without duplicates. */
    async addresses(family: string): Promise<string[]> {
      const data = routeData(family);
      const { getStaticPaths } = await pageModule(family);
      setCatalogue(catalogue);
      if (getStaticPaths === undefined) return [data.route];
      const paths = await getStaticPaths();
      return [...new Set(paths.map(({ params }) => addressOf(data, params)))];
    },

    /** The file of a route, relative to the site folder. */
    fileOf({ path, family }: Route): string {
      if (routeData(family).type === 'endpoint') return path.slice(1);
      return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    },

    /** Renders a route. @throws an error that names the route when its page fails */
    async render({ path, family }: Route): Promise<Uint8Array> {
      // Publishers in one process share the pages, and render one after the other.
      setCatalogue(catalogue);
      const response = await app.render(new Request(origin + path), {
        routeData: routeData(family),
      });
      const expectedStatus = path === NOT_FOUND ? 404 : 200;
      if (response.status !== expectedStatus) {
        throw new Error(`The page at ${path} returned status ${response.status} (${family}).`);
      }
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
