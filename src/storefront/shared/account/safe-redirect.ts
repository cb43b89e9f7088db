/** Where a visitor goes after signing in: a path on this site, whatever the address bar says. */

/** Stands in for the site's own origin; nothing on the web is called so. */
const HERE = 'https://here.invalid';

/** Longer than any address of ours, and short enough to stand in a mail's link. */
const LONGEST = 2_000;

/**
 * What could become a slash or a line end where a server reads the path once more: encoded slashes and control
 * characters, encoded once or more often.
 */
const TWO_FACED = /%(?:25)*(?:2f|5c|[01][\da-f]|7f)/i;

/** Hosting's own pages, which lead wherever their parameters say; an underscore may be encoded once or more often. */
const RESERVED = /^\/(?:_|%(?:25)*5f){2}\//i;

/**
 * The path, query and fragment that `wanted` names on this site, normalised.
 * @param wanted as it stands in `?redirect=`
 * @returns undefined when it is absent, leads elsewhere, or cannot be read
 */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  // A backslash counts as a slash to browsers, and they drop tabs and line ends: none stands in a path of ours.
  if (!wanted || !/^\/(?!\/)/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  if (wanted.length > LONGEST || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // `/..//evil.in` keeps the origin, but its path alone would lead away.
  if (origin !== HERE || pathname.includes('//')) return undefined;
  if (TWO_FACED.test(pathname) || RESERVED.test(pathname)) return undefined;
  return pathname + search + hash;
}
