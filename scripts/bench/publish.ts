/** What a publish costs after one edit, warm and in a fresh process, and what Astro alone needs for the same. */
import { availableParallelism, loadavg } from 'node:os';
import { bundleId } from '#publish/bundle/compile.ts';
import { keepLoopbackDirect, loadEnvFile, ROOT } from '#local/env.ts';
import { Failure } from '#local/failure.ts';
import type { Stage } from '#local/script.ts';
import { FRESH_EDITS, measureAfterEdit, type AfterEditFigures } from './publish-after-edit.ts';
import { FULL_RENDERS, measureFullRender } from './publish-full-render.ts';
import { publishRows } from './publish-rows.ts';
import { openShop, type BenchShop } from './publish-shop.ts';
import { IDLE_LOOKS, measureWarm, WARM_EDITS, WARM_UPS, type WarmFigures } from './publish-warm.ts';
import type { Section } from './section.ts';

/** How many differing files a note names. */
const NAMED = 5;

const HOW = [
  'each shop: its own emulator with the demo shop; an edit raises the price of a product in the middle of a subcategory, in one batch with the publish request',
  `warm: the service in its own process, after ${WARM_UPS} warm-up edits; ${WARM_EDITS} edits per size, alternating between sizes; from when the request is in Firestore (accepted, or seen by the publisher) until after the last rename, when the product's page is checked for the new price; limit: 50 ms + 2 ms × pages`,
  'the emulator replaces Firestore, with no network in between; the time spent reading it is listed separately',
  'files are renamed into place, without fsync',
  `fresh: \`npm run publisher -- --once\` without npm, ${FRESH_EDITS} edits; files on disk: when the last file was renamed`,
  `everything: from an empty folder without state, with snapshot and bundle ready, ${FULL_RENDERS} times; after each, a plain Node script writes the same bytes to the same paths, in one process and in as many as rendered (reading is not counted; the slowest process counts)`,
  `reads: as reported by the sync, ${WARM_EDITS} edits and ${IDLE_LOOKS} syncs without changes; the service also reads each request, which is one more`,
  "files touched: inode, times and hash of each file before and after one edit; the publisher's file `.publish` is not counted",
  "memory: peak resident memory of each process; for several processes the sum of their peaks, with Node's shared pages counted in each",
];

function incrementalNote({ shop, incremental, differences }: AfterEditFigures): string {
  const withoutKey = incremental.at(-1)?.withoutKey ?? [];
  const keyed =
    withoutKey.length === 0
      ? 'every route had one'
      : `missing for ${withoutKey.length} routes: ${withoutKey.slice(0, NAMED).join(', ')}`;
  const same =
    differences.length === 0
      ? 'the three sites are the same, byte by byte'
      : `THE SITES DIFFER in ${differences.length} files: ${differences.slice(0, NAMED).join('; ')}`;
  return `${shop.products} products: cacheKey: ${keyed}; after the last edit ${same}`;
}

const pagesNote = ({ shop, edits }: WarmFigures): string => {
  const pages = edits.map(({ dirty }) => dirty);
  return `${shop.products} products: an edit made ${Math.min(...pages)} to ${Math.max(...pages)} pages dirty`;
};

const load = (): string =>
  `load ${loadavg()[0]?.toFixed(1) ?? '?'} at the end, on ${availableParallelism()} cores; including the benchmark's own processes`;

async function openShops(stage: Stage, products: readonly number[]): Promise<BenchShop[]> {
  const sizes = [...new Set(products)].sort((one, other) => one - other);
  const shops: BenchShop[] = [];
  for (const size of sizes) shops.push(await openShop(stage, size));
  return shops;
}

export const publish: Section = {
  name: 'publish',
  async run({ products }, stage) {
    loadEnvFile();
    keepLoopbackDirect();
    const sources = bundleId(ROOT);
    const shops = await openShops(stage, products);
    const warm = await measureWarm(stage, shops);
    const after = await measureAfterEdit(stage, shops);
    const full = await measureFullRender(stage, shops);
    if (bundleId(ROOT) !== sources) {
      throw new Failure(
        'The source files changed during the measurement.',
        'Measure again without changing source files.',
      );
    }
    return {
      title: 'Publishing one edit',
      notes: [
        ...HOW,
        "Astro's incremental build gets its cacheKeys from the publisher's records, through an integration that adds them when Astro lists the routes; the only cost is reading them",
        ...warm.map(pagesNote),
        ...after.map(incrementalNote),
        load(),
      ],
      rows: publishRows(warm, after, full),
    };
  },
};
