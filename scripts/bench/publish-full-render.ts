/** How long the publisher takes to render a whole site, beside a bare Node script that writes the same files. */
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { ROOT } from '#local/env.ts';
import type { Stage } from '#local/script.ts';
import { openStore } from '#snapshot/store.ts';
import { measureNode, startNode } from './measured-process.ts';
import { asPublisher, publishedInto, type BenchShop } from './publish-shop.ts';

export const FULL_RENDERS = 5;

const PROGRAM = resolve(import.meta.dirname, 'full-render.ts');
const BARE_WRITER = resolve(import.meta.dirname, 'bare-writer.ts');

/** What `full-render.ts` says. */
const told = z.object({
  seconds: z.number(),
  dirty: z.number(),
  written: z.number(),
  childPeaksMib: z.array(z.number()),
});

export interface FullRender {
  seconds: number;
  dirty: number;
  written: number;
  /** How many processes rendered, the publisher's own among them. */
  processes: number;
  /** Of the publisher alone, MiB. */
  ownPeakMib: number;
  /** Of all its processes, each at its own peak, MiB; undefined where that cannot be known. */
  peakMib: number | undefined;
  /** What one bare writer took for the same files. */
  bareSeconds: number;
  /** What as many bare writers as rendered took together. */
  bareTogetherSeconds: number;
}

export interface FullRenderFigures {
  shop: BenchShop;
  renders: FullRender[];
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** A folder to publish into with a copy of the shop's snapshot, and nothing else yet. */
async function prepare({ folder, snapshot }: BenchShop) {
  const place = publishedInto(relative(ROOT, join(folder, 'full')));
  await remove(join(folder, 'full'));
  await mkdir(dirname(place.snapshot), { recursive: true });
  const store = openStore(snapshot);
  store.copyTo(place.snapshot);
  store.close();
  return place;
}

/** Writes the files of `site` again, with so many processes at once; gives the longest time spent writing. */
async function writeBarely(shop: BenchShop, site: string, processes: number): Promise<number> {
  const copy = join(shop.folder, 'bare');
  await remove(copy);
  const runs = await Promise.all(
    Array.from({ length: processes }, (_, share) =>
      measureNode(shop.children, {
        name: `bare-writer-${share}`,
        args: [BARE_WRITER, site, copy, String(share), String(processes)],
      }),
    ),
  );
  await remove(copy);
  return Math.max(...runs.map(({ output }) => Number(output)));
}

async function renderOnce(shop: BenchShop): Promise<FullRender> {
  const { variables, site } = await prepare(shop);
  const rendering = startNode(shop.children, {
    name: 'full-render',
    args: asPublisher(PROGRAM),
    variables,
  });
  const { seconds, dirty, written, childPeaksMib } = told.parse(await rendering.hear());
  const { peakMib: ownPeakMib } = await rendering.finished;
  const processes = childPeaksMib.length + 1;
  const bareSeconds = await writeBarely(shop, site, 1);
  const bareTogetherSeconds = await writeBarely(shop, site, processes);
  const known = childPeaksMib.every((peak) => peak > 0);
  return {
    seconds,
    dirty,
    written,
    processes,
    ownPeakMib,
    peakMib: known ? ownPeakMib + sum(childPeaksMib) : undefined,
    bareSeconds,
    bareTogetherSeconds,
  };
}

/** Renders each shop several times, each time followed by the bare writers. */
export async function measureFullRender(
  { progress }: Stage,
  shops: readonly BenchShop[],
): Promise<FullRenderFigures[]> {
  const figures = shops.map((shop) => ({ shop, renders: new Array<FullRender>() }));
  await progress.step('Rendering everything, and writing it without a database', async (say) => {
    for (let round = 0; round < FULL_RENDERS; round += 1) {
      for (const { shop, renders } of figures) {
        say(`${round + 1} of ${FULL_RENDERS}, ${shop.products} products`);
        renders.push(await renderOnce(shop));
      }
    }
  });
  for (const { shop } of figures) await remove(join(shop.folder, 'full'));
  return figures;
}
