/** The publisher as a service, as `npm run publisher` runs it, telling the benchmark of each publish. */
import { keepLoopbackDirect, loadEnvFile, DEMO_PROJECT, readEnvironment } from '#local/env.ts';
import { lockSite, provideSitePublisher } from '#local/publisher.ts';
import { runScript, type Stage } from '#local/script.ts';
import { dataFolder } from '#local/data-folder.ts';
import { localTarget } from '#publish/deploy.ts';
import type { Publisher } from '#publish/publisher.ts';
import { runService } from '#publish/service.ts';
import { connectFirestore } from '#server/firestore.ts';
import { clock } from './clock.ts';
import { say } from './said-lines.ts';

/** Longer than any benchmark: it publishes when it is asked, and once at first, ms. */
const EVERY_MS = 24 * 3_600_000;

/**
 * The same publisher; `times` tells when its last publish began, when Firestore had been read,
 * and when it was known what to render.
 */
function timed(publisher: Publisher) {
  const times = { startedAt: 0, readAt: 0, plannedAt: 0 };
  const { store } = publisher;
  const setAsOf = store.setAsOf.bind(store);
  // The last thing that a sync does.
  store.setAsOf = (now) => {
    setAsOf(now);
    times.readAt = clock();
  };
  const watched: Publisher = {
    ...publisher,
    publish: (request) => {
      times.startedAt = clock();
      times.plannedAt = 0;
      return publisher.publish({
        ...request,
        onProgress: (progress) => {
          if (progress.state === 'rendering' && times.plannedAt === 0) times.plannedAt = clock();
          request?.onProgress?.(progress);
        },
      });
    },
  };
  return { watched, times };
}

async function main(stage: Stage): Promise<undefined> {
  loadEnvFile();
  keepLoopbackDirect();
  const env = readEnvironment();
  const lock = lockSite(env);
  stage.cleanup.defer(() => lock.release());
  const connection = connectFirestore({ projectId: DEMO_PROJECT });
  stage.cleanup.defer(() => connection.close());
  const { firestore } = connection;
  const source = `${env.FIRESTORE_EMULATOR_HOST ?? ''}/${DEMO_PROJECT}`;
  const { watched, times } = timed(
    await provideSitePublisher(stage, env, {
      snapshot: dataFolder(env).snapshot,
      database: { firestore, source },
      target: localTarget,
    }),
  );
  const serving = runService({
    publisher: watched,
    firestore,
    every: EVERY_MS,
    stopped: stage.stopped,
    onPublished: ({ sync, dirty, gone, written, deleted }, occasion) => {
      const publishedAt = clock();
      say({
        occasion,
        ...times,
        publishedAt,
        reads: sync.reads,
        changed: sync.changed,
        dirty: dirty.length,
        gone: gone.length,
        written,
        deleted,
      });
    },
    onFailed: (error, occasion) => {
      throw error instanceof Error ? error : new Error(`Not published for ${occasion}`);
    },
  });
  // Stopped by a signal, the script puts things away while the service still ends.
  stage.cleanup.defer(async () => {
    await serving;
    watched.close();
  });
  await serving;
  return undefined;
}

const { LOCAL_DATA } = readEnvironment();
await runScript(main, { logDir: `${LOCAL_DATA}/logs`, codeWhenStopped: 0 });
