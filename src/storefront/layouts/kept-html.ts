/** HTML that is the same on many pages, kept as long as the data that it was made from. */
const kept = new WeakMap<object, Map<string, string>>();

/** What is kept for these very data, by name. */
export function keptOf(data: object): Map<string, string> {
  const known = kept.get(data);
  if (known !== undefined) return known;
  const fresh = new Map<string, string>();
  kept.set(data, fresh);
  return fresh;
}
