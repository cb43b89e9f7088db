/** Which requests the worker answers, and as what; everything else is left to the browser. */

import { CATALOGUE_DATA_PATH } from '#core/paths.ts';

export type RequestKind = 'page' | 'asset' | 'picture' | 'catalogue' | 'catalogue-part';

/** What is looked at of a request. */
export type Asked = Pick<Request, 'method' | 'mode' | 'cache' | 'url' | 'headers'>;

/** Pages of no use without a connection, and what belongs to Hosting or is data. */
const NOT_PAGES = /^\/(?:admin|data|_astro|pictures)(?:\/|$)|^\/__\//;

const CATALOGUE_PART = /^\/data\/catalogue\/[^/]+\.json$/;

/**
 * What a request is answered as; undefined: it is none of the worker's business.
 * @param origin of the site
 */
export function kindOf(asked: Asked, origin: string): RequestKind | undefined {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('range'))
    return undefined;
  const { pathname, searchParams } = url;
  if (asked.mode === 'navigate') return NOT_PAGES.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/_astro/')) return 'asset';
  if (pathname.startsWith('/pictures/')) return 'picture';
  // Whoever asks for it as it is now is not helped by what is kept.
  if (pathname === CATALOGUE_DATA_PATH) return asked.cache === 'no-cache' ? undefined : 'catalogue';
  // Without the hash in its address, nothing tells one version from another.
  if (!CATALOGUE_PART.test(pathname) || !searchParams.has('v')) return undefined;
  // Whoever asks to pass over what is kept has found it wanting.
  return asked.cache === 'reload' ? 'catalogue' : 'catalogue-part';
}

/** The one address under which a page is kept: what stands behind `?` is for scripts, and no page differs by it. */
export function pageAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(.)\/$/, '$1');
}
