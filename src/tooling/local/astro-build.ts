/** How Astro is run to build the whole site: from which snapshot, and with how much memory. */
import { join } from 'node:path';
import { addressClashes } from '#site/snapshot/integrity.ts';
import { openStore } from '#site/snapshot/store.ts';
import { ROOT } from './env.ts';
import { Failure } from './failure.ts';

/** Astro's program, run by our Node. */
export const ASTRO_CLI = join(ROOT, 'node_modules/astro/bin/astro.mjs');

const HEAP_MIB = 300;
const HEAP_KIB_A_PRODUCT = 12;

/**
 * The heap that a build gets, MiB: about twice what it was seen to need at 1,000 and 20,000 products.
 * Without a bound, garbage is left lying until the process is half as large again.
 */
const heapFor = (products: number): number =>
  Math.ceil(HEAP_MIB + (HEAP_KIB_A_PRODUCT * products) / 1024);

/** What Node is given to build a site of so many products. */
export const astroBuildArguments = (products: number): string[] => [
  '--disable-warning=ExperimentalWarning',
  `--max-old-space-size=${heapFor(products)}`,
  ASTRO_CLI,
  'build',
];

/**
 * Looks a snapshot over before a site is made of it.
 * @param snapshot its file, absolute
 * @returns how many products it holds, drafts included
 * @throws Failure naming the documents when two that are live claim one address
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
