/** `npm run publisher` as a user runs it: its flags, its exit codes, and how it handles its own damaged files. */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BUNDLES, copyProject, giveCompiledPages, startPublisher } from '#fixtures/project-copy.ts';
import { fillSmallShop } from '#fixtures/small-shop.ts';
import { temporaryFolder } from '#fixtures/temporary-folder.ts';
import { DEMO_PROJECT } from '#tooling/local/env.ts';
import { startFirestore } from '#tooling/local/firestore-emulator.ts';
import { freePort } from '#tooling/local/ports.ts';
import { createChildren } from '#tooling/local/processes.ts';
import { compareSites } from '#site/publish/compare.ts';
import {
  connectFirestore,
  FieldValue,
  type FirestoreConnection,
} from '#firebase/admin/firestore.ts';

const UP_MS = 50_000;

const copy = copyProject();
const data = temporaryFolder();
const site = join(copy, 'dist');
/** The expected site. */
const oracle = join(temporaryFolder(), 'site');

const children = createChildren(temporaryFolder());
const variables: Record<string, string> = { LOCAL_DATA: data, ASTRO_OUT: 'dist' };
let connection: FirestoreConnection;
let shop: Awaited<ReturnType<typeof fillSmallShop>>;

// An emulator of its own: the command publishes the demo project, which may be in use.
beforeAll(async () => {
  const flag = { service: 'Firestore', flag: '--firestore-port', variable: 'FIRESTORE_PORT' };
  const { host } = await startFirestore(children, { port: { ...flag, port: await freePort() } });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  variables['FIRESTORE_EMULATOR_HOST'] = host;
  connection = connectFirestore({ projectId: DEMO_PROJECT });
  shop = await fillSmallShop(connection.firestore, 10);
  await giveCompiledPages(copy);
});
afterAll(async () => {
  await connection.close();
  await children.stopAll();
});

const start = (...flags: string[]) => startPublisher(copy, { flags, variables });

/** Runs the command to its end. */
async function run(...flags: string[]) {
  const { exited, output } = start(...flags);
  return { code: await exited, output: output() };
}

const differences = () => compareSites(site, oracle);

/** Records the expected site. */
function remember(folder: string): void {
  rmSync(oracle, { recursive: true, force: true });
  cpSync(folder, oracle, { recursive: true });
}

test('--once publishes the shop, and renders nothing when nothing changed', async () => {
  const first = await run('--once');
  expect(first).toMatchObject({ code: 0 });
  expect(first.output).toContain('Compiling the pages: up to date');
  expect(first.output).toMatch(/Snapshot \(full\)/);
  expect(existsSync(join(site, 'product/RG1/rg1.html'))).toBe(true);
  const second = await run('--once');
  expect(second).toMatchObject({ code: 0 });
  expect(second.output).toMatch(/Snapshot \(full\): \d+ reads, 0 changed/);
  expect(second.output).toContain('Site: 0 pages rendered, 0 files written, 0 deleted');
});

test('--once publishes an edit in the console; a scheduled run reads only saved changes', async () => {
  await connection.firestore.doc('prod/rg1').update({ title: 'Edited in the console' });
  const { output } = await run('--once', '--automatic');
  expect(output).toMatch(/Snapshot \(delta\): \d+ reads, 0 changed/);
  const page = () => readFileSync(join(site, 'product/RG1/rg1.html'), 'utf8');
  expect(page()).not.toContain('Edited in the console');
  expect(await run('--once')).toMatchObject({ code: 0 });
  expect(page()).toContain('Edited in the console');
});

test('--once processes requests of staff', async () => {
  const document = connection.firestore.doc('publishes/asked');
  const now = FieldValue.serverTimestamp();
  const request = { requestedBy: 'anita', requestedAt: now, updatedAt: now, quarantine: [] };
  await document.set({ ...request, progress: { state: 'queued' } });
  expect(await run('--once')).toMatchObject({ code: 0 });
  expect((await document.get()).get('progress.state')).toBe('live');
});

test('--verify ends with 5 and names a page changed by another program; --full repairs it', async () => {
  const page = join(site, 'about.html');
  const { atime, mtime } = statSync(page);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<title>About', '<title>Abort'));
  utimesSync(page, atime, mtime);
  const result = await run('--verify');
  expect(result.output).toMatch(/about\.html differs from byte \d+: ".*Abort/);
  expect(result.code).toBe(5);
  remember(join(copy, '.cache/plain-build'));
  expect((await run('--once', '--full')).code).toBe(0);
  expect(differences()).toEqual([]);
});

test.each([
  [
    ['--once', '--allow', 'anything'],
    'Unknown override in "anything".',
    'fewer-products, malformed',
  ],
  [['--once', '--deploy', 'moon'], 'Unknown deploy target "moon".', 'local, firebase'],
  [['--once', '--deploy', 'firebase'], 'FIREBASE_PROJECT is not set', 'SITE_URL'],
  [['--onec'], "Unknown option '--onec'", '--once'],
])('%j is rejected with the problem and the valid values', async (flags, wrong, remedy) => {
  const { code, output } = await run(...flags);
  expect(code).toBe(1);
  expect(output).toContain(wrong);
  expect(output).toContain(remedy);
  expect(output).not.toMatch(/^\s+at /m);
});

test('deploys only the live shop', async () => {
  const publisher = startPublisher(copy, {
    flags: ['--once', '--deploy', 'firebase'],
    variables: { ...variables, FIREBASE_PROJECT: 'a-live-shop', SITE_URL: 'https://shop.example' },
  });
  expect(await publisher.exited).toBe(1);
  expect(publisher.output()).toContain(
    'Only the live shop can be deployed. Building from the local Firestore',
  );
});

test('a refused publish ends with 3, and succeeds with the override', async () => {
  const removed = ['prod/rg8', 'prod/rg9', 'prod/rg10'];
  for (const path of removed) await shop.remove(path);
  const refused = await run('--once');
  expect(refused.code).toBe(3);
  expect(refused.output).toMatch(/Refused.*7 products are live, and 10 were/);
  expect(differences()).toEqual([]);
  expect((await run('--once', '--allow', 'fewer-products')).code).toBe(0);
  expect(existsSync(join(site, 'product/RG9/rg9.html'))).toBe(false);
  for (const path of removed) await shop.restore(path);
  expect((await run('--once')).code).toBe(0);
});

test('a second publisher names the first and ends with 4; a killed one leaves no lock', async () => {
  const service = start();
  await vi.waitFor(() => expect(service.output()).toContain('Waiting for publish requests'), UP_MS);
  const second = await run('--once');
  expect(second.code).toBe(4);
  expect(second.output).toContain(`process ${service.pid}`);
  service.kill('SIGKILL');
  expect(await service.exited).toBe('SIGKILL');
  expect((await run('--once')).code).toBe(0);
});

test('the service stops cleanly on a signal', async () => {
  const service = start();
  await vi.waitFor(() => expect(service.output()).toContain('Waiting for publish requests'), UP_MS);
  service.kill('SIGTERM');
  expect(await service.exited).toBe(0);
});

describe('with damaged or missing files of its own', () => {
  const bundles = join(copy, BUNDLES);
  const bundleFile = (path: string): string => join(bundles, readdirSync(bundles)[0] ?? '', path);
  const stateFile = join(data, 'site-dist/state.sqlite');
  const snapshot = join(data, 'snapshot.sqlite');
  const dropDatabase = (file: string): void => {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
  };

  // The last test compares it with a plain build.
  beforeAll(() => remember(site));

  test.each([
    {
      title: 'the compiled pages are missing',
      spoil: () => rmSync(bundles, { recursive: true }),
      message: 'Compiling the pages: compiled',
    },
    {
      title: 'the compiled pages are damaged',
      spoil: () => {
        const entry = bundleFile('server/entry.mjs');
        writeFileSync(entry, 'x'.repeat(statSync(entry).size));
      },
      message: 'Compiling the pages: compiled',
    },
    {
      title: 'a plain build replaced the site, with one extra and one missing page',
      spoil: () => {
        rmSync(site, { recursive: true });
        cpSync(oracle, site, { recursive: true });
        writeFileSync(join(site, 'left-over.html'), 'of another shop');
        rmSync(join(site, 'about.html'));
      },
      message: 'the files of the site were changed by another program',
    },
    {
      title: 'the state is no database, and pages of the snapshot are damaged',
      spoil: () => {
        dropDatabase(stateFile);
        writeFileSync(stateFile, 'no database');
        // A later page is not checked when the file is opened.
        const bytes = readFileSync(snapshot);
        writeFileSync(snapshot, bytes.fill(0xa5, 3 * 4096));
      },
      message: 'snapshot.sqlite cannot be read and is created again',
    },
  ])('$title: reports it, and the site is correct', async ({ spoil, message }) => {
    spoil();
    const { code, output } = await run('--once');
    expect(output).toContain(message);
    expect(code).toBe(0);
    expect(differences()).toEqual([]);
  });

  test('--verify ends with 0 when the site equals a plain build', async () => {
    await shop.saveProduct('rg1', { title: 'Another ring' });
    const verified = await run('--once', '--verify');
    expect(verified.output).toContain('No differences.');
    expect(verified.code).toBe(0);
    expect((await run('--once')).output).toContain('Site: 0 pages rendered');
  });
});
