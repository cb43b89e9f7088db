/** Where a visitor goes after signing in: a path on this site, whatever the address bar says. */

/** Stands in for the site's own origin; nothing on the web is called so. */
const HERE = 'https://here.invalid';

/**
 * The path, query and fragment that `wanted` names on this site, normalised.
 * @param wanted as it stands in `?redirect=`
 * @returns undefined when it is absent, leads elsewhere, or cannot be read
 */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  // A backslash counts as a slash to browsers, and they drop tabs and line ends: none stands in a path of ours.
  if (!wanted || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  if (!URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // `/..//evil.in` keeps the origin, but its path alone would lead away.
  if (origin !== HERE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
