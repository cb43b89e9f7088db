/** Reads which data the live site shows from its `/data/version.json`. */
import { LIVE_VERSION_PATH, liveVersionFile } from '#core/publishing/live-version.ts';

export interface LiveVersion {
  /** Time of the last change that the live site shows, ms. */
  readonly changedAt: number;
}

const TIMEOUT_MS = 15_000;
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** The version of the live site is unknown, so a deploy might replace newer data. */
export class LiveVersionUnknown extends Error {
  override readonly name = 'LiveVersionUnknown';
  readonly remedy: string;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, options: { remedy: string; isTransient: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.remedy = options.remedy;
    this.isTransient = options.isTransient;
  }
}

const CHECK_SITE_URL = 'Check that SITE_URL is the address of the live shop, then publish again.';
const FOREIGN = [
  'SITE_URL must be the address of this shop. If another site is still there, replace it once by hand',
  'with npx firebase deploy --only hosting --project YOUR-PROJECT. After that, the publisher deploys it.',
].join('\n');

/** The innermost cause: `fetch failed` does not help, its cause `ECONNREFUSED` does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code: unknown = Reflect.get(error, 'code');
  return error.message === '' && typeof code === 'string' ? code : error.message;
}

/** Fetches status and text without caches: the CDN caches the file for some minutes. */
async function fetchPast(
  url: URL,
  fetchWith: typeof fetch,
): Promise<{ status: number; text: string }> {
  const fresh = new URL(url);
  fresh.searchParams.set('at', String(Date.now()));
  try {
    const response = await fetchWith(fresh, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new LiveVersionUnknown(`${url.href} could not be read: ${reasonOf(cause)}`, {
      remedy: CHECK_SITE_URL,
      isTransient: true,
      cause,
    });
  }
}

function decode(url: URL, text: string): LiveVersion {
  try {
    return liveVersionFile.parse(JSON.parse(text));
  } catch (cause) {
    const excerpt = JSON.stringify(text.slice(0, 80));
    throw new LiveVersionUnknown(
      `${url.href} contains ${excerpt} instead of {"changedAt":"…"} with a time.`,
      { remedy: FOREIGN, isTransient: false, cause },
    );
  }
}

/**
 * Reads the version of the live site.
 * @param origin its URL, like `https://glambug.in`
 * @returns undefined when the file does not exist, as before the first deploy
 * @throws LiveVersionUnknown when the request fails or the content is malformed
 */
export async function readLiveVersion(
  origin: string,
  options: { fetch?: typeof fetch | undefined } = {},
): Promise<LiveVersion | undefined> {
  const url = new URL(LIVE_VERSION_PATH, origin);
  const { status, text } = await fetchPast(url, options.fetch ?? fetch);
  if (status === NOT_FOUND) return undefined;
  if (status >= 200 && status < 300) return decode(url, text);
  throw new LiveVersionUnknown(`${url.href} responds with status ${status}.`, {
    remedy: CHECK_SITE_URL,
    isTransient: status >= SERVER_ERROR || status === TOO_MANY_REQUESTS,
  });
}
