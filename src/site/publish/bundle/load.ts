/** Loads a compiled bundle and renders single routes with it, in this process. */
import { pathToFileURL } from 'node:url';
import type { SSRManifest } from 'astro';
import type { Catalogue } from '#site/snapshot/queries.ts';

/** What `entry.ts` exports. */
interface Entry {
  createApp: () => {
    render(request: Request, options: { routeData: RouteData }): Promise<Response>;
  };
  manifest: SSRManifest;
  giveCatalogue: (catalogue: Catalogue) => void;
}

type RouteData = SSRManifest['routes'][number]['routeData'];
type Params = Readonly<Record<string, string | undefined>>;

/** One address of the site. */
export interface Route {
  /** Like `/products/2`; not percent-encoded. */
  path: string;
  /** The source file of its page, which names the family of routes it belongs to. */
  family: string;
}

/** What a page module may export. */
interface PageModule {
  getStaticPaths?: () => { params: Params }[] | Promise<{ params: Params }[]>;
}

export type SiteBundle = Awaited<ReturnType<typeof loadBundle>>;

const NOT_FOUND = '/404';

/** Fills a route's pattern; a rest parameter that is undefined leaves its segment out. */
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

/** Astro imports a page's module anew for each request, which takes Node longer than many a small page. */
function loadModulesOnce({ pageMap }: SSRManifest): void {
  for (const [component, load] of pageMap ?? []) {
    let loading: ReturnType<typeof load> | undefined;
    pageMap?.set(component, () => (loading ??= load()));
  }
}

/**
 * Loads the bundle at `entry`; its pages ask `catalogue`.
 * @throws when it cannot be loaded, or is not a bundle of this project
 */
export async function loadBundle(entry: string, catalogue: Catalogue) {
  // The module is what `entry.ts` was compiled to.
  const { createApp, manifest, giveCatalogue } = (await import(pathToFileURL(entry).href)) as Entry;
  giveCatalogue(catalogue);
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
    // Astro's own type of a page module leaves the result of getStaticPaths open.
    return page() as unknown as PageModule;
  };

  return {
    /** The source files of all pages. */
    families: (): string[] => [...families.keys()].sort(),

    /** Every address of a family, each once. */
    async addresses(family: string): Promise<string[]> {
      const data = routeData(family);
      const { getStaticPaths } = await pageModule(family);
      if (getStaticPaths === undefined) return [data.route];
      const paths = await getStaticPaths();
      return [...new Set(paths.map(({ params }) => addressOf(data, params)))];
    },

    /** The file a route is written to, from the site's folder. */
    fileOf({ path, family }: Route): string {
      if (routeData(family).type === 'endpoint') return path.slice(1);
      return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    },

    /** The bytes of a route. @throws naming the route when its page fails */
    async render({ path, family }: Route): Promise<Uint8Array> {
      const response = await app.render(new Request(origin + path), {
        routeData: routeData(family),
      });
      const wanted = path === NOT_FOUND ? 404 : 200;
      if (response.status !== wanted) {
        throw new Error(`The page at ${path} answered ${response.status} (${family}).`);
      }
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
