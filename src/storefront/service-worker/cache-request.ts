/** Validates the message of a page that requests caching. */

/** More than any page loads. */
const AT_MOST = 200;

/** The addresses in the message; empty for other messages. */
export function addressesIn(message: unknown): string[] {
  const requested: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'addresses') : undefined;
  const entries: unknown[] = Array.isArray(requested) ? requested.slice(0, AT_MOST) : [];
  return entries
    .filter((entry) => typeof entry === 'string')
    .filter((entry) => URL.canParse(entry));
}
