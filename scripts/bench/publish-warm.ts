/** How long a running publisher takes from an edit to the files on disk, what it reads and writes for it. */
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Stage } from '#local/script.ts';
import { MARK_FILE } from '#publish/staging.ts';
import { clock } from './clock.ts';
import { startNode, type MeasuredProcess } from './measured-process.ts';
import {
  demandPublished,
  editableProducts,
  raisePrice,
  requestPublish,
  type Editable,
} from './publish-edits.ts';
import { asPublisher, type BenchShop } from './publish-shop.ts';
import { lookAt, touchedBetween, type Touched } from './touched-files.ts';

/** Edits that are not counted, until the programs have been compiled by V8. */
export const WARM_UPS = 10;
export const WARM_EDITS = 21;
export const IDLE_LOOKS = 5;

const POLL_MS = 20;
const PROGRAM = resolve(import.meta.dirname, 'warm-publisher.ts');
const ON_REQUEST = 'a request';

/** What `warm-publisher.ts` says of a publish; times by `clock`, ms. */
const told = z.object({
  occasion: z.string(),
  startedAt: z.number(),
  readAt: z.number(),
  plannedAt: z.number(),
  publishedAt: z.number(),
  reads: z.number(),
  changed: z.number(),
  dirty: z.number(),
  gone: z.number(),
  written: z.number(),
  deleted: z.number(),
});

export interface WarmEdit {
  /** From sending the batch to the files on disk, ms. */
  total: number;
  /** Until the batch was accepted, ms. */
  commit: number;
  /** From sending the batch until the publish began, ms. */
  notice: number;
  /** From there until Firestore was read, ms. */
  read: number;
  /** From there until it was known what to render, ms. */
  plan: number;
  /** From there until the files lay in their places, ms. */
  render: number;
  reads: number;
  changed: number;
  dirty: number;
  written: number;
}

export interface WarmFigures {
  shop: BenchShop;
  edits: WarmEdit[];
  /** Reads of looks that found nothing. */
  idleReads: number[];
  /** What one more edit touched in the site's folder, and how many files the publisher says it wrote. */
  files: Touched & { written: number };
  peakMib: number;
}

/** A running publisher with the products that are edited in turn. */
interface Running {
  shop: BenchShop;
  process: MeasuredProcess;
  products: Editable[];
}

/** Waits until the publisher has told the request that it is live, and is idle again. */
async function whenLive({ shop, process }: Running, request: string): Promise<void> {
  const document = shop.firestore.doc(request);
  while ((await document.get()).get('progress.state') !== 'live') {
    await Promise.race([pause(POLL_MS), process.finished]);
  }
}

async function nextPublish({ process }: Running, wanted: (occasion: string) => boolean) {
  for (;;) {
    const published = told.parse(await process.hear());
    if (wanted(published.occasion)) return published;
  }
}

const onRequest = (running: Running) => nextPublish(running, (occasion) => occasion === ON_REQUEST);

async function start(shop: BenchShop): Promise<Running> {
  const products = editableProducts(shop);
  const process = startNode(shop.children, {
    name: 'warm-publisher',
    args: asPublisher(PROGRAM),
    variables: shop.variables,
  });
  const running = { shop, process, products };
  await nextPublish(running, () => true);
  return running;
}

/** One edit, the next product in turn. */
async function edit(running: Running): Promise<WarmEdit> {
  const { shop, products } = running;
  const product = products.shift();
  if (product === undefined) throw new Error('No product of the shop can be edited.');
  products.push(product);
  const sentAt = clock();
  const made = await raisePrice(shop.firestore, product, { request: true });
  const committedAt = clock();
  const { startedAt, readAt, plannedAt, publishedAt, ...counts } = await onRequest(running);
  demandPublished(shop, made);
  if (made.request !== undefined) await whenLive(running, made.request);
  return {
    total: publishedAt - sentAt,
    commit: committedAt - sentAt,
    notice: startedAt - sentAt,
    read: readAt - startedAt,
    plan: plannedAt - readAt,
    render: publishedAt - plannedAt,
    ...counts,
  };
}

/** The reads of publishes with nothing to do. */
async function idleReadsOf(running: Running): Promise<number[]> {
  const all: number[] = [];
  for (let look = 0; look < IDLE_LOOKS; look += 1) {
    const request = await requestPublish(running.shop.firestore);
    const { reads, dirty } = await onRequest(running);
    await whenLive(running, request);
    if (dirty > 0) throw new Error(`A publish without a change rendered ${dirty} pages.`);
    all.push(reads);
  }
  return all;
}

async function watchedEdit(running: Running): Promise<WarmFigures['files']> {
  const { site } = running.shop;
  const before = lookAt(site);
  const { written } = await edit(running);
  const { touched, changed } = touchedBetween(before, lookAt(site));
  // The mark is the publisher's own, and another after each publish.
  const ofSite = (files: string[]): string[] => files.filter((file) => file !== MARK_FILE);
  return { touched: ofSite(touched), changed: ofSite(changed), written };
}

/** Edits in every shop in turn, so that whatever else the machine does hits all sizes alike. */
async function editInTurn(
  all: readonly Running[],
  rounds: number,
  say: (detail: string) => void,
): Promise<Map<Running, WarmEdit[]>> {
  const edits = new Map<Running, WarmEdit[]>(all.map((running) => [running, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const running of round % 2 === 0 ? all : all.toReversed()) {
      edits.get(running)?.push(await edit(running));
    }
    say(`${round + 1} of ${rounds}`);
  }
  return edits;
}

/** Measures all shops side by side. */
export async function measureWarm(
  { progress }: Stage,
  shops: readonly BenchShop[],
): Promise<WarmFigures[]> {
  const all = await progress.step('Starting the publishers', () => Promise.all(shops.map(start)));
  const idleReads = await progress.step('Looking at unchanged shops', () =>
    Promise.all(all.map(idleReadsOf)),
  );
  await progress.step('Warming them up', (say) => editInTurn(all, WARM_UPS, say));
  const edits = await progress.step('Publishing one edit', (say) =>
    editInTurn(all, WARM_EDITS, say),
  );
  const figures: WarmFigures[] = [];
  for (const [place, running] of all.entries()) {
    const { shop } = running;
    await progress.step(`Checking reads and writes, ${shop.products} products`, async () => {
      const files = await watchedEdit(running);
      const { peakMib } = await running.process.stop();
      figures.push({
        shop,
        edits: edits.get(running) ?? [],
        idleReads: idleReads[place] ?? [],
        files,
        peakMib,
      });
    });
  }
  return figures;
}
