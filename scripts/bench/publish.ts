/** The cost of a publish after one edit, its reads, and the cost of rendering everything. */
import { availableParallelism, loadavg } from 'node:os';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { bypassProxyForLoopback, loadEnvFile, readEnvironment } from '#tooling/local/env.ts';
import type { Stage } from '#tooling/local/script.ts';
import { testFirestore } from '#tooling/local/test-site.ts';
import { measureNode } from './measured-process.ts';
import { demandPublished, editableProducts, raisePrice, type Editable } from './publish-edits.ts';
import { priceByWeight, publishRate } from './publish-rate.ts';
import { openShop, timedPublish, type BenchShop, type TimedPublish } from './publish-shop.ts';
import type { Row, Section } from './section.ts';
import { median, quantile } from './statistics.ts';

/** Edits that are not counted, until V8 has compiled the code. */
const WARM_UPS = 5;
const EDITS = 21;
const FULL_RENDERS = 3;
/** New silver rates, paise per gram. */
const RATES = [10_700, 10_900, 11_100];

/** The limits of the design. */
const BASE_MS = 50;
const MS_A_PAGE = 2;
const MOST_RATIO = 1.2;
const TIMES_BARE = 4;
const READS_BESIDES = 12;
/** Until a new silver rate is live, seconds. */
const MOST_SECONDS = 60;
/**
 * From this size on, the limit for rendering everything applies: below it, most of the time is spent on starting
 * processes.
 */
const LARGE = 20_000;

const BARE_WRITER = resolve(import.meta.dirname, 'bare-writer.ts');

/** A shop with the products that are edited in turn, and the measurements. */
interface Running {
  shop: BenchShop;
  editable: Editable[];
  edits: TimedPublish[];
}

async function editOnce({ shop, editable }: Running): Promise<TimedPublish> {
  const product = editable.shift();
  if (product === undefined) throw new Error('No product of the shop can be edited.');
  editable.push(product);
  const edit = await raisePrice(shop.firestore, product);
  const published = await timedPublish(shop);
  demandPublished(shop, edit);
  return published;
}

/** Edits in all shops in turn, so that other load on the machine affects all sizes equally. */
async function measureEdits({ progress }: Stage, shops: readonly BenchShop[]): Promise<Running[]> {
  const all = shops.map((shop) => ({
    shop,
    editable: editableProducts(shop),
    edits: new Array<TimedPublish>(),
  }));
  await progress.step('Publishing one edit', async (report) => {
    for (let round = 0; round < WARM_UPS + EDITS; round += 1) {
      for (const running of round % 2 === 0 ? all : all.toReversed()) {
        const published = await editOnce(running);
        if (round >= WARM_UPS) running.edits.push(published);
      }
      report(`${round + 1} of ${WARM_UPS + EDITS}`);
    }
  });
  return all;
}

interface Figure {
  measure: string;
  products: number | string;
  unit: string;
  values: readonly number[];
  /** Upper limit of the median. */
  bar?: number | undefined;
}

function row({ measure, products, unit, values, bar }: Figure): Row {
  const round = (value: number): number => Number(value.toFixed(2));
  return {
    what: measure,
    products,
    median: round(median(values)),
    p90: round(quantile(values, 0.9)),
    unit,
    ...(bar === undefined ? {} : { bar: round(bar), good: median(values) <= bar }),
    runs: values.length,
  };
}

const timesOf = ({ edits }: Running): number[] => edits.map(({ publishMs }) => publishMs);

function editRows({ shop, edits }: Running, idle: TimedPublish): Row[] {
  const { products } = shop;
  const pages = median(edits.map(({ dirty }) => dirty.length));
  const changed = median(edits.map(({ sync }) => sync.changed));
  return [
    row({
      measure: `one price edited, ${pages} pages: from the data read to files on disk`,
      products,
      unit: 'ms',
      values: edits.map(({ publishMs }) => publishMs),
      bar: BASE_MS + MS_A_PAGE * pages,
    }),
    row({
      measure: '  reading the emulator',
      products,
      unit: 'ms',
      values: edits.map(({ readMs }) => readMs),
    }),
    row({
      measure: '  reads',
      products,
      unit: 'reads',
      values: edits.map(({ sync }) => sync.reads),
      bar: changed + READS_BESIDES,
    }),
    row({
      measure: 'nothing changed',
      products,
      unit: 'reads',
      values: [idle.sync.reads],
      bar: READS_BESIDES,
    }),
  ];
}

/** The largest shop compared with the smallest. */
function ratioRows(all: readonly Running[]): Row[] {
  const [small, large] = [all.at(0), all.at(-1)];
  if (small === undefined || large === undefined || small === large) return [];
  const values = [median(timesOf(large)) / median(timesOf(small))];
  const products = `${large.shop.products} : ${small.shop.products}`;
  return [
    row({
      measure: 'the same, ratio of the medians',
      products,
      unit: '×',
      values,
      bar: MOST_RATIO,
    }),
  ];
}

/** Renders everything, each time followed by a Node script that writes the same files. */
async function fullRows({ progress, children }: Stage, shop: BenchShop): Promise<Row[]> {
  const { products, site } = shop;
  const seconds: number[] = [];
  const bare: number[] = [];
  await progress.step(`Rendering ${products} products`, async (report) => {
    for (let round = 0; round < FULL_RENDERS; round += 1) {
      report(`${round + 1} of ${FULL_RENDERS}`);
      seconds.push((await timedPublish(shop, true)).publishMs / 1000);
      const copy = `${site}-bare`;
      const args = [BARE_WRITER, site, copy];
      bare.push(Number((await measureNode(children, { name: 'bare-writer', args })).output));
      await rm(copy, { recursive: true, force: true });
    }
  });
  const bar = products < LARGE ? undefined : TIMES_BARE;
  const values = seconds.map((each, at) => each / (bare[at] ?? Number.NaN));
  return [
    row({ measure: 'everything rendered', products, unit: 's', values: seconds }),
    row({
      measure: '  the same files written by a plain script',
      products,
      unit: 's',
      values: bare,
    }),
    row({ measure: '  ratio', products, unit: '×', values, bar }),
  ];
}

/** A new silver rate, on which the price of every product depends. */
async function rateRows({ progress }: Stage, shop: BenchShop): Promise<Row[]> {
  const { products } = shop;
  await progress.step(`Pricing ${products} products by weight`, () => priceByWeight(shop));
  const values: number[] = [];
  await progress.step('Publishing new silver rates', async (report) => {
    for (const [at, rate] of RATES.entries()) {
      report(`${at + 1} of ${RATES.length}`);
      values.push(await publishRate(shop, rate));
    }
  });
  const bar = products < LARGE ? undefined : MOST_SECONDS;
  const measure = 'new silver rate, all products by weight: from the save to files on disk';
  return [row({ measure, products, unit: 's', values, bar })];
}

export const publish: Section = {
  name: 'publish',
  async run({ products }, stage) {
    loadEnvFile();
    bypassProxyForLoopback();
    const host = await testFirestore(stage, readEnvironment());
    process.env['FIRESTORE_EMULATOR_HOST'] = host;
    const shops: BenchShop[] = [];
    for (const size of products.toSorted((one, other) => one - other)) {
      shops.push(await openShop(stage, size, host));
    }
    const all = await measureEdits(stage, shops);
    const rows: Row[] = [];
    for (const running of all) rows.push(...editRows(running, await timedPublish(running.shop)));
    rows.push(...ratioRows(all));
    for (const shop of shops) rows.push(...(await fullRows(stage, shop)));
    for (const shop of shops) rows.push(...(await rateRows(stage, shop)));
    return {
      title: 'Publishing',
      notes: [
        `an edit raises the price of a product in the middle of a subcategory; ${EDITS} edits per size after ${WARM_UPS} that are not counted, alternating between sizes, in this process`,
        'the emulator replaces Firestore, with no network in between; the time for reading it is listed separately',
        `everything: all pages into a folder that holds the site, ${FULL_RENDERS} times; the plain script writes the same bytes to another folder`,
        `load ${loadavg()[0]?.toFixed(1) ?? '?'} at the end, on ${availableParallelism()} cores`,
      ],
      rows,
    };
  },
};
