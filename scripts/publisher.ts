/**
 * `npm run publisher`: brings the site up to date with Firestore, as a service or, with `--once`, one time;
 * docs/recipes/run-the-publisher.md tells of every flag and exit code.
 */
import { join } from 'node:path';
import { dataFolder, type DataFolder } from '#local/data-folder.ts';
import { chooseSource, showSource, type DataSource } from '#local/data-source.ts';
import {
  DEMO_PROJECT,
  keepLoopbackDirect,
  loadEnvFile,
  readEnvironment,
  readFlags,
  ROOT,
  type Environment,
} from '#local/env.ts';
import { Failure } from '#local/failure.ts';
import { firebaseOutput } from '#local/firebase-cli.ts';
import {
  lockSite,
  provideSitePublisher,
  publisherFolder,
  servePublisher,
  showProgress,
  showPublished,
  verifySite,
} from '#local/publisher.ts';
import { runScript, type Stage } from '#local/script.ts';
import { provideFirestore } from '#local/services.ts';
import { provideDemoSnapshot } from '#local/shop-data.ts';
import {
  DeployFailed,
  firebaseTarget,
  localTarget,
  OlderThanLive,
  type DeployTarget,
} from '#publish/deploy.ts';
import { LiveVersionUnknown } from '#publish/live-version.ts';
import { isBehind } from '#publish/is-behind.ts';
import { Locked } from '#publish/lock.ts';
import { storyOf } from '#publish/publisher.ts';
import { isPassing, publishPatiently, refusalOf } from '#publish/service.ts';
import { publishOverride, type PublishOverride } from '#schema/publish.ts';
import { connectFirestore, type FirestoreConnection } from '#snapshot/firestore.ts';

const REFUSED = 3;
const LOCKED = 4;
const DIFFERS = 5;
const BEHIND = 6;

const FLAGS = {
  once: { type: 'boolean' },
  verify: { type: 'boolean' },
  full: { type: 'boolean' },
  'check-live': { type: 'boolean' },
  explain: { type: 'string' },
  deploy: { type: 'string' },
  allow: { type: 'string' },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

function overridesOf(text: string | undefined): Set<PublishOverride> {
  return new Set(
    (text ?? '')
      .split(',')
      .filter((name) => name !== '')
      .map((name) => {
        const override = publishOverride.safeParse(name);
        if (override.success) return override.data;
        throw new Failure(
          `There is no override "${name}".`,
          `There are: ${publishOverride.options.join(', ')}`,
        );
      }),
  );
}

function targetOf(stage: Stage, env: Environment, name = 'local'): DeployTarget {
  if (name === 'local') return localTarget;
  if (name !== 'firebase') {
    throw new Failure(`There is no deploy target "${name}".`, 'There are: local, firebase');
  }
  if (env.FIREBASE_PROJECT === undefined) {
    throw new Failure(
      'FIREBASE_PROJECT is not set, so there is no project to deploy to.',
      'Set FIREBASE_PROJECT and SITE_URL; .env.example tells how.',
    );
  }
  return firebaseTarget({
    project: env.FIREBASE_PROJECT,
    siteUrl: env.SITE_URL,
    root: ROOT,
    run: firebaseOutput,
    say: (line) => stage.progress.note(line),
  });
}

interface Shop {
  snapshot: string;
  connection: FirestoreConnection | undefined;
  /** Names the database in the snapshot. */
  source: string;
}

/** Where the shop's data comes from; the connection is closed when the script ends. */
async function openShop(
  stage: Stage,
  env: Environment,
  data: DataFolder,
  source: DataSource,
): Promise<Shop> {
  const connect = (projectId: string): FirestoreConnection => {
    const connection = connectFirestore({ projectId });
    stage.cleanup.defer(() => connection.close());
    return connection;
  };
  const emulated = (host: string): Shop => {
    process.env['FIRESTORE_EMULATOR_HOST'] = host;
    return {
      snapshot: data.snapshot,
      connection: connect(DEMO_PROJECT),
      source: `${host}/${DEMO_PROJECT}`,
    };
  };
  switch (source.kind) {
    case 'live':
      return {
        snapshot: data.liveSnapshot(source.projectId),
        connection: connect(source.projectId),
        source: `firestore.googleapis.com/${source.projectId}`,
      };
    case 'emulator':
      return emulated(source.host);
    case 'kept':
      return emulated((await provideFirestore(stage, env, data)).host);
    case 'demo':
      return {
        snapshot: await provideDemoSnapshot(stage, data),
        connection: undefined,
        source: 'demo',
      };
  }
}

/** Prints why a route was last rendered. @returns the exit code */
function explain(stage: Stage, env: Environment, given: string): number {
  const path = `/${given.replaceAll(/^\/+|\/+$/g, '')}`;
  const story = storyOf(publisherFolder(env), path);
  if (story === undefined) {
    throw new Failure(
      `The publisher knows no route ${path}.`,
      'Give its path as in the address, like /products/2; publish first when there was no publish yet.',
    );
  }
  stage.progress.note(`${path} (${story.family}) was last rendered: ${story.reason}.`);
  stage.progress.note('It is rendered again when one of these is answered otherwise:');
  for (const { text, keys } of story.questions) {
    stage.progress.note(
      `  ${text}  ← ${keys.length > 8 ? `${keys.length} keys` : keys.join(', ')}`,
    );
  }
  return 0;
}

async function checkLive(stage: Stage, env: Environment, shop: Shop): Promise<number> {
  if (env.SITE_URL === undefined || shop.connection === undefined) {
    throw new Failure(
      'There is no live shop to look at.',
      'Set FIREBASE_PROJECT and SITE_URL; .env.example tells how.',
    );
  }
  const behind = await isBehind(shop.connection.firestore, env.SITE_URL);
  stage.progress.note(behind ?? 'What was changed is live.');
  return behind === undefined ? 0 : BEHIND;
}

/** What its errors mean for the exit code, and what to do. */
function asExit(stage: Stage, error: unknown): number {
  if (error instanceof Locked) {
    stage.progress.note(`✗ ${error.message} Wait for it, or stop it.`);
    return LOCKED;
  }
  if (refusalOf(error) !== undefined && error instanceof Error) {
    const remedy = error instanceof OlderThanLive ? `\n  ${error.remedy}` : '';
    stage.progress.note(`✗ Refused, and the site stays as it is: ${error.message}${remedy}`);
    return REFUSED;
  }
  if (error instanceof DeployFailed || error instanceof LiveVersionUnknown) {
    throw new Failure(error.message, error.remedy);
  }
  if (isPassing(error) && error instanceof Error) {
    throw new Failure(
      `Firestore could not be read: ${error.message}`,
      'Look whether it runs, whether the network is up, and whether the quota is spent; then publish again.',
    );
  }
  throw error;
}

async function publishOnce(
  stage: Stage,
  env: Environment,
  { shop, flags, target }: { shop: Shop; flags: Flags; target: DeployTarget },
): Promise<number> {
  const { progress } = stage;
  const publisher = await provideSitePublisher(stage, env, {
    snapshot: shop.snapshot,
    database: shop.connection && { ...shop, firestore: shop.connection.firestore },
    target,
  });
  const published = await progress.step('Publishing', (say) =>
    publishPatiently(
      publisher,
      {
        full: flags.on('full'),
        allow: overridesOf(flags.text('allow')),
        onProgress: (at) => say(showProgress(at)),
      },
      undefined,
      (ms) => progress.note(`  Firestore does not answer; again in ${ms / 1000} s.`),
    ),
  );
  for (const line of showPublished(published, publisher)) progress.note(`  ${line}`);
  publisher.close();
  if (!flags.on('verify')) return 0;
  const differences = await progress.step('Comparing with a plain build', () =>
    verifySite(stage, env, shop.snapshot),
  );
  if (differences.length === 0) progress.note('  Every byte is the same.');
  for (const { file, what } of differences) progress.note(`  ${file} ${what}`);
  return differences.length === 0 ? 0 : DIFFERS;
}

async function serve(
  stage: Stage,
  env: Environment,
  { shop, target }: { shop: Shop; target: DeployTarget },
): Promise<number> {
  const { progress } = stage;
  if (shop.connection === undefined) {
    throw new Failure(
      'There is no Firestore to publish from.',
      'npm start has a publisher of its own; set FIREBASE_PROJECT, or publish the demo shop with --once.',
    );
  }
  const { firestore } = shop.connection;
  const publisher = await provideSitePublisher(stage, env, {
    snapshot: shop.snapshot,
    database: { firestore, source: shop.source },
    target,
  });
  progress.note('Waiting for requests to publish. Ctrl-C ends.');
  const serving = servePublisher(stage, publisher, firestore);
  // A publish that is under way when Ctrl-C is pressed is finished before the connection is closed.
  stage.cleanup.defer(async () => {
    await serving;
    publisher.close();
  });
  await serving;
  return 0;
}

async function main(stage: Stage): Promise<number> {
  loadEnvFile();
  keepLoopbackDirect();
  const flags = readFlags(process.argv.slice(2), FLAGS);
  const env = readEnvironment();
  const explained = flags.text('explain');
  if (explained !== undefined) return explain(stage, env, explained);
  const target = targetOf(stage, env, flags.text('deploy'));
  overridesOf(flags.text('allow'));
  const data = dataFolder(env);
  try {
    const lock = flags.on('check-live') ? undefined : lockSite(env);
    stage.cleanup.defer(() => lock?.release());
    const source = await chooseSource(env, data);
    if (target !== localTarget && source.kind !== 'live') {
      throw new Failure(
        `Only the live shop is deployed. ${showSource(source)}`,
        'Unset FIRESTORE_EMULATOR_HOST, and let FIREBASE_PROJECT name the live project.',
      );
    }
    stage.progress.note(showSource(source));
    const shop = await openShop(stage, env, data, source);
    if (flags.on('check-live')) return await checkLive(stage, env, shop);
    return flags.on('once') || flags.on('verify')
      ? await publishOnce(stage, env, { shop, flags, target })
      : await serve(stage, env, { shop, target });
  } catch (error) {
    return asExit(stage, error);
  }
}

await runScript(main, { logDir: join(ROOT, '.data/logs'), codeWhenStopped: 0 });
