/** Reads from a page's markup which scripts, styles and fonts it needs. */

/** Islands name theirs in attributes of their own, so every quoted address counts. */
const ASSET = /"(\/_astro\/[^"?#]+)"/g;

/** Each address once, from the site's root. */
export const assetsNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(ASSET)].flatMap(([, address]) => address ?? [])),
];
