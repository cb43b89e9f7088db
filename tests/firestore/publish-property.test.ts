/**
 * After any edits, the publisher's output is the same, byte for byte, as a full render by the compiled pages, and at
 * the end, after edits of every kind, as a plain build.
 */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shopDocuments, type Write } from '#fixtures/edited-shop.ts';
import { randomEdits, type Step } from '#fixtures/random-edits.ts';
import { edits, seedOr } from '#fixtures/run-length.ts';
import { siteComparisons } from '#fixtures/site-comparisons.ts';
import { slimBundle } from '#fixtures/slim-bundle.ts';
import { ROOT } from '#tooling/local/env.ts';
import { writeDocuments } from '#tooling/local/seed.ts';
import { localTarget } from '#site/publish/deploy.ts';
import { openPublisher, type Published, type Publisher } from '#site/publish/publisher.ts';
import { filesIn } from '#site/publish/site-files.ts';
import { connectFirestore } from '#firebase/admin/firestore.ts';
import { syncStore } from '#site/snapshot/sync.ts';

const SEED = seedOr(2);
/** All are live, on two full pages of the list: the next one starts another page. */
const PRODUCTS = 48;
/** Maximum reads of a publish in addition to the written documents. */
const FEW_READS = 12;
const AN_EDIT_MS = 15_000;
const MOST_KINDS = 80;

const PLACE = '.cache/test/publish-property';
const inPlace = (name: string): string => join(ROOT, PLACE, name);
const SITE = inPlace('site');
const SNAPSHOT = inPlace('snapshot.sqlite');

const PROJECT = `demo-publish-${crypto.randomUUID().slice(0, 8)}`;
const connection = connectFirestore({ projectId: PROJECT });
const { firestore } = connection;
afterAll(() => connection.close());

/** Number of documents written since the publisher's last read. */
let skipped = 0;

/** Executes the writes of a step; of several writes of one document, the last one counts. */
async function write(writes: readonly Write[]): Promise<void> {
  const documents = new Map(writes.map((each) => [each.path, each]));
  skipped += documents.size;
  await writeDocuments(firestore, documents.values());
}

/** Offset of the server's time, ms. */
let ahead = 0;

const open = async (): Promise<Publisher> =>
  openPublisher({
    site: SITE,
    snapshot: SNAPSHOT,
    folder: inPlace('state'),
    bundle: await slimBundle(),
    target: localTarget,
    sync: (store, { full }) =>
      syncStore(
        firestore,
        { ...store, setAsOf: (now) => store.setAsOf(now + ahead) },
        { source: 'emulator/shop', full },
      ),
  });

interface FileState {
  hash: string;
  /** Changes when the file is written, even with the same bytes. */
  written: string;
}

const hashes = new Map<string, string>();

/** The hash of a file; cached until the file is written. */
function hashAt(path: string, written: string): string {
  const cached = hashes.get(path + written);
  if (cached !== undefined) return cached;
  const digest = hash('sha256', readFileSync(path));
  hashes.set(path + written, digest);
  return digest;
}

const siteFiles = (): Map<string, FileState> =>
  new Map(
    filesIn(SITE).map((file) => {
      const { ino, mtimeNs } = statSync(join(SITE, file), { bigint: true });
      const written = `${ino} ${mtimeNs}`;
      return [file, { hash: hashAt(join(SITE, file), written), written }];
    }),
  );

/** The files in `after` whose `property` differs from `before`. */
const otherwise = (
  before: ReadonlyMap<string, FileState>,
  after: ReadonlyMap<string, FileState>,
  property: keyof FileState,
): string[] =>
  [...after]
    .filter(([file, state]) => before.get(file)?.[property] !== state[property])
    .map(([f]) => f);

const totals = {
  publishes: 0,
  refused: 0,
  rendered: 0,
  inVain: 0,
  written: 0,
  deleted: 0,
  reads: 0,
};

/** Expects that a publish did what it reports, and no more than needed. */
function expectNoMore(
  published: Published,
  before: ReadonlyMap<string, FileState>,
  occasion: string,
): void {
  const after = siteFiles();
  const changed = otherwise(before, after, 'hash');
  const removed = [...before.keys()].filter((file) => !after.has(file));
  expect(otherwise(before, after, 'written'), occasion).toEqual(changed);
  expect([published.written, published.deleted], occasion).toEqual([
    changed.length,
    removed.length,
  ]);
  totals.publishes += 1;
  totals.written += changed.length;
  totals.deleted += removed.length;
  if (published.sync.mode === 'full') return;
  totals.rendered += published.dirty.length;
  totals.inVain += published.dirty.length - changed.length;
  totals.reads += published.sync.reads;
}

async function publishStep(publisher: Publisher, step: Step, occasion: string): Promise<void> {
  const before = siteFiles();
  const most = skipped + FEW_READS;
  skipped = 0;
  const { full, allow } = step;
  const request = { full, allow: new Set(allow === undefined ? [] : [allow]) };
  if (step.publish !== 'live') {
    const refusal = { refusal: step.publish };
    await expect(publisher.publish(request), occasion).rejects.toMatchObject(refusal);
    expect(siteFiles(), occasion).toEqual(before);
    totals.refused += 1;
    return;
  }
  const published = await publisher.publish(request).catch((error: unknown) => {
    throw new Error(`${occasion}: the publish failed`, { cause: error });
  });
  expectNoMore(published, before, occasion);
  if (published.sync.mode === 'full') return;
  expect(published.sync.reads, `${occasion}: reads`).toBeLessThanOrEqual(most);
}

/** Closes the publisher and opens it again, like another process; sometimes without its snapshot, as in CI. */
async function openAgain(publisher: Publisher, fate: string): Promise<Publisher> {
  if (fate === 'goes on') return publisher;
  publisher.close();
  if (fate === 'starts without its snapshot') rmSync(SNAPSHOT);
  return open();
}
const FATES = ['goes on', 'goes on', 'goes on', 'starts again', 'starts without its snapshot'];

test(
  'after every edit the site equals a full render, and at the end a plain build',
  async () => {
    rmSync(inPlace(''), { recursive: true, force: true });
    const documents = shopDocuments(PRODUCTS);
    await write(documents);
    const editor = randomEdits(documents, SEED);
    const compare = siteComparisons(PLACE, await slimBundle());
    let publisher = await open();
    await publisher.publish();
    expect(existsSync(join(SITE, 'dev')), 'a site under development').toBe(false);
    await compare.begin(publisher, 'the first publish');

    const kinds: string[] = [];
    for (const { kind, steps } of editor.sequence(edits)) {
      kinds.push(kind);
      const occasion = `EDITS_SEED=${SEED}, edit ${kinds.length}, ${kind}`;
      publisher = await openAgain(publisher, editor.pick(FATES));
      for (const step of steps) {
        await write(step.writes);
        ahead = step.ahead;
        if (step.publish !== 'none') await publishStep(publisher, step, occasion);
      }
      await compare.begin(publisher, occasion);
    }
    await compare.begin(publisher, `EDITS_SEED=${SEED}, a plain build`, true);
    const compared = await compare.end();
    publisher.close();
    expect([...new Set(kinds)].toSorted()).toEqual(editor.kinds.toSorted());
    console.log(
      `EDITS_SEED=${SEED}: ${kinds.length} edits, ${compared} times the same as a full render;`,
      totals,
    );
  },
  (edits + MOST_KINDS) * AN_EDIT_MS,
);
