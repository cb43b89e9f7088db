/** Reads from the live site, bypassing every cache. */
import { LIVE_VERSION_PATH, liveVersionFile } from '#core/publishing/live-version.ts';
import { publishedFile } from '#core/listing/published-files.ts';

/** An address that no cache contains. */
const fresh = (path: string): string => `${path}?at=${Date.now()}`;

/**
 * The version of the live site, ms; undefined if unreadable. @throws FileUnavailable when offline or if the file
 * is missing
 */
export async function liveChangedAt(): Promise<number | undefined> {
  const file = await publishedFile(fresh(LIVE_VERSION_PATH), { cache: 'no-store' });
  return liveVersionFile.safeParse(file).data?.changedAt;
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );

async function sitemap(path: string): Promise<string> {
  const response = await fetch(fresh(path), { cache: 'no-store' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return await response.text();
}

/**
 * The paths of all pages, from the sitemap; undefined if it cannot be read. Requesting a deleted page would log
 * an error in the console.
 */
export async function livePaths(): Promise<ReadonlySet<string> | undefined> {
  try {
    const index = await sitemap('/sitemap.xml');
    if (!index.includes('<sitemapindex')) return new Set(pathsIn(index));
    const parts = await Promise.all(pathsIn(index).map(sitemap));
    return new Set(parts.flatMap(pathsIn));
  } catch {
    return undefined;
  }
}
