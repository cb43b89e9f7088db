/** Builds the site from a snapshot with Astro, and makes the policy that its pages need. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { contentSecurityPolicy, siteHashes } from '#site/publish/content-security-policy.ts';
import { writePolicy } from '#site/publish/hosting-file.ts';
import { astroBuildArguments, demandSoundSnapshot } from './astro-build.ts';
import { ROOT, type Environment } from './env.ts';
import type { Stage } from './script.ts';

export interface SiteOptions {
  /** The snapshot's file, absolute. */
  snapshot: string;
  /** The folder to build into, from the project's folder. */
  out: string;
  report?: ((detail: string) => void) | undefined;
}

/** Names that Astro fills itself for pages (`import.meta.env`): a variable called so would take their place. */
const ASTROS_OWN = ['DEV', 'PROD', 'MODE', 'SSR', 'SITE', 'BASE_URL', 'ASSETS_PREFIX'];

/** What Astro is told by the environment. */
export const astroEnvironment = (snapshot: string, out: string): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ASTROS_OWN.includes(name))),
  // Whoever calls: Astro takes another value for a site under development.
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_OUT: out,
  SNAPSHOT_FILE: snapshot,
});

/** Astro prints one such line a page; the time in front is left out. */
const PAGE_LINE = /(?:├─|└─) (\/\S*)/;
const REPORT_EVERY = 50;

/** Sites lie here while they are built, and old ones until they are deleted. */
const BUILDING = '.cache/building';

/** Deletes what a build that was killed has left behind. */
async function clearRemains(name: string): Promise<void> {
  const folder = join(ROOT, BUILDING);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    if (entry.startsWith(`${name}.`)) await rm(join(folder, entry), { recursive: true });
  }
}

/** Puts the new site where the old one lies, in two renames; gives where the old one went, if there was one. */
async function swap(fresh: string, folder: string, aside: string): Promise<string | undefined> {
  const hadOld = existsSync(folder);
  await mkdir(dirname(folder), { recursive: true });
  if (hadOld) await rename(folder, aside);
  await rename(fresh, folder);
  return hadOld ? aside : undefined;
}

/**
 * Builds the whole site beside the old one, which stays in place, and is served on, until the new one is whole.
 * @returns the Content-Security-Policy that its pages need
 * @throws Failure when the snapshot cannot become a site, or with the end of Astro's output when the build
 * fails; the old site is then untouched
 */
export async function buildSite(
  { children, cleanup }: Pick<Stage, 'children' | 'cleanup'>,
  { snapshot, out, report }: SiteOptions,
): Promise<string> {
  const { products } = demandSoundSnapshot(snapshot);
  const name = out.replaceAll(/[^a-z0-9-]+/gi, '_');
  await clearRemains(name);
  const fresh = join(BUILDING, `${name}.new`);
  let pages = 0;
  await children.run({
    name: 'astro-build',
    command: process.execPath,
    args: astroBuildArguments(products),
    env: astroEnvironment(snapshot, fresh),
    cwd: ROOT,
    onLine: (line) => {
      if (PAGE_LINE.test(line)) pages += 1;
      if (pages > 0 && pages % REPORT_EVERY === 0) report?.(`${pages} pages`);
    },
  });
  report?.(`${pages} pages`);
  const folder = resolve(ROOT, out);
  const old = await swap(join(ROOT, fresh), folder, join(ROOT, BUILDING, `${name}.old`));
  // Deleting thousands of files takes its time, and nobody waits for it.
  if (old !== undefined) {
    // What cannot be deleted now, the next build clears away.
    const deleting = rm(old, { recursive: true, force: true }).catch(() => undefined);
    cleanup.defer(() => deleting);
  }
  return contentSecurityPolicy(siteHashes(folder));
}

/** Where the site of `firebase.json` lies. */
const DEPLOYED = 'dist';

/**
 * Puts `policy` into `firebase.json` when the build went where that file deploys from; a trial build
 * elsewhere leaves the file alone.
 * @returns whether the file was changed
 */
export const savePolicy = ({ ASTRO_OUT }: Environment, policy: string): boolean =>
  ASTRO_OUT === DEPLOYED && writePolicy(join(ROOT, 'firebase.json'), policy);
