/**
 * Copies the linked pictures of imported products into the shop, in the background. It is a bulk change like others,
 * with progress on every screen and undo.
 */
import { atom } from 'nanostores';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkDone,
  type BulkOptions,
  type BulkResult,
} from '#admin/shell/actions/bulk-write.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import { inParallel } from '#core/in-parallel.ts';
import { contentOfLink } from '#core/import/linked-images.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { Image } from '#schema/image.ts';
import { replaceLinks } from './actions/place-pictures.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { LinkedProduct } from './model/import-session.ts';

/** A picture that can't be copied. */
export interface MissingPicture {
  sku: string;
  url: string;
  why: string;
}

export interface Copying {
  state: 'running' | 'ended';
  /** When the file of the import was chosen, ms. */
  file: number;
  copied: number;
  missing: readonly MissingPicture[];
}

export const $copying = atom<Copying | undefined>(undefined);

interface Tally extends BulkResult {
  doubtful: BulkDone[];
  copied: number;
  missing: MissingPicture[];
}

const COPYING = { fetch: fetchPicture, upload: uploadPicture, database: staffDatabase };

/** Products copied in parallel. */
const AT_ONCE = 3;

/** The copies of the pictures of one product by their links; the others are added to `missing`. */
async function copiesOf(
  { sku, urls }: LinkedProduct,
  missing: MissingPicture[],
  { fetch, upload }: typeof COPYING,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Image>> {
  const copies = new Map<string, Image>();
  for (const url of urls) {
    const file = await fetch(url, signal);
    const request = { owner: 'prod', alt: sku, content: contentOfLink(url) } as const;
    const sent = file.success
      ? await upload({ ...request, file: file.value }, { onProgress: () => undefined, signal })
      : file;
    if (sent.success) copies.set(url, sent.value);
    if (signal.aborted) return copies;
    if (!sent.success) missing.push({ sku, url, why: sent.error });
  }
  return copies;
}

/** Copies the pictures of one product and saves it. */
async function copyOne(
  product: LinkedProduct,
  tally: Tally,
  gateways: typeof COPYING,
  signal: AbortSignal,
): Promise<void> {
  const { id } = product;
  const copies = await copiesOf(product, tally.missing, gateways, signal);
  if (copies.size === 0) return;
  const { result, writes } = await replaceLinks(id, copies, gateways.database);
  if (result.success) {
    tally.done.push({ id, writes });
    tally.copied += copies.size;
  } else if (writes.length > 0) tally.doubtful.push({ id, writes });
  else tally.failed.push({ id, why: result.error });
}

async function copyAll(
  products: readonly LinkedProduct[],
  tally: Tally,
  { onProgress, signal }: BulkOptions,
  gateways: typeof COPYING,
): Promise<BulkResult> {
  let handled = 0;
  const copy = async (product: LinkedProduct): Promise<void> => {
    await copyOne(product, tally, gateways, signal);
    handled += 1;
    onProgress(handled);
  };
  await inParallel(products, AT_ONCE, copy, signal);
  const { done, failed, doubtful } = tally;
  return { done, failed, doubtful, ...(signal.aborted && { stopped: CANCELLED }) };
}

/** @param onWritten called after products were written, also by undo */
export async function copyPictures(
  file: number,
  products: readonly LinkedProduct[],
  onWritten: () => void,
  gateways = COPYING,
): Promise<void> {
  const skus = new Map(products.map(({ id, sku }) => [id, sku]));
  await startBulk({
    label: 'Copying images',
    things: 'products',
    total: products.length,
    pathOf: (id) => `/products/${id}`,
    nameOf: (id) => skus.get(id),
    run: async (options) => {
      const tally: Tally = { ...nothingDone(), doubtful: [], copied: 0, missing: [] };
      $copying.set({ state: 'running', file, copied: 0, missing: [] });
      try {
        return await copyAll(products, tally, options, gateways);
      } finally {
        const { copied, missing } = tally;
        $copying.set({ state: 'ended', file, copied, missing });
      }
    },
    undo: (result, options) => undoBulk(result, options, gateways.database),
    onWritten,
  });
}
