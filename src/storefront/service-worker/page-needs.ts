/** Finds the scripts, styles and fonts that a page's markup refers to. */

/** Islands refer to theirs in custom attributes, so every quoted address is included. */
const ASSET = /"(\/_astro\/[^"?#]+)"/g;

/** Each address once, from the site's root. */
export const assetsNamedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(ASSET)].flatMap(([, address]) => address ?? [])),
];
