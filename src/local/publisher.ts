/** The publisher wired to this project: its pages compiled by Astro, its state beside the local data. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { provideBundle, type CompiledBundle } from '#publish/bundle/compile.ts';
import { compareSites, type Difference } from '#publish/compare.ts';
import type { DeployTarget } from '#publish/deploy.ts';
import { takeLock, type Lock } from '#publish/lock.ts';
import {
  openPublisher,
  type Progress,
  type Published,
  type Publisher,
} from '#publish/publisher.ts';
import type { Firestore } from '#snapshot/firestore.ts';
import { showReport } from '#snapshot/report.ts';
import { openStore } from '#snapshot/store.ts';
import { syncStore } from '#snapshot/sync.ts';
import { ASTRO_CLI } from './astro-build.ts';
import { ROOT, type Environment } from './env.ts';
import { firstLine } from './failure.ts';
import type { Stage } from './script.ts';
import { astroEnvironment, buildSite } from './site.ts';

/** Where compiled pages lie, from the project's folder. */
const BUNDLES = '.cache/publisher-bundle';
/** Where plain builds for comparison and in need are made, from the project's folder. */
const PLAIN_BUILD = '.cache/plain-build';

export interface PublisherWanted {
  /** The snapshot's file, absolute. */
  snapshot: string;
  /** Where the shop's data comes from; left out: the snapshot is taken as it is. */
  database?: { firestore: Firestore; source: string } | undefined;
  target: DeployTarget;
}

/** What the publisher knows of the site in a folder lies in a folder of its own, absolute. */
export const publisherFolder = ({ LOCAL_DATA, ASTRO_OUT }: Environment): string =>
  resolve(ROOT, LOCAL_DATA, `site-${ASTRO_OUT.replaceAll(/[^a-z0-9-]+/gi, '_')}`);

/** @throws Locked when another publisher works on the site */
export const lockSite = (env: Environment): Lock => takeLock(join(publisherFolder(env), 'lock'));

/** Compiles the pages, unless that was done before. @throws Failure with the end of Astro's output */
const compilePages = (stage: Stage, snapshot: string): Promise<CompiledBundle> =>
  stage.progress.step('Compiling the pages', async (say) => {
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
    say(bundle.compiled ? 'anew' : 'they are there');
    return bundle;
  });

/**
 * Opens the publisher. Compiled pages that cannot be used are compiled again; when that does not help, the
 * publisher makes plain builds. State that cannot be read is put away, and everything is rendered.
 */
export async function provideSitePublisher(
  stage: Stage,
  env: Environment,
  { snapshot, database, target }: PublisherWanted,
): Promise<Publisher> {
  const folder = publisherFolder(env);
  const open = (bundle: CompiledBundle | undefined): Promise<Publisher> =>
    openPublisher({
      site: resolve(ROOT, env.ASTRO_OUT),
      snapshot,
      folder,
      bundle,
      target,
      build: async () => {
        await buildSite(stage, { snapshot, out: PLAIN_BUILD });
        return join(ROOT, PLAIN_BUILD);
      },
      sync:
        database &&
        ((store, { full }) =>
          syncStore(database.firestore, store, { source: database.source, full })),
    });
  try {
    return await open(await compilePages(stage, snapshot));
  } catch (error) {
    stage.progress.note(
      `The compiled pages or the publisher's state do not fit: ${firstLine(error)}`,
    );
  }
  rmSync(join(ROOT, BUNDLES), { recursive: true, force: true });
  for (const ending of ['', '-wal', '-shm']) {
    rmSync(join(folder, `state.sqlite${ending}`), { force: true });
  }
  try {
    return await open(await compilePages(stage, snapshot));
  } catch (error) {
    stage.progress.note(`Publishing by plain builds, since it stays so: ${firstLine(error)}`);
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

/** How many routes the log names; `--explain` tells of any. */
const ROUTES_NAMED = 12;

/** What a publish did, as lines for the log. */
export function showPublished(published: Published, publisher: Publisher): string[] {
  const { sync, dirty, gone, written, deleted, deployed } = published;
  const problems = publisher.problems();
  return [
    ...showReport(sync, problems),
    `Site: ${dirty.length} pages rendered, ${written} files written, ${deleted} deleted${deployed ? ', deployed' : ''}`,
    ...dirty.slice(0, ROUTES_NAMED).map(({ path, reason }) => `  ${path}: ${reason}`),
    ...(dirty.length > ROUTES_NAMED ? [`  and ${dirty.length - ROUTES_NAMED} more`] : []),
    ...gone.slice(0, ROUTES_NAMED).map((path) => `  ${path} is no more`),
  ];
}

/** Compares the published site with a plain build of the same data. */
export async function verifySite(
  stage: Stage,
  env: Environment,
  snapshot: string,
): Promise<Difference[]> {
  // A copy, since the service may go on meanwhile.
  const copy = join(ROOT, '.cache/verify.sqlite');
  for (const ending of ['', '-wal', '-shm']) rmSync(`${copy}${ending}`, { force: true });
  const store = openStore(snapshot);
  store.copyTo(copy);
  store.close();
  await buildSite(stage, { snapshot: copy, out: PLAIN_BUILD });
  return compareSites(resolve(ROOT, env.ASTRO_OUT), join(ROOT, PLAIN_BUILD));
}
