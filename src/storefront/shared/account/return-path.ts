/** The page to return to after sign-in, passed between the sign-in pages. */
import { safeRedirect } from './safe-redirect.ts';

/** Returning to one of these would be a loop. */
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
    // An invalidly encoded path matches no page.
  }
  return SIGN_IN_PAGES.has(plain.toLowerCase().replace(/(?:\.html)?\/*$/, ''));
}

/**
 * The path in `?redirect=`.
 * @param search of the page's address
 * @returns undefined if it is missing, external or a sign-in page
 */
export function returnPath(search: string): string | undefined {
  const path = safeRedirect(new URLSearchParams(search).get('redirect'));
  return path === undefined || isSignInPage(path) ? undefined : path;
}

/**
 * The same from the continue address of an email link.
 * @param continueUrl as in the link, untrusted
 */
export function returnPathFromMail(continueUrl: string | null, origin: string): string | undefined {
  const url = continueUrl !== null && URL.canParse(continueUrl) ? new URL(continueUrl) : undefined;
  if (url?.origin !== origin) return undefined;
  const path = safeRedirect(url.pathname + url.search + url.hash);
  if (path === undefined) return undefined;
  return isSignInPage(path) ? returnPath(url.search) : path;
}
