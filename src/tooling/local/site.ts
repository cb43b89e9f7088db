/** Builds the site from a snapshot with Astro, and creates the policy for its pages. */
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
  /** The output folder, from the project's folder. */
  out: string;
  report?: ((detail: string) => void) | undefined;
}

/** Names that Astro sets itself for pages (`import.meta.env`), which variables would override. */
const ASTROS_OWN = ['DEV', 'PROD', 'MODE', 'SSR', 'SITE', 'BASE_URL', 'ASSETS_PREFIX'];

/**
 * The bundler's allocator (mimalloc) returns freed memory at once, without huge pages: a build of 20,000 products needs
 * 270 MiB less.
 */
const LESS_MEMORY = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ALLOW_THP: '0' };

/** Astro's environment variables. */
export const astroEnvironment = (snapshot: string, out: string): NodeJS.ProcessEnv => ({
  ...LESS_MEMORY,
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !ASTROS_OWN.includes(name))),
  // Always set it: Astro would take another value for a development site.
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_OUT: out,
  SNAPSHOT_FILE: snapshot,
});

/** Matches Astro's line for each page; the time at its start is omitted. */
const PAGE_LINE = /(?:├─|└─) (\/\S*)/;
const REPORT_EVERY = 50;

/** The folder of sites during a build, and of old sites until they are deleted. */
const BUILDING = '.cache/building';

/** Deletes the remains of a killed build. */
async function clearRemains(name: string): Promise<void> {
  const folder = join(ROOT, BUILDING);
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder)) {
    if (entry.startsWith(`${name}.`)) await rm(join(folder, entry), { recursive: true });
  }
}

/** Replaces the old site with the new one, in two renames; returns the path of the old one, if there was one. */
async function swap(fresh: string, folder: string, aside: string): Promise<string | undefined> {
  const hadOld = existsSync(folder);
  await mkdir(dirname(folder), { recursive: true });
  if (hadOld) await rename(folder, aside);
  await rename(fresh, folder);
  return hadOld ? aside : undefined;
}

/**
 * Builds the whole site in another folder; the old site stays in place and is served until the new one is complete.
 * @returns the Content-Security-Policy of its pages
 * @throws Failure when the snapshot is invalid, or with the end of Astro's output when the build fails; the old site
 * is then unchanged
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
  // Deleting thousands of files takes time; don't wait for it.
  if (old !== undefined) {
    // The next build deletes what cannot be deleted now.
    const deleting = rm(old, { recursive: true, force: true }).catch(() => undefined);
    cleanup.defer(() => deleting);
  }
  return contentSecurityPolicy(siteHashes(folder));
}

/** The site folder in `firebase.json`. */
const DEPLOYED = 'dist';

/**
 * Writes `policy` into `firebase.json` when the output is the folder that it deploys; a trial build in another folder
 * does not change the file.
 * @returns whether the file was changed
 */
export const savePolicy = ({ ASTRO_OUT }: Environment, policy: string): boolean =>
  ASTRO_OUT === DEPLOYED && writePolicy(join(ROOT, 'firebase.json'), policy);
