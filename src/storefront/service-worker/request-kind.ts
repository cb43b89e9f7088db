/** Which requests the worker handles, and how; all others go to the network. */

import { CATALOGUE_DATA_PATH } from '#core/paths.ts';

export type RequestKind = 'page' | 'asset' | 'picture' | 'catalogue' | 'catalogue-part';

/** The checked fields of a request. */
export type RequestFacts = Pick<Request, 'method' | 'mode' | 'cache' | 'url' | 'headers'>;

/** Pages that are useless offline, data, and paths of Hosting. */
const NOT_PAGES = /^\/(?:admin|data|_astro|pictures)(?:\/|$)|^\/__\//;

const CATALOGUE_PART = /^\/data\/catalogue\/[^/]+\.json$/;

/**
 * How to handle a request; undefined to ignore it.
 * @param origin of the site
 */
export function kindOf(request: RequestFacts, origin: string): RequestKind | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range'))
    return undefined;
  const { pathname, searchParams } = url;
  if (request.mode === 'navigate') return NOT_PAGES.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/_astro/')) return 'asset';
  if (pathname.startsWith('/pictures/')) return 'picture';
  // A request with `no-cache` needs the current version.
  if (pathname === CATALOGUE_DATA_PATH)
    return request.cache === 'no-cache' ? undefined : 'catalogue';
  // Without the hash the version is unknown.
  if (!CATALOGUE_PART.test(pathname) || !searchParams.has('v')) return undefined;
  // A request with `reload` has found the cached copy outdated.
  return request.cache === 'reload' ? 'catalogue' : 'catalogue-part';
}

/** The cache key of a page, without the query, which only scripts use. */
export function pageAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(.)\/$/, '$1');
}
