/**
 * `npm run publisher`: publishes changes of Firestore to the site, as a service or once with `--once`;
 * docs/recipes/run-the-publisher.md describes every flag and exit code.
 */
import { join } from 'node:path';
import * as z from 'zod';
import { dataFolder } from '#tooling/local/data-folder.ts';
import { chooseSource, showSource, type DataSource } from '#tooling/local/data-source.ts';
import {
  bypassProxyForLoopback,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
  type Environment,
} from '#tooling/local/env.ts';
import { Failure } from '#tooling/local/failure.ts';
import { firebaseOutput } from '#tooling/local/firebase-cli.ts';
import { openShop, type Shop } from '#tooling/local/open-shop.ts';
import { pictureCleanUp } from '#tooling/local/picture-clean-up.ts';
import {
  lockSite,
  provideSitePublisher,
  servePublisher,
  showProgress,
  showPublished,
  verifySite,
} from '#tooling/local/publisher.ts';
import { runScript, type Stage } from '#tooling/local/script.ts';
import { reportNextRun } from '#site/publish/automatic.ts';
import {
  DeployFailed,
  firebaseTarget,
  localTarget,
  OlderThanLive,
  type DeployTarget,
} from '#site/publish/deploy.ts';
import { LiveVersionUnknown } from '#site/publish/live-version.ts';
import { Locked } from '#site/publish/lock.ts';
import {
  isTransient,
  publishPending,
  publishWithRetry,
  refusalOf,
} from '#site/publish/run-publish.ts';
import type { PublisherProgress } from '#site/publish/write-site.ts';
import { publishOverride, type PublishOverride } from '#schema/publish.ts';

/** Maximum time until a schedule starts the next run, ms: every 15 minutes, and CI may be 15 minutes late. */
const SCHEDULE_MS = 30 * 60_000;

const REFUSED = 3;
const LOCKED = 4;
const DIFFERS = 5;

const FLAGS = {
  once: { type: 'boolean' },
  automatic: { type: 'boolean' },
  verify: { type: 'boolean' },
  full: { type: 'boolean' },
  deploy: { type: 'string' },
  allow: { type: 'string' },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

/** @throws Failure for an unknown override */
function overridesOf(text = ''): Set<PublishOverride> {
  const names = text.split(',').filter((name) => name !== '');
  const overrides = z.array(publishOverride).safeParse(names);
  if (overrides.success) return new Set(overrides.data);
  throw new Failure(
    `Unknown override in "${text}".`,
    `Overrides: ${publishOverride.options.join(', ')}`,
  );
}

function targetOf(stage: Stage, env: Environment, name = 'local'): DeployTarget {
  if (name === 'local') return localTarget;
  if (name !== 'firebase') {
    throw new Failure(`Unknown deploy target "${name}".`, 'Deploy targets: local, firebase');
  }
  if (env.FIREBASE_PROJECT === undefined) {
    throw new Failure(
      'FIREBASE_PROJECT is not set, so there is no project to deploy to.',
      'Set FIREBASE_PROJECT and SITE_URL; see .env.example.',
    );
  }
  return firebaseTarget({
    project: env.FIREBASE_PROJECT,
    siteUrl: env.SITE_URL,
    root: ROOT,
    run: firebaseOutput,
    log: (line) => stage.progress.note(line),
  });
}

/** The exit code and the remedy for each of its errors. */
function asExit(stage: Stage, error: unknown): number {
  if (error instanceof Locked) {
    stage.progress.note(`✗ ${error.message} Wait until it has finished, or stop it.`);
    return LOCKED;
  }
  if (refusalOf(error) !== undefined && error instanceof Error) {
    const remedy = error instanceof OlderThanLive ? `\n  ${error.remedy}` : '';
    stage.progress.note(`✗ Refused. The site was not changed: ${error.message}${remedy}`);
    return REFUSED;
  }
  if (error instanceof DeployFailed || error instanceof LiveVersionUnknown) {
    throw new Failure(error.message, error.remedy);
  }
  if (isTransient(error) && error instanceof Error) {
    throw new Failure(
      `Firestore could not be read: ${error.message}`,
      'Check that Firestore is running, that the network works and that the quota is not used up. Then publish again.',
    );
  }
  throw error;
}

/** The shop, and where it is published to. */
interface Job {
  shop: Shop;
  flags: Flags;
  source: DataSource;
  target: DeployTarget;
}

async function publishOnce(stage: Stage, env: Environment, job: Job): Promise<number> {
  const { progress } = stage;
  const { shop, flags, source, target } = job;
  const { connection } = shop;
  const isAutomatic = flags.on('automatic');
  const publisher = await provideSitePublisher(stage, env, {
    snapshot: shop.snapshot,
    database: connection && { ...shop, firestore: connection.firestore },
    readAll: !isAutomatic,
    target,
  });
  // A live shop that is built only on this machine is not live, so the requests of staff stay.
  const answers = target !== localTarget || source.kind !== 'live';
  const published = await progress.step('Publishing', (report) => {
    const request = {
      full: flags.on('full'),
      allow: overridesOf(flags.text('allow')),
      onProgress: (at: PublisherProgress): void => report(showProgress(at)),
      onRetry: (ms: number): void =>
        progress.note(`  Firestore does not respond; retrying in ${ms / 1000} s.`),
    };
    if (connection === undefined || !answers) return publishWithRetry(publisher, request, request);
    return publishPending(publisher, connection.firestore, {
      ...request,
      isAutomatic,
      onInvalid: (problems) => progress.note(`  ✗ Invalid publish request: ${problems}`),
    });
  });
  if (isAutomatic && connection) {
    await reportNextRun(connection.firestore, { inMs: SCHEDULE_MS, isWatching: false });
  }
  const lines =
    published === undefined
      ? ['Automatic publishing is paused in the back office.']
      : showPublished(published, publisher);
  for (const line of lines) progress.note(`  ${line}`);
  // Only with other changes: CI stores the state only then.
  if (connection && published && published.written > 0) {
    await pictureCleanUp(stage, connection.firestore)(publisher.store);
  }
  publisher.close();
  if (published === undefined || !flags.on('verify')) return 0;
  const differences = await progress.step('Comparing with a plain build', () =>
    verifySite(stage, env, shop.snapshot),
  );
  if (differences.length === 0) progress.note('  No differences.');
  for (const { file, problem } of differences) progress.note(`  ${file} ${problem}`);
  return differences.length === 0 ? 0 : DIFFERS;
}

async function serve(stage: Stage, env: Environment, { shop, target }: Job): Promise<number> {
  const { progress } = stage;
  if (shop.connection === undefined) {
    throw new Failure(
      'No Firestore to publish from.',
      'npm start includes a publisher. Set FIREBASE_PROJECT, or publish the demo shop with --once.',
    );
  }
  const { firestore } = shop.connection;
  const publisher = await provideSitePublisher(stage, env, {
    snapshot: shop.snapshot,
    database: { firestore, source: shop.source },
    target,
  });
  progress.note('Waiting for publish requests. Press Ctrl-C to stop.');
  const serving = servePublisher(stage, publisher, firestore);
  // When Ctrl-C is pressed during a publish, finish it before the connection is closed.
  stage.cleanup.defer(async () => {
    await serving;
    publisher.close();
  });
  await serving;
  return 0;
}

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  bypassProxyForLoopback();
  const flags = readFlags(process.argv.slice(2), FLAGS);
  const env = readEnvironment();
  const target = targetOf(stage, env, flags.text('deploy'));
  overridesOf(flags.text('allow'));
  const data = dataFolder(env);
  try {
    const lock = lockSite(env);
    stage.cleanup.defer(() => lock.release());
    const source = await chooseSource(env, data);
    if (target !== localTarget && source.kind !== 'live') {
      throw new Failure(
        `Only the live shop can be deployed. ${showSource(source)}`,
        'Unset FIRESTORE_EMULATOR_HOST, and set FIREBASE_PROJECT to the live project.',
      );
    }
    stage.progress.note(showSource(source));
    const shop = await openShop(stage, env, data, source);
    const run = flags.on('once') || flags.on('verify') ? publishOnce : serve;
    return await run(stage, env, { shop, flags, source, target });
  } catch (error) {
    return asExit(stage, error);
  }
}

await runScript(main, { logDir: join(ROOT, '.data/logs'), codeWhenStopped: 0 });
