/** One edit, and what brings the site up to date when no publisher runs: a fresh one, Astro, or Astro's incremental build. */
import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { astroBuildArguments } from '#local/astro-build.ts';
import { ROOT } from '#local/env.ts';
import type { Stage } from '#local/script.ts';
import { compareSites } from '#publish/compare.ts';
import { MARK_FILE } from '#publish/staging.ts';
import { measureNode, startNode, type Measurement } from './measured-process.ts';
import { demandPublished, editableProducts, raisePrice } from './publish-edits.ts';
import { PUBLISHER, type BenchShop } from './publish-shop.ts';

export const FRESH_EDITS = 5;

const INCREMENTAL = resolve(import.meta.dirname, 'incremental-build.ts');

/** What `incremental-build.ts` says. */
const told = z.object({ routes: z.number(), withoutKey: z.array(z.string()) });

export interface FreshPublish {
  /** From its start until the files lay in their places. */
  toDiskSeconds: number;
  /** Until the process had ended. */
  seconds: number;
  peakMib: number;
  dirty: number;
}

export interface AstroBuild {
  seconds: number;
  peakMib: number;
  rendered: number;
}

export interface IncrementalBuild extends AstroBuild {
  /** Routes that no digest could be had for. */
  withoutKey: readonly string[];
}

export interface AfterEditFigures {
  shop: BenchShop;
  fresh: FreshPublish[];
  plain: AstroBuild[];
  incremental: IncrementalBuild[];
  /** Files in which the three sites differ; there should be none. */
  differences: string[];
}

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Where Astro builds to, from the project's folder. */
const builtInto = ({ folder }: BenchShop, kind: 'plain' | 'incremental'): string =>
  relative(ROOT, join(folder, `astro-${kind}`));

const astroVariables = (shop: BenchShop, kind: 'plain' | 'incremental') => ({
  ...shop.variables,
  ASTRO_OUT: builtInto(shop, kind),
});

/** Astro marks the pages that it did not render. */
const renderedIn = ({ output }: Measurement): number =>
  count(output, /├─/g) - count(output, /\((?:cached|restored)\)/g);

async function publishAfresh(shop: BenchShop): Promise<FreshPublish> {
  const { children, variables, site } = shop;
  const program = { name: 'publish-once', args: [...PUBLISHER, '--once'], variables };
  const { startedAt, seconds, peakMib, output } = await measureNode(children, program);
  // Moved last of all files.
  const toDiskSeconds = (statSync(join(site, MARK_FILE)).ctimeMs - startedAt) / 1000;
  const dirty = Number(/(\d+) pages rendered/.exec(output)?.[1]);
  return { toDiskSeconds, seconds, peakMib, dirty };
}

async function buildPlainly(shop: BenchShop): Promise<AstroBuild> {
  const measured = await measureNode(shop.children, {
    name: 'astro-plain',
    args: astroBuildArguments(shop.products),
    variables: astroVariables(shop, 'plain'),
  });
  return { ...measured, rendered: renderedIn(measured) };
}

async function buildIncrementally(shop: BenchShop): Promise<IncrementalBuild> {
  // All but Astro's program and its command: what Node itself is given.
  const flags = astroBuildArguments(shop.products).slice(0, -2);
  const building = startNode(shop.children, {
    name: 'astro-incremental',
    args: [...flags, INCREMENTAL, shop.known, join(shop.folder, 'astro-cache')],
    variables: astroVariables(shop, 'incremental'),
  });
  const { withoutKey } = told.parse(await building.hear());
  const measured = await building.finished;
  return { ...measured, rendered: renderedIn(measured), withoutKey };
}

function differencesOf(shop: BenchShop): string[] {
  return (['plain', 'incremental'] as const).flatMap((kind) =>
    compareSites(shop.site, resolve(ROOT, builtInto(shop, kind))).map(
      ({ file, what }) => `${file} ${what} (${kind})`,
    ),
  );
}

/** A shop with what is measured of it, and the products that are edited in turn. */
function open(shop: BenchShop) {
  return {
    shop,
    products: editableProducts(shop),
    fresh: new Array<FreshPublish>(),
    plain: new Array<AstroBuild>(),
    incremental: new Array<IncrementalBuild>(),
  };
}

/** One edit, published in all three ways. */
async function editOnce(
  { shop, products, fresh, plain, incremental }: ReturnType<typeof open>,
  round: number,
  say: (way: string) => void,
): Promise<void> {
  const product = products[round % products.length];
  if (product === undefined) throw new Error('No product of the shop can be edited.');
  const edit = await raisePrice(shop.firestore, product, { request: false });
  say('a fresh publisher');
  fresh.push(await publishAfresh(shop));
  demandPublished(shop, edit);
  say('astro build');
  plain.push(await buildPlainly(shop));
  say("Astro's incremental build");
  incremental.push(await buildIncrementally(shop));
}

/** Measures all shops in turn. */
export async function measureAfterEdit(
  { progress }: Stage,
  shops: readonly BenchShop[],
): Promise<AfterEditFigures[]> {
  const all = shops.map(open);
  for (const { shop } of all) {
    await progress.step(`Astro's first incremental build, ${shop.products} products`, () =>
      buildIncrementally(shop),
    );
  }
  await progress.step('One edit, three ways', async (say) => {
    for (let round = 0; round < FRESH_EDITS; round += 1) {
      for (const one of all) {
        const place = `${round + 1} of ${FRESH_EDITS}, ${one.shop.products} products`;
        await editOnce(one, round, (way) => say(`${place}, ${way}`));
      }
    }
  });
  return all.map(({ shop, fresh, plain, incremental }) => ({
    shop,
    fresh,
    plain,
    incremental,
    differences: differencesOf(shop),
  }));
}
