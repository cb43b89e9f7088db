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
  'each shop: an emulator of its own with the demo shop; an edit raises the price of the product in the middle of a subcategory, in one batch with the mark and the request',
  `warm: the service in a process of its own, after ${WARM_UPS} edits that are not counted; ${WARM_EDITS} edits a size, the sizes in turn; from when the request is in Firestore (accepted, or seen by the publisher) to after the last rename, when the product's page is looked at for the new price; bar: 50 ms + 2 ms × pages`,
  'the emulator replaces Firestore, with no network in between; the time spent reading it is listed separately',
  'files are renamed into place, not forced to the disk',
  `fresh: \`npm run publisher -- --once\` without npm, ${FRESH_EDITS} edits; files on disk: when the last file was renamed`,
  `everything: from an empty folder and no state, snapshot and bundle at hand, ${FULL_RENDERS} times, each followed by a bare Node script that writes the same bytes to the same paths, and by as many at once as rendered (reading is not counted; the longest of them counts)`,
  `reads: as the sync reports them, ${WARM_EDITS} edits and ${IDLE_LOOKS} looks; the service's watch reads each request besides, which is one more`,
  "files touched: inode, times and hash of each file before and after one edit; the publisher's mark, `.publish`, is left out",
  "memory: each process's own peak resident memory; of several processes the sum of their peaks, with Node's own shared pages counted in each",
];

function incrementalNote({ shop, incremental, differences }: AfterEditFigures): string {
  const withoutKey = incremental.at(-1)?.withoutKey ?? [];
  const keyed =
    withoutKey.length === 0
      ? 'every route had a true one'
      : `for ${withoutKey.length} routes there was none: ${withoutKey.slice(0, NAMED).join(', ')}`;
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
  `load ${loadavg()[0]?.toFixed(1) ?? '?'} at the end, on ${availableParallelism()} cores; the benchmark's own processes are in it`;

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
        "Astro's incremental build takes its cacheKeys from the publisher's own records, by an integration that adds them where Astro asks for the routes; making them up costs it nothing but reading them",
        ...warm.map(pagesNote),
        ...after.map(incrementalNote),
        load(),
      ],
      rows: publishRows(warm, after, full),
    };
  },
};
