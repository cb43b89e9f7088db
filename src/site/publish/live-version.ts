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
  readonly remedy = [
    'Check that SITE_URL is the address of the live shop, then publish again. If another site is still there, replace',
    'it once with npx firebase deploy --only hosting --project YOUR-PROJECT.',
  ].join('\n');
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient: boolean, cause?: unknown) {
    super(message, { cause });
    this.isTransient = isTransient;
  }
}

/**
 * Reads the version of the live site, past the CDN's cache.
 * @param origin its URL, like `https://glambug.in`
 * @returns undefined when the file does not exist, as before the first deploy
 * @throws LiveVersionUnknown when the request fails or the content is malformed
 */
export async function readLiveVersion(
  origin: string,
  { fetch: fetchWith = fetch }: { fetch?: typeof fetch | undefined } = {},
): Promise<LiveVersion | undefined> {
  const url = new URL(`${LIVE_VERSION_PATH}?at=${Date.now()}`, origin);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { status, text } = await fetchWith(url, { cache: 'no-store', signal })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => {
      // `fetch failed` does not help, its cause `ECONNREFUSED` does.
      const reason = cause instanceof Error ? String(cause.cause ?? cause) : String(cause);
      throw new LiveVersionUnknown(`${url.href} could not be read: ${reason}`, true, cause);
    });
  if (status === NOT_FOUND) return undefined;
  if (status < 200 || status >= 300) {
    throw new LiveVersionUnknown(
      `${url.href} responds with status ${status}.`,
      status >= SERVER_ERROR || status === TOO_MANY_REQUESTS,
    );
  }
  try {
    return liveVersionFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new LiveVersionUnknown(`${url.href} is not the version of this shop.`, false, cause);
  }
}
