/** Answers of pages that show nothing themselves. */
import { redirectPage } from '#storefront/shared/model/redirect-page.ts';
import { SITE_ORIGIN } from './site-origin.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Leads to another page of this site. A plain page rather than a status: static hosting knows only files. */
export const leadTo = (path: string): Response =>
  new Response(redirectPage(path, SITE_ORIGIN), { headers: HTML });

/** What a page answers that was asked for something the snapshot does not hold. */
export const notFound = (): Response => new Response(null, { status: 404 });
