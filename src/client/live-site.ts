/** Asks the live site itself what it shows, past every cache. */
import { LIVE_VERSION_PATH, liveVersionFile } from '#domain/publishing/live-version.ts';
import { publishedFile } from './published-files.ts';

/** An address that no cache between here and the site knows. */
const fresh = (path: string): string => `${path}?at=${Date.now()}`;

/**
 * Up to which save it goes, ms; undefined when it says nothing that can be read.
 * @throws FileUnavailable without a connection, or when there is no such file
 */
export async function liveChangedAt(): Promise<number | undefined> {
  const file = await publishedFile(fresh(LIVE_VERSION_PATH), { cache: 'no-store' });
  return liveVersionFile.safeParse(file).data?.changedAt;
}

/** Whether it has a page at one of these paths; undefined when it cannot be asked. */
export async function isShownAt(paths: readonly string[]): Promise<boolean | undefined> {
  try {
    const found = await Promise.all(
      paths.map((path) => fetch(fresh(path), { method: 'HEAD', cache: 'no-store' })),
    );
    return found.some(({ ok }) => ok);
  } catch {
    return undefined;
  }
}
