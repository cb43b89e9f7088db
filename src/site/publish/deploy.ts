/** Puts a rendered site where visitors get it: nowhere further (`local`), or onto Firebase Hosting. */
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { isoMoment } from '#core/format-time.ts';
import { readHostingFile, writePolicy } from './hosting-file.ts';
import { LiveVersionUnknown, readLiveVersion } from './live-version.ts';

export interface Deployment {
  /** When what the site shows was last changed, ms. */
  changedAt: number;
  /** The site's folder, absolute. */
  folder: string;
  /** The Content-Security-Policy that its pages need. */
  policy: string;
}

export interface DeployTarget {
  readonly name: 'local' | 'firebase';
  /** Does it show the state of the shop that was last changed at `changedAt` (ms)? Somebody else may have deployed too. */
  shows(changedAt: number): Promise<boolean>;
  /** @throws OlderThanLive, DeployFailed or LiveVersionUnknown; the live site is then as it was */
  deploy(deployment: Deployment): Promise<void>;
}

/** The live site shows a newer state of the shop: this one was rendered from data that somebody else has passed by. */
export class OlderThanLive extends Error {
  override readonly name = 'OlderThanLive';
  readonly remedy = [
    'Publish again to read the newest data: npm run publisher -- --once --deploy firebase',
    'If older data was restored on purpose, first save any item in the back office.',
  ].join('\n');

  constructor(liveChangedAt: number, changedAt: number) {
    super(
      `The live site has data up to ${isoMoment(liveChangedAt)}, and this publish has data up to ` +
        `${isoMoment(changedAt)}. Older data never replaces newer data.`,
    );
  }
}

/** Hosting was not given the site. */
export class DeployFailed extends Error {
  override readonly name = 'DeployFailed';
  readonly remedy: string;
  /** Whether the same deploy may well succeed a little later. */
  readonly passing: boolean;

  constructor(message: string, remedy: string, passing = false) {
    super(message);
    this.remedy = remedy;
    this.passing = passing;
  }
}

/** The Hosting emulator serves the folder itself. */
export const localTarget: DeployTarget = {
  name: 'local',
  shows: () => Promise.resolve(true),
  deploy: () => Promise.resolve(),
};

export interface FirebaseOptions {
  project: string;
  /** The live shop's address; without it nobody can tell whether the live site is newer. */
  siteUrl: string | undefined;
  /** The folder of `firebase.json`. */
  root: string;
  /**
   * Runs firebase-tools in `root` with these arguments; gives its standard output whatever its exit
   * code, since `--json` tells there how it ended. Rejects only when it could not be run.
   */
  run: (args: readonly string[]) => Promise<string>;
  fetch?: typeof fetch | undefined;
  /** Told which version of the site is live now. */
  say?: ((line: string) => void) | undefined;
  /** Waits before another attempt, ms. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

/** How long to wait before the second and the third attempt, ms. */
const WAITS_MS = [5_000, 30_000];

const result = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    result: z.looseObject({ hosting: z.string().optional().catch(undefined) }).optional(),
  }),
  z.object({ status: z.literal('error'), error: z.string().default('no reason given') }),
]);

const STATUS = /HTTP Error: (\d{3})/;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
/** firebase-tools' words, and Node's, for a network or a service that is away for a while. */
const PASSING =
  /ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|socket hang up|premature close|fetch failed|Failed to make request|Timeout reached|while uploading file|RESOURCE_EXHAUSTED/i;
const FORBIDDEN = /HTTP Error: 40[13]|authenticat|permission|credential/i;

const SIGN_IN = [
  'The account needs the roles Firebase Hosting Admin and Service Usage Consumer in this project.',
  'Locally: set GOOGLE_APPLICATION_CREDENTIALS=/path/to/service-account.json, or run gcloud auth application-default login.',
  'In CI: set the variables GCP_WORKLOAD_IDENTITY_PROVIDER and GCP_SERVICE_ACCOUNT; see docs/recipes/go-live.md.',
].join('\n');
const LATER =
  'The live site was not changed. Publish again later; see https://status.firebase.google.com for outages.';
const BY_HAND =
  'The live site was not changed. For details: npx firebase deploy --only hosting --debug --project YOUR-PROJECT';

function isPassing(reason: string): boolean {
  const status = Number(STATUS.exec(reason)?.[1]);
  if (status > 0) return status >= SERVER_ERROR || status === TOO_MANY_REQUESTS;
  return PASSING.test(reason);
}

function failureFor(reason: string): DeployFailed {
  const message = `Firebase Hosting rejected the site: ${reason}`;
  if (isPassing(reason)) return new DeployFailed(message, LATER, true);
  return new DeployFailed(message, FORBIDDEN.test(reason) ? SIGN_IN : BY_HAND);
}

/** Reads what firebase-tools printed; gives the name of the version that is live now, if it says so. */
function versionFrom(output: string): string | undefined {
  const text = stripVTControlCharacters(output);
  let parsed: z.output<typeof result>;
  try {
    parsed = result.parse(JSON.parse(text.slice(Math.max(0, text.indexOf('{')))));
  } catch {
    const end = text.trim().split('\n').slice(-5).join('\n');
    throw new DeployFailed(
      `firebase-tools ended without a result. Output: ${end === '' ? 'none' : end}`,
      BY_HAND,
    );
  }
  if (parsed.status === 'error') throw failureFor(stripVTControlCharacters(parsed.error));
  return parsed.result?.hosting;
}

/** @throws DeployFailed when `firebase.json` would deploy another folder than `folder` */
function demandFolder(root: string, folder: string): void {
  const { hosting } = readHostingFile(join(root, 'firebase.json'));
  if (resolve(root, hosting.public) === resolve(folder)) return;
  throw new DeployFailed(
    `firebase.json deploys the folder "${hosting.public}", but the site is in ${folder}.`,
    `Set ASTRO_OUT=${hosting.public}, or leave ASTRO_OUT unset.`,
  );
}

const isWorthAnotherTry = (error: unknown): boolean =>
  (error instanceof DeployFailed || error instanceof LiveVersionUnknown) && error.passing;

/** Tries again after each of the waits while the reason is one that passes. */
async function patiently<T>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  for (const ms of WAITS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
      await wait(ms);
    }
  }
  return await attempt();
}

/**
 * Deploys with firebase-tools, which uploads the files that Hosting does not have yet and then switches
 * the whole site at once; until then, and when anything fails, the live site stays as it was.
 */
export function firebaseTarget(options: FirebaseOptions): DeployTarget {
  const { project, siteUrl, root, run, say, wait = pause } = options;
  const demandNewest = async (changedAt: number): Promise<void> => {
    if (siteUrl === undefined) return;
    const live = await readLiveVersion(siteUrl, { fetch: options.fetch });
    if (live !== undefined && live.changedAt > changedAt) {
      throw new OlderThanLive(live.changedAt, changedAt);
    }
  };
  const deploy = ['deploy', '--only', 'hosting', '--project', project];
  return {
    name: 'firebase',
    async shows(changedAt) {
      if (siteUrl === undefined) return true;
      const live = await readLiveVersion(siteUrl, { fetch: options.fetch });
      return live?.changedAt === changedAt;
    },
    async deploy({ changedAt, folder, policy }) {
      demandFolder(root, folder);
      writePolicy(join(root, 'firebase.json'), policy);
      const version = await patiently(async () => {
        // Asked before every attempt: somebody else may have deployed while this one waited.
        await demandNewest(changedAt);
        return versionFrom(await run([...deploy, '--non-interactive', '--json']));
      }, wait);
      if (version !== undefined) say?.(`Live on Firebase Hosting as ${version}`);
    },
  };
}
