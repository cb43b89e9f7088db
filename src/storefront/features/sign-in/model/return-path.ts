/** The page to return to after sign-in, passed between the sign-in pages: always a path on this site. */

/** A placeholder for the site's origin, which no real site has. */
const HERE = 'https://here.invalid';

/** Longer than any address of ours, and short enough for an email link. */
const LONGEST = 2_000;

/**
 * Encoded slashes and control characters, also encoded repeatedly: a server that decodes the path again could
 * turn them into a slash or a line end.
 */
const TWO_FACED = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i;

/** Reserved paths of Hosting, which redirect by their parameters; the underscore may be encoded. */
const RESERVED = /^\/(?:_|%(?:25)*5f){2}\//i;

/**
 * The normalised path, query and fragment of a redirect.
 * @param redirect as in `?redirect=`
 * @returns undefined if it is missing, external or invalid
 */
export function safeRedirect(redirect: string | null | undefined): string | undefined {
  // Browsers treat a backslash as a slash and drop tabs and line ends; our paths contain none of them.
  if (!redirect || !/^\/(?!\/)/.test(redirect) || /[\\\p{Cc}]/u.test(redirect)) return undefined;
  if (redirect.length > LONGEST || !URL.canParse(redirect, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(redirect, HERE);
  // `/..//evil.in` has our origin, but its normalised path alone would be another host.
  if (origin !== HERE || pathname.includes('//')) return undefined;
  if (TWO_FACED.test(pathname) || RESERVED.test(pathname)) return undefined;
  return pathname + search + hash;
}

/** Returning to one of these would be a loop; Hosting serves them under other spellings, too. */
const SIGN_IN_PAGE = /^\/(?:login|register|reset-password|verify-email)(?:\.html)?\/*(?:[?#]|$)/i;

/**
 * The path in `?redirect=`.
 * @param search of the page's address
 * @returns undefined if it is missing, external or a sign-in page
 */
export function returnPath(search: string): string | undefined {
  const path = safeRedirect(new URLSearchParams(search).get('redirect'));
  return path === undefined || SIGN_IN_PAGE.test(path) ? undefined : path;
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
  return SIGN_IN_PAGE.test(path) ? returnPath(url.search) : path;
}
