/** The publisher for this project: its pages compiled by Astro, its state beside the local data. */
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { provideBundle, type CompiledBundle } from '#site/publish/bundle/compile.ts';
import { compareSites, type Difference } from '#site/publish/compare.ts';
import type { DeployTarget } from '#site/publish/deploy.ts';
import { takeLock, type Lock } from '#site/publish/lock.ts';
import { openPublisher, type Published, type Publisher } from '#site/publish/publisher.ts';
import { REGULAR_RUN, runService } from '#site/publish/service.ts';
import { stateFile } from '#site/publish/state.ts';
import type { PublisherProgress } from '#site/publish/write-site.ts';
import type { Firestore } from '#firebase/admin/firestore.ts';
import { refreshRows } from '#site/snapshot/ingest.ts';
import { showReport, type SyncReport } from '#site/snapshot/report.ts';
import { openStore, type Store } from '#site/snapshot/store.ts';
import { syncStore } from '#site/snapshot/sync.ts';
import { ASTRO_CLI } from './astro-build.ts';
import { ROOT, type Environment } from './env.ts';
import { dropSnapshot } from './data-folder.ts';
import { firstLine } from './failure.ts';
import type { Stage } from './script.ts';
import { astroEnvironment, buildSite } from './site.ts';
import { pictureCleanUp } from './picture-clean-up.ts';

/** The folder of compiled pages, from the project's folder. */
const BUNDLES = '.cache/publisher-bundle';
/** The folder of plain builds for comparison, from the project's folder. */
const PLAIN_BUILD = '.cache/plain-build';

export interface PublisherSetup {
  /** The snapshot's file, absolute. */
  snapshot: string;
  /** The shop's data source; when omitted, the snapshot is used as it is. */
  database?: { firestore: Firestore; source: string } | undefined;
  /** Read all of Firestore at the first publish, to find changes by other programs. */
  readAll?: boolean | undefined;
  target: DeployTarget;
}

/** Distinguishes the sites of several folders. */
const siteName = ({ ASTRO_OUT }: Environment): string =>
  `site-${ASTRO_OUT.replaceAll(/[^a-z0-9-]+/gi, '_')}`;

/** The folder of the publisher's state for a site folder, absolute. */
const publisherFolder = (env: Environment): string => resolve(ROOT, env.LOCAL_DATA, siteName(env));

/** @throws Locked when another publisher is using the site */
export const lockSite = (env: Environment): Lock => takeLock(join(publisherFolder(env), 'lock'));

/** Compiles the pages unless they are compiled already. @throws Failure with the end of Astro's output */
const compilePages = (stage: Stage, snapshot: string): Promise<CompiledBundle> =>
  stage.progress.step('Compiling the pages', async (report) => {
    const bundle = await provideBundle({
      root: ROOT,
      folder: BUNDLES,
      runAstro: (args, env) =>
        stage.children.run({
          name: 'astro-bundle',
          command: process.execPath,
          args: ['--disable-warning=ExperimentalWarning', ASTRO_CLI, ...args],
          env: { ...astroEnvironment(snapshot, ''), ...env },
          cwd: ROOT,
        }),
    });
    report(bundle.compiled ? 'compiled' : 'up to date');
    return bundle;
  });

/** SQLite's codes for a damaged file and for another kind of file. */
const DAMAGED: readonly unknown[] = [11, 26];

/** Deletes a damaged database, so that a new one is created. Reads all of it. */
function dropDamaged({ progress }: Stage, file: string): void {
  if (!existsSync(file)) return;
  let problem: unknown = 'ok';
  try {
    using database = new DatabaseSync(file);
    problem = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  } catch (error) {
    // Other errors, such as a full disk, are temporary, and the file is worth keeping.
    if (!(error instanceof Error) || !DAMAGED.includes(Reflect.get(error, 'errcode'))) throw error;
    problem = firstLine(error);
  }
  if (problem === 'ok') return;
  progress.note(`${file} cannot be read and is created again: ${String(problem)}`);
  dropSnapshot(file);
}

/** Opens the publisher, after creating damaged files of its own again. */
export async function provideSitePublisher(
  stage: Stage,
  env: Environment,
  { snapshot, database, readAll = false, target }: PublisherSetup,
): Promise<Publisher> {
  const folder = publisherFolder(env);
  let mustReadAll = readAll;
  const sync =
    database &&
    (async (store: Store, { full }: { full: boolean }): Promise<SyncReport> => {
      const { firestore, source } = database;
      const report = await syncStore(firestore, store, { source, full: full || mustReadAll });
      mustReadAll = false;
      return report;
    });
  dropDamaged(stage, stateFile(folder));
  // Without a database, a new snapshot would stay empty.
  if (database) dropDamaged(stage, snapshot);
  return await openPublisher({
    site: resolve(ROOT, env.ASTRO_OUT),
    snapshot,
    folder,
    // Local data may be on another disk; the site is always within the project.
    staging: join(ROOT, '.cache/staged', siteName(env)),
    bundle: await compilePages(stage, snapshot),
    target,
    sync,
  });
}

/** A progress as one line. */
export function showProgress(progress: PublisherProgress): string {
  switch (progress.state) {
    case 'syncing':
      return 'reading Firestore';
    case 'rendering':
      return `${progress.done} of ${progress.of} pages`;
    case 'deploying':
      return 'deploying';
  }
}

/** How many reasons the log names, and how many routes for each. */
const REASONS_NAMED = 8;
const ROUTES_NAMED = 5;

const some = (names: readonly string[], most: number): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** The reasons for rendered routes, one line each. */
function showReasons(dirty: Published['dirty']): string[] {
  const byReason = Object.entries(Object.groupBy(dirty, ({ reason }) => reason));
  const lines = byReason.slice(0, REASONS_NAMED).map(([reason, routes = []]) => {
    const paths = routes.map(({ path }) => path);
    return `  ${reason}: ${some(paths, ROUTES_NAMED)}`;
  });
  const more = byReason.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more reasons`] : lines;
}

/** The result of a publish as lines for the log. */
export function showPublished(published: Published, publisher: Publisher): string[] {
  const { sync, dirty, removed, written, deleted } = published;
  return [
    ...showReport(sync, publisher.problems()),
    `Site: ${dirty.length} pages rendered, ${written} files written, ${deleted} deleted`,
    ...showReasons(dirty),
    ...(removed.length === 0 ? [] : [`  removed: ${some(removed, ROUTES_NAMED)}`]),
  ];
}

/** Compares the published site with a plain build of the same data. */
export async function verifySite(
  stage: Stage,
  env: Environment,
  snapshot: string,
): Promise<Difference[]> {
  // Use a copy, because the service may continue meanwhile. The columns for lists are derived from the documents
  // again.
  const copy = join(ROOT, '.cache/verify.sqlite');
  for (const ending of ['', '-wal', '-shm']) rmSync(`${copy}${ending}`, { force: true });
  const store = openStore(snapshot);
  store.copyTo(copy);
  store.close();
  const fresh = openStore(copy);
  refreshRows(fresh);
  fresh.close();
  await buildSite(stage, { snapshot: copy, out: PLAIN_BUILD });
  return compareSites(resolve(ROOT, env.ASTRO_OUT), join(ROOT, PLAIN_BUILD));
}

/** Interval at which the service checks for changes without a publish request, ms. */
const EVERY_MS = 15 * 60_000;

/** Runs the publisher as a service until the script is stopped, and logs its results. */
export const servePublisher = (
  { progress, stopped }: Pick<Stage, 'progress' | 'stopped'>,
  publisher: Publisher,
  firestore: Firestore,
): Promise<void> => {
  const cleanUp = pictureCleanUp({ progress, stopped }, firestore);
  return runService({
    publisher,
    firestore,
    intervalMs: EVERY_MS,
    stopped,
    onPublished: (published, occasion) => {
      void cleanUp(publisher.store);
      // Don't log a check without changes every quarter of an hour.
      if (published.written + published.deleted === 0 && occasion === REGULAR_RUN) return;
      progress.note(`${new Date().toISOString()} Published for ${occasion}`);
      for (const line of showPublished(published, publisher)) progress.note(`  ${line}`);
    },
    onFailed: (error, occasion) => {
      const message = error instanceof Error ? error.message : String(error);
      progress.note(`${new Date().toISOString()} ✗ Not published for ${occasion}: ${message}`);
    },
  });
};
