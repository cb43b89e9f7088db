/** Killed at any moment, a publish leaves a site that can be served, and a later one makes it whole. */
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shopDocuments } from '#fixtures/edited-shop.ts';
import {
  afterBegin,
  afterStart,
  runUntil,
  whenMoved,
  whileProcessesRender,
  type Moment,
  type Run,
} from '#fixtures/killed-process.ts';
import {
  differencesFromPlainBuild,
  sharedBundle,
  visitorsEnvironment,
} from '#fixtures/plain-build.ts';
import { randomEdits } from '#fixtures/random-edits.ts';
import { kills, seedOr } from '#fixtures/run-length.ts';
import {
  differingFiles,
  lostFiles,
  positionOf,
  versionIn,
  type SiteVersion,
} from '#fixtures/site-version.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { dataFolder } from '#tooling/local/data-folder.ts';
import { DEMO_PROJECT, readEnvironment, ROOT } from '#tooling/local/env.ts';
import { startFirestore, wipeFirestore } from '#tooling/local/firestore-emulator.ts';
import { freePort } from '#tooling/local/ports.ts';
import { createChildren } from '#tooling/local/processes.ts';
import { publisherFolder } from '#tooling/local/publisher.ts';
import { writeDocuments } from '#tooling/local/seed.ts';
import { localTarget } from '#site/publish/deploy.ts';
import { openPublisher } from '#site/publish/publisher.ts';
import { openState } from '#site/publish/state.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { openStore } from '#site/snapshot/store.ts';
import { syncStore } from '#site/snapshot/sync.ts';

const SEED = seedOr(1);
/** Of publishes that several processes render. */
const LARGE_KILLS = Math.max(4, Math.round(kills / 12));
const FEW_PRODUCTS = 24;
/** So many make over 1,000 routes, from which on a publish takes several processes. */
const MANY_PRODUCTS = 480;
const A_KILL_MS = 15_000;

/** Edits that touch every page. */
const WIDE = [
  'a category is renamed',
  'a category gets another slug',
  'the site’s settings change',
  'a category is created, with a product in it',
];
const ALLOW = ['fewer-products', 'malformed'] as const;
const BEGINS = '• Publishing';

const children = createChildren(temporaryFolder());
let host = '';
beforeAll(async () => {
  // One of its own, since the publisher looks for the demo project, where another may hold somebody's shop.
  const port = { service: 'Firestore', port: await freePort(), flag: '', variable: '' };
  ({ host } = await startFirestore(children, { port }));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
});
afterAll(() => children.stopAll());

/** Opens a copy of a database as a killed process has left it, so that the next one finds it as it was. */
function inCopy<T>(file: string, read: (copy: string) => T): T {
  const folder = join(dirname(file), 'copy');
  rmSync(folder, { recursive: true, force: true });
  for (const ending of ['', '-wal']) {
    if (existsSync(file + ending)) cpSync(file + ending, join(folder, basename(file) + ending));
  }
  return read(join(folder, basename(file)));
}

const lastChangeIn = (snapshot: string): number =>
  inCopy(snapshot, (copy) => {
    const store = openStore(copy);
    const last = store.lastChange();
    store.close();
    return last;
  });

type Phase = 'starting' | 'syncing' | 'rendering' | 'moving' | 'afterwards' | 'let through';

/** A shop, a site that killed processes publish, and beside it one that shows what each edit should make of it. */
async function openTrial(name: string, products: number, flags: readonly string[]) {
  const place = `.cache/test/publish-kill-${name}`;
  rmSync(join(ROOT, place), { recursive: true, force: true });
  const variables = { LOCAL_DATA: `${place}/data`, ASTRO_OUT: `${place}/site` };
  const env = readEnvironment(variables);
  const site = join(ROOT, env.ASTRO_OUT);
  const { snapshot } = dataFolder(env);
  const stateFile = join(publisherFolder(env), 'state.sqlite');

  await wipeFirestore(host, DEMO_PROJECT);
  const connection = connectFirestore({ projectId: DEMO_PROJECT });
  const { firestore } = connection;
  const documents = shopDocuments(products);
  await writeDocuments(firestore, documents);
  const editor = randomEdits(documents, SEED);
  const control = await openPublisher({
    site: join(ROOT, place, 'known'),
    snapshot: join(ROOT, place, 'known.sqlite'),
    folder: join(ROOT, place, 'known-state'),
    bundle: await sharedBundle(),
    target: localTarget,
    build: () => Promise.reject(new Error('A plain build took the place of the compiled pages.')),
    sync: (store, { full }) => syncStore(firestore, store, { source: 'known', full }),
  });
  const versions: SiteVersion[] = [];
  const saveVersion = async (): Promise<void> => {
    await control.publish({ allow: new Set(ALLOW) });
    versions.push(versionIn(join(ROOT, place, 'known')));
  };
  await saveVersion();
  /** The last version that the site was past. */
  let least = 0;

  const phaseOf = (output: string, before: number): Phase => {
    if (!output.includes(BEGINS)) return 'starting';
    const last = lastChangeIn(snapshot);
    return inCopy(stateFile, (copy) => {
      const state = openState(copy);
      const [moves, change] = [state.moves().length, Number(state.meta('change') ?? 0)];
      state.close();
      if (moves > 0) return 'moving';
      if (last === before) return 'syncing';
      return change < last ? 'rendering' : 'afterwards';
    });
  };

  return {
    editor,
    site,
    differencesFromPlainBuild: () =>
      differencesFromPlainBuild(site, { snapshot, out: `${place}/build` }),
    /** Where the site differs from what it should be by now. */
    behind: (): string[] => differingFiles(versionIn(site), versions.at(-1) ?? new Map()),
    /** Writes an edit, and finds out what it should make of the site. */
    async edit(kinds?: readonly string[]): Promise<void> {
      const writes = new Map(editor.single(kinds).map((write) => [write.path, write]));
      await writeDocuments(firestore, writes.values());
      await saveVersion();
    },
    /** Publishes in a process of its own, which is killed at some moment, or let through. */
    async run(moment?: Moment): Promise<Run & { phase: Phase }> {
      const before = existsSync(snapshot) ? lastChangeIn(snapshot) : 0;
      const run = await runUntil(
        moment,
        [
          ...['--disable-warning=ExperimentalWarning', join(ROOT, 'scripts/publisher.ts')],
          ...['--once', '--allow', ALLOW.join(), ...flags],
        ],
        {
          cwd: ROOT,
          env: visitorsEnvironment({ ...process.env, ...variables }),
          startMarker: BEGINS,
        },
      );
      if (!run.killed) expect(run.exitCode, run.output).toBe(0);
      return { ...run, phase: run.killed ? phaseOf(run.output, before) : 'let through' };
    },
    /** Looks whether the site can be served as it is. @returns whether it is one whole version */
    inspect(): boolean {
      const present = versionIn(site);
      const position = positionOf(present, versions, least);
      const [from, to] = [
        versions[position?.from ?? least],
        versions[position?.to ?? versions.length - 1],
      ];
      expect(
        position,
        `no version, nor between two: ${differingFiles(present, from ?? new Map()).join(' ')}`,
      ).toBeDefined();
      expect(
        lostFiles(
          site,
          present,
          [from, to].filter((each) => each !== undefined),
        ),
      ).toEqual([]);
      least = position?.from ?? least;
      return position?.from === position?.to;
    },
    async end(): Promise<void> {
      control.close();
      await connection.close();
    },
  };
}
type Trial = Awaited<ReturnType<typeof openTrial>>;

/** Counts of what happened, by what it was. */
const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(names)].map((name) => [name, names.filter((n) => n === name).length]),
  );

/** The next edit, of any kind when none is named, and when the publish after it is killed, if at all. */
interface Plan {
  kinds?: readonly string[] | undefined;
  moment: () => Moment | undefined;
}

/** Edits, publishes and kills until there were enough kills; at the end one run makes the site whole. */
async function killOften(trial: Trial, count: number, plan: () => Plan): Promise<void> {
  const phases: Phase[] = [];
  let [torn, healed] = [false, 0];
  while (phases.filter((phase) => phase !== 'let through').length < count) {
    const { kinds, moment } = plan();
    await trial.edit(kinds);
    const { phase } = await trial.run(moment());
    phases.push(phase);
    const matchesVersion = trial.inspect();
    if (phase === 'let through') expect(trial.behind()).toEqual([]);
    if (torn && matchesVersion) healed += 1;
    torn = !matchesVersion;
  }
  await trial.run();
  expect(trial.behind()).toEqual([]);
  expect(await trial.differencesFromPlainBuild()).toEqual([]);
  if (torn) healed += 1;
  console.log(`EDITS_SEED=${SEED}: killed`, tally(phases), `made whole again ${healed} times`);
}

test(
  'a publish may be killed at any moment',
  async () => {
    const trial = await openTrial('small', FEW_PRODUCTS, []);
    const { pick, upTo } = trial.editor;
    await trial.run();
    await trial.edit(WIDE);
    const { startedMs, endMs } = await trial.run();
    // The last part of its time it only closes what is open.
    const busyMs = Math.ceil((endMs - startedMs) * 0.8);
    const during = (): Moment => afterBegin(upTo(busyMs));
    const inMoves = (): Moment => whenMoved(join(trial.site, pick(trial.behind())));
    const anyTime = (): Moment => afterStart(upTo(Math.ceil(endMs)));
    const never = (): undefined => undefined;
    const moments = [during, during, during, during, inMoves, inMoves, inMoves, anyTime, never];
    await killOften(trial, kills, () => ({
      kinds: pick([WIDE, WIDE, undefined]),
      moment: pick(moments),
    }));
    await trial.end();
  },
  (kills + 10) * A_KILL_MS,
);

test(
  'so may one that several processes render, and none of them is left behind',
  async () => {
    const trial = await openTrial('large', MANY_PRODUCTS, ['--full']);
    const { pick, upTo } = trial.editor;
    const { startedMs, endMs } = await trial.run();
    const long = Math.ceil(endMs - startedMs);
    const moments: readonly (() => Moment)[] = [
      () => whileProcessesRender(upTo(Math.ceil(long / 2)), 'group'),
      () => whileProcessesRender(upTo(Math.ceil(long / 2)), 'first'),
      () => whenMoved(join(trial.site, pick(trial.behind()))),
    ];
    await killOften(trial, LARGE_KILLS, () => ({ kinds: WIDE, moment: pick(moments) }));
    await trial.end();
  },
  (LARGE_KILLS + 10) * A_KILL_MS,
);
