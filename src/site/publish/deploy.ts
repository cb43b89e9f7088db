/** Deploys a rendered site: nowhere (`local`) or to Firebase Hosting. */
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';
import { isoMoment } from '#core/format-time.ts';
import { readHostingFile, writePolicy } from './hosting-file.ts';
import { LiveVersionUnknown, readLiveVersion } from './live-version.ts';

interface Deployment {
  /** Time of the last change that the site shows, ms. */
  changedAt: number;
  /** Absolute path of the site folder. */
  folder: string;
  /** The Content-Security-Policy that its pages need. */
  policy: string;
}

export interface DeployTarget {
  readonly name: 'local' | 'firebase';
  /**
   * Whether the target shows the state changed at `changedAt` (ms); another program may have deployed too.
   */
  shows(changedAt: number): Promise<boolean>;
  /** @throws OlderThanLive, DeployFailed or LiveVersionUnknown; the live site is then unchanged */
  deploy(deployment: Deployment): Promise<void>;
}

/** The live site shows newer data than this publish. */
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

/** Firebase Hosting did not accept the site. */
export class DeployFailed extends Error {
  override readonly name = 'DeployFailed';
  readonly remedy: string;
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, { remedy = REMEDY, isTransient = false } = {}) {
    super(message);
    this.remedy = remedy;
    this.isTransient = isTransient;
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
  /** The live shop's URL; without it the check for a newer live site is skipped. */
  siteUrl: string | undefined;
  /** The folder of `firebase.json`. */
  root: string;
  /**
   * Runs firebase-tools in `root` and returns its standard output whatever the exit code, since `--json` reports the
   * result there. Rejects only when it could not be run.
   */
  run: (args: readonly string[]) => Promise<string>;
  fetch?: typeof fetch | undefined;
  /** Receives the name of the new live version. */
  log?: ((line: string) => void) | undefined;
  /** Waits before a retry, ms. */
  wait?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Delays before the second and the third attempt, ms. */
const RETRY_DELAYS_MS = [5_000, 30_000];

const result = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('success'),
    result: z.looseObject({ hosting: z.string().optional().catch(undefined) }).optional(),
  }),
  z.object({ status: z.literal('error'), error: z.string().default('no reason given') }),
]);

/** Messages of firebase-tools and Node for temporary network or service failures. */
const TRANSIENT =
  /HTTP Error: (?:5\d\d|429)|ECONNRE(?:SET|FUSED)|ETIMEDOUT|EPIPE|EAI_AGAIN|ENOTFOUND|socket hang up|premature close|fetch failed|Failed to make request|Timeout reached|while uploading file|RESOURCE_EXHAUSTED/i;

const REMEDY = [
  'The live site was not changed. Check that the account has the roles Firebase Hosting Admin and Service Usage',
  'Consumer in this project (docs/recipes/go-live.md), then publish again. For details:',
  'npx firebase deploy --only hosting --debug --project YOUR-PROJECT',
].join('\n');

/**
 * Parses the output of firebase-tools. @returns the name of the live version, if it contains one
 */
function versionFrom(output: string): string | undefined {
  const text = stripVTControlCharacters(output);
  let parsed: z.output<typeof result>;
  try {
    parsed = result.parse(JSON.parse(text.slice(Math.max(0, text.indexOf('{')))));
  } catch {
    const end = text.trim().split('\n').slice(-5).join('\n');
    throw new DeployFailed(
      `firebase-tools ended without a result. Output: ${end === '' ? 'none' : end}`,
    );
  }
  if (parsed.status === 'success') return parsed.result?.hosting;
  const reason = stripVTControlCharacters(parsed.error);
  throw new DeployFailed(`Firebase Hosting rejected the site: ${reason}`, {
    isTransient: TRANSIENT.test(reason),
  });
}

/** @throws DeployFailed when `firebase.json` would deploy another folder than `folder` */
function assertFolder(root: string, folder: string): void {
  const { hosting } = readHostingFile(join(root, 'firebase.json'));
  if (resolve(root, hosting.public) === resolve(folder)) return;
  throw new DeployFailed(
    `firebase.json deploys the folder "${hosting.public}", but the site is in ${folder}.`,
    { remedy: `Set ASTRO_OUT=${hosting.public}, or leave ASTRO_OUT unset.` },
  );
}

/** Retries after each delay while the error is transient. */
async function withRetry<T>(
  attempt: () => Promise<T>,
  wait: (ms: number) => Promise<unknown>,
): Promise<T> {
  for (const ms of RETRY_DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      const isTyped = error instanceof DeployFailed || error instanceof LiveVersionUnknown;
      if (!isTyped || !error.isTransient) throw error;
      await wait(ms);
    }
  }
  return await attempt();
}

/**
 * Deploys with firebase-tools, which uploads new files and then switches the whole site at once. Until then, and when
 * anything fails, the live site is unchanged.
 */
export function firebaseTarget(options: FirebaseOptions): DeployTarget {
  const { project, siteUrl, root, run, log, wait = pause } = options;
  const assertNewest = async (changedAt: number): Promise<void> => {
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
      assertFolder(root, folder);
      writePolicy(join(root, 'firebase.json'), policy);
      const version = await withRetry(async () => {
        // Check before every attempt: another program may have deployed in the meantime.
        await assertNewest(changedAt);
        return versionFrom(await run([...deploy, '--non-interactive', '--json']));
      }, wait);
      if (version !== undefined) log?.(`Live on Firebase Hosting as ${version}`);
    },
  };
}
