/** Which state of the shop the live site shows: it says so itself, in `/data/version.json`. */
import { LIVE_VERSION_PATH, liveVersionFile } from '#core/publishing/live-version.ts';

export interface LiveVersion {
  /** When what the live site shows was last changed, ms. */
  readonly changedAt: number;
}

const TIMEOUT_MS = 15_000;
const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** The live site does not say what it shows, so nobody can tell whether a deploy would turn it back. */
export class LiveVersionUnknown extends Error {
  override readonly name = 'LiveVersionUnknown';
  readonly remedy: string;
  /** Whether the same question may well be answered a little later. */
  readonly passing: boolean;

  constructor(message: string, options: { remedy: string; passing: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.remedy = options.remedy;
    this.passing = options.passing;
  }
}

const UNREACHED = 'Check that SITE_URL is the address of the live shop, then publish again.';
const FOREIGN = [
  'SITE_URL must be the address of this shop. If another site is still there, replace it once by hand',
  'with npx firebase deploy --only hosting --project YOUR-PROJECT. After that, the publisher deploys it.',
].join('\n');

/** The innermost reason: `fetch failed` says nothing, its cause says `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  const code: unknown = Reflect.get(error, 'code');
  return error.message === '' && typeof code === 'string' ? code : error.message;
}

/** Gets status and text, past every cache: the CDN keeps the file for some minutes. */
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
      remedy: UNREACHED,
      passing: true,
      cause,
    });
  }
}

function decode(url: URL, text: string): LiveVersion {
  try {
    return liveVersionFile.parse(JSON.parse(text));
  } catch (cause) {
    const found = JSON.stringify(text.slice(0, 80));
    throw new LiveVersionUnknown(
      `${url.href} contains ${found} instead of {"changedAt":"…"} with a time.`,
      { remedy: FOREIGN, passing: false, cause },
    );
  }
}

/**
 * Asks the live site which state of the shop it shows.
 * @param origin its address, like `https://glambug.in`
 * @returns undefined when it has no such file, as before the first deploy
 * @throws LiveVersionUnknown when it cannot be asked, or answers something else
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
    remedy: UNREACHED,
    passing: status >= SERVER_ERROR || status === TOO_MANY_REQUESTS,
  });
}
