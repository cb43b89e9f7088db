/** Publishes the site of `npm start` from local data and keeps it up to date. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPaused } from '#site/publish/automatic.ts';
import { localTarget } from '#site/publish/deploy.ts';
import { Locked } from '#site/publish/lock.ts';
import { publishWithRetry, refusalOf } from '#site/publish/run-publish.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { DEMO_PROJECT, ROOT, type Environment } from './env.ts';
import { Failure } from './failure.ts';
import type { LocalFirestore } from './firestore-emulator.ts';
import {
  lockSite,
  provideSitePublisher,
  servePublisher,
  showProgress,
  showPublished,
} from './publisher.ts';
import type { Stage } from './script.ts';

export interface PublishedSite {
  /** The policy of its pages; undefined when the publish was refused. */
  policy: string | undefined;
  /** Publishes on request until the script is stopped. */
  serve(): Promise<void>;
}

/**
 * Locks the site against other publishers until the script ends.
 * @throws Failure when another one is running
 */
export function lockForStart(stage: Stage, env: Environment): void {
  try {
    const lock = lockSite(env);
    stage.cleanup.defer(() => lock.release());
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Failure(error.message, 'Stop it first: npm start includes a publisher.');
  }
}

/**
 * Publishes once. When it is refused and an older site exists, that site stays and the reason is reported.
 * @param firestore undefined: use the snapshot as it is
 * @throws Failure when there is no site at all
 */
export async function publishSite(
  stage: Stage,
  env: Environment,
  { snapshot, firestore }: { snapshot: string; firestore: LocalFirestore | undefined },
): Promise<PublishedSite> {
  const { progress, cleanup } = stage;
  if (firestore) process.env['FIRESTORE_EMULATOR_HOST'] = firestore.host;
  const connection = firestore && connectFirestore({ projectId: DEMO_PROJECT });
  let hasExited = false;
  const exited = firestore?.exited.then(() => (hasExited = true));
  cleanup.defer(async () => {
    // The SDK waits minutes for a response, which a crashed Firestore never sends.
    if (!hasExited) await connection?.close();
  });
  const publisher = await provideSitePublisher(stage, env, {
    snapshot,
    database: connection && {
      firestore: connection.firestore,
      source: `${firestore.host}/${DEMO_PROJECT}`,
    },
    target: localTarget,
  });
  let serving = Promise.resolve();
  cleanup.defer(async () => {
    await Promise.race([serving, ...(exited ? [exited] : [])]);
    publisher.close();
  });
  const serve = (): Promise<void> => {
    if (connection) serving = servePublisher(stage, publisher, connection.firestore);
    return serving;
  };
  const isThere = existsSync(join(resolve(ROOT, env.ASTRO_OUT), 'index.html'));
  if (isThere && connection && (await isPaused(connection.firestore))) {
    progress.note(
      'Automatic publishing is paused, so the site was not updated. Resume it under Publishing in the back office.',
    );
    return { policy: undefined, serve };
  }
  try {
    const published = await progress.step('Publishing the site', (report) =>
      publishWithRetry(publisher, { onProgress: (at) => report(showProgress(at)) }),
    );
    for (const line of showPublished(published, publisher)) progress.note(`  ${line}`);
    return { policy: published.policy, serve };
  } catch (error) {
    if (refusalOf(error) === undefined || !(error instanceof Error)) throw error;
    const remedy = 'Fix it in the data; the site is then published automatically.';
    if (!isThere) {
      throw new Failure(error.message, remedy);
    }
    progress.note(`✗ Not published. The site was not updated: ${error.message}\n  ${remedy}`);
    return { policy: undefined, serve };
  }
}
