/** The address that may receive the token of the current user. */

/**
 * The configured address when, parsed, it is on the page's own origin; undefined otherwise. A token grants access, so it
 * is never sent elsewhere.
 * @param configured an address or a path @param origin the page's
 */
export function syncAddress(configured: string | undefined, origin: string): string | undefined {
  if (!configured || !URL.canParse(configured, origin)) return undefined;
  const address = new URL(configured, origin);
  return address.origin === origin ? address.href : undefined;
}
