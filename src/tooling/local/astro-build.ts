/** Runs Astro to build the whole site: from which snapshot, and with how much memory. */
import { join } from 'node:path';
import { addressClashes } from '#site/snapshot/integrity.ts';
import { openStore } from '#site/snapshot/store.ts';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';

/** Astro's command line program, run by our Node. */
export const ASTRO_CLI = join(ROOT, 'node_modules/astro/bin/astro.mjs');

const HEAP_MIB = 300;
const HEAP_KIB_A_PRODUCT = 12;

/**
 * The heap size of a build, MiB: about twice the measured need at 1,000 and 20,000 products. Without a limit,
 * uncollected garbage makes the process half as large again.
 */
const heapFor = (products: number): number =>
  Math.ceil(HEAP_MIB + (HEAP_KIB_A_PRODUCT * products) / 1024);

/** Node's arguments for a build of a site with this many products. */
export const astroBuildArguments = (products: number): string[] => [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${heapFor(products)}`,
  ASTRO_CLI,
  'build',
];

/**
 * Checks a snapshot before a build.
 * @param snapshot its file, absolute
 * @returns its number of products, including drafts
 * @throws Failure naming the documents when two live ones have the same URL
 */
export function demandSoundSnapshot(snapshot: string): { products: number } {
  const store = openStore(snapshot);
  try {
    const clashes = addressClashes(store, store.asOf());
    if (clashes.length > 0) {
      throw new Failure(
        'Two live documents use the same page URL, so the site cannot be built.',
        clashes
          .map(
            ({ claim, paths }) =>
              `${claim}: ${paths.join(' and ')}. Change or archive one of them.`,
          )
          .join('\n'),
      );
    }
    return { products: store.countProducts() };
  } finally {
    store.close();
  }
}
