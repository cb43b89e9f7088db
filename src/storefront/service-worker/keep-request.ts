/** Reads what a page asks the worker to keep. */

/** No page loads as much. */
const AT_MOST = 200;

/** The addresses in a page's message; none when it is another message. */
export function addressesIn(message: unknown): string[] {
  const keep: unknown =
    typeof message === 'object' && message !== null ? Reflect.get(message, 'keep') : undefined;
  const entries: unknown[] = Array.isArray(keep) ? keep.slice(0, AT_MOST) : [];
  return entries
    .filter((entry) => typeof entry === 'string')
    .filter((entry) => URL.canParse(entry));
}
