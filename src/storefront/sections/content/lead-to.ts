/** Responses without content of their own. */
import { redirectPage } from '#storefront/shared/model/redirect-page.ts';
import { SITE_ORIGIN } from './site-origin.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * A redirect within this site. It is a page rather than a status, because static hosting serves only files.
 */
export const leadTo = (path: string): Response =>
  new Response(redirectPage(path, SITE_ORIGIN), { headers: HTML });

/** The response for something that is not in the snapshot. */
export const missingPage = (): Response => new Response(null, { status: 404 });
