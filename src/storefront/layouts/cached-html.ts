/** HTML shared by many pages, cached as long as its source data. */
const caches = new WeakMap<object, Map<string, string>>();

/** The cache for this data object, by name. */
export function cacheFor(data: object): Map<string, string> {
  const existing = caches.get(data);
  if (existing !== undefined) return existing;
  const fresh = new Map<string, string>();
  caches.set(data, fresh);
  return fresh;
}
