/** Where a visitor was before signing in, kept while they go from one page of sign-in to the next. */
import { safeRedirect } from './safe-redirect.ts';

/** Leading back to one of these would lead round in circles. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/reset-password',
  '/verify-email',
]);

/** Hosting serves a page under other spellings of its address, too. */
function isSignInPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // A path that is not encoded well is nobody's page.
  }
  return SIGN_IN_PAGES.has(plain.toLowerCase().replace(/(?:\.html)?\/*$/, ''));
}

/**
 * The path that `?redirect=` names.
 * @param search of the page's address
 * @returns undefined when it names none, none of this site, or a page of sign-in itself
 */
export function wayBack(search: string): string | undefined {
  const path = safeRedirect(new URLSearchParams(search).get('redirect'));
  return path === undefined || isSignInPage(path) ? undefined : path;
}

/**
 * The same from the address that a mail's link continues to, which carries it on.
 * @param continueUrl as it stands in the link; anybody may have written it
 */
export function wayBackFromMail(continueUrl: string | null, origin: string): string | undefined {
  const url = continueUrl !== null && URL.canParse(continueUrl) ? new URL(continueUrl) : undefined;
  if (url?.origin !== origin) return undefined;
  const path = safeRedirect(url.pathname + url.search + url.hash);
  if (path === undefined) return undefined;
  return isSignInPage(path) ? wayBack(url.search) : path;
}
