/** Where the token of whoever signed in may be taken. */

/**
 * The configured address when, parsed, it is on the page's own origin; undefined otherwise. A token is a key: it
 * goes nowhere else.
 * @param configured an address or a path @param origin the page's
 */
export function syncAddress(configured: string | undefined, origin: string): string | undefined {
  if (!configured || !URL.canParse(configured, origin)) return undefined;
  const address = new URL(configured, origin);
  return address.origin === origin ? address.href : undefined;
}
