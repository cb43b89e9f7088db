/** The publisher wired to this project: its pages compiled by Astro, its state beside the local data. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provideBundle, type CompiledBundle } from '#site/publish/bundle/compile.ts';
import { compareSites, type Difference } from '#site/publish/compare.ts';
import type { DeployTarget } from '#site/publish/deploy.ts';
import { finishMoves } from '#site/publish/finish-moves.ts';
import { takeLock, type Lock } from '#site/publish/lock.ts';
import type { Progress, Published } from '#site/publish/publisher-options.ts';
import { openPublisher, type Publisher } from '#site/publish/publisher.ts';
import { openRebuilding } from '#site/publish/rebuild-damaged.ts';
import { stateFile } from '#site/publish/state-file.ts';
import { REGULAR_RUN, runService } from '#site/publish/service.ts';
import { openState } from '#site/publish/state.ts';
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

/** Where compiled pages lie, from the project's folder. */
const BUNDLES = '.cache/publisher-bundle';
/** Where plain builds for comparison and in need are made, from the project's folder. */
const PLAIN_BUILD = '.cache/plain-build';

export interface PublisherSetup {
  /** The snapshot's file, absolute. */
  snapshot: string;
  /** Where the shop's data comes from; left out: the snapshot is taken as it is. */
  database?: { firestore: Firestore; source: string } | undefined;
  /** Read all of Firestore at the first publish, to find what other programs changed. */
  readAll?: boolean | undefined;
  target: DeployTarget;
}

/** Tells apart the sites of several folders. */
const siteName = ({ ASTRO_OUT }: Environment): string =>
  `site-${ASTRO_OUT.replaceAll(/[^a-z0-9-]+/gi, '_')}`;

/** What the publisher knows of the site in a folder lies in a folder of its own, absolute. */
export const publisherFolder = (env: Environment): string =>
  resolve(ROOT, env.LOCAL_DATA, siteName(env));

/** @throws Locked when another publisher works on the site */
export const lockSite = (env: Environment): Lock => takeLock(join(publisherFolder(env), 'lock'));

/** Compiles the pages, unless that was done before. @throws Failure with the end of Astro's output */
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

/** SQLite's codes for a damaged file, and for one that is something else. */
const CORRUPT = 11;
const NO_DATABASE = 26;

/** Puts a file away that is no database; it is made anew. */
function dropUnreadable({ progress }: Stage, file: string, open: () => void): void {
  try {
    open();
  } catch (error) {
    // Anything else, such as a full disk, passes, and the file is worth keeping.
    const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
    if (code !== CORRUPT && code !== NO_DATABASE) throw error;
    progress.note(`${file} cannot be read and is created again: ${firstLine(error)}`);
    dropSnapshot(file);
  }
}

/**
 * Opens the publisher. Compiled pages that cannot be used are compiled again; when that does not help, the
 * publisher makes plain builds. State that cannot be read is put away, and everything is rendered.
 */
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
  const site = resolve(ROOT, env.ASTRO_OUT);
  // Local data may lie on another disk; the site is always within the project.
  const staging = join(ROOT, '.cache/staged', siteName(env));
  const openWith = (bundle: CompiledBundle | undefined): Promise<Publisher> =>
    openPublisher({
      site,
      snapshot,
      folder,
      staging,
      bundle,
      target,
      build: async () => {
        await buildSite(stage, { snapshot, out: PLAIN_BUILD });
        return join(ROOT, PLAIN_BUILD);
      },
      sync,
    });
  // Without a database, a new snapshot would stay empty.
  const files = database ? [snapshot, stateFile(folder)] : [];
  const open = (bundle: CompiledBundle | undefined): Promise<Publisher> =>
    openRebuilding(
      () => openWith(bundle),
      files,
      (file) => {
        stage.progress.note(`${file} is damaged and is created again.`);
        dropSnapshot(file);
      },
    );
  dropUnreadable(stage, snapshot, () => openStore(snapshot).close());
  dropUnreadable(stage, stateFile(folder), () => {
    const state = openState(stateFile(folder));
    try {
      // First of all: the pages may have to be compiled, and Firestore may be away.
      finishMoves({ site, staging, state });
    } finally {
      state.close();
    }
  });
  try {
    return await open(await compilePages(stage, snapshot));
  } catch (error) {
    stage.progress.note(`The compiled pages cannot be used: ${firstLine(error)}`);
  }
  rmSync(join(ROOT, BUNDLES), { recursive: true, force: true });
  try {
    return await open(await compilePages(stage, snapshot));
  } catch (error) {
    stage.progress.note(`Publishing with plain builds instead: ${firstLine(error)}`);
    return await open(undefined);
  }
}

/** A progress as one line. */
export function showProgress(progress: Progress): string {
  switch (progress.state) {
    case 'syncing':
      return 'reading Firestore';
    case 'rendering':
      return `${progress.done} of ${progress.of} pages`;
    case 'deploying':
      return 'deploying';
  }
}

/** How many reasons the log names, and how many routes for each; `--explain` tells of any route. */
const REASONS_NAMED = 8;
const ROUTES_NAMED = 5;

const some = (names: readonly string[], most: number): string =>
  names.length <= most
    ? names.join(', ')
    : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;

/** Why which routes were rendered, a line for each reason. */
function showReasons(dirty: Published['dirty']): string[] {
  const byReason = Object.entries(Object.groupBy(dirty, ({ reason }) => reason));
  const lines = byReason.slice(0, REASONS_NAMED).map(([reason, routes = []]) => {
    const paths = routes.map(({ path }) => path);
    return `  ${reason}: ${some(paths, ROUTES_NAMED)}`;
  });
  const more = byReason.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more reasons`] : lines;
}

/** What a publish did, as lines for the log. */
export function showPublished(published: Published, publisher: Publisher): string[] {
  const { sync, dirty, removed: removed, written, deleted } = published;
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
  // A copy, since the service may go on meanwhile. What lists show is derived from the documents again.
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

/** How often the service looks for changes that nobody asked to publish, ms. */
const EVERY_MS = 15 * 60_000;

/** Runs the publisher as a service until the script is stopped, and tells what it does. */
export const servePublisher = (
  { progress, stopped }: Pick<Stage, 'progress' | 'stopped'>,
  publisher: Publisher,
  firestore: Firestore,
): Promise<void> =>
  runService({
    publisher,
    firestore,
    intervalMs: EVERY_MS,
    stopped,
    onPublished: (published, occasion) => {
      // A look that found nothing is not worth a line every quarter of an hour.
      if (published.written + published.deleted === 0 && occasion === REGULAR_RUN) return;
      progress.note(`${new Date().toISOString()} Published for ${occasion}`);
      for (const line of showPublished(published, publisher)) progress.note(`  ${line}`);
    },
    onFailed: (error, occasion) => {
      const message = error instanceof Error ? error.message : String(error);
      progress.note(`${new Date().toISOString()} ✗ Not published for ${occasion}: ${message}`);
    },
  });
