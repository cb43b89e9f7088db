/** Uploads the pictures of one product one after the other, then saves it. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import type { BulkDone, BulkResult } from '#admin/shell/actions/bulk-write.ts';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { altOf } from '#admin/features/import/model/alt-text.ts';
import { failed } from '#core/result.ts';
import type { Image } from '#schema/image.ts';
import { addPictures } from './actions/place-pictures.ts';
import type { ProductPictures } from './model/place-pictures.ts';

export interface ProductWork extends ProductPictures<File> {
  /** Failed uploads can be repeated; invalid files stay invalid. */
  state: 'ready' | 'sending' | 'done' | 'failed' | 'invalid';
  /** From 0 to 1. */
  progress: number;
  /** Error of the product, or of some of its files. */
  problem: string;
}

/** Uploaded and rejected files of one product. */
interface Uploaded {
  pictures: Image[];
  invalid: string[];
  /** What interrupted the upload. */
  problem: string | undefined;
}

/** Results of the products so far. */
export interface Tally extends BulkResult {
  doubtful: BulkDone[];
}

export const SENDING = { upload: uploadPicture, database: staffDatabase };

type Sending = typeof SENDING & {
  /** Whether they replace the product's pictures. */
  replaces: boolean;
  /** Called when the state of the product's upload changes. */
  change: (changes: Partial<ProductWork>) => void;
  signal: AbortSignal;
};

/** @returns undefined if cancelled */
async function uploaded(
  { product, files: own }: ProductWork,
  { replaces, change, signal, upload }: Sending,
): Promise<Uploaded | undefined> {
  const done: Uploaded = { pictures: [], invalid: [], problem: undefined };
  for (const [at, { file, name }] of own.entries()) {
    const before = replaces ? 0 : product.pictures;
    const alt = altOf(product.title, before + done.pictures.length);
    const onProgress = (part: number): void => change({ progress: (at + part) / own.length });
    const sent = await upload({ file, owner: 'prod', alt }, { onProgress, signal });
    if (signal.aborted) return undefined;
    if (sent.success) done.pictures.push(sent.value);
    else if (sent.code === 'invalid') done.invalid.push(`${name}: ${sent.error}`);
    else return { ...done, problem: `${name}: ${sent.error}` };
  }
  return done;
}

/** Writes nothing without a valid file, and replaces nothing if one is invalid; a retry would not help. */
async function placed(
  id: string,
  { pictures, invalid, problem }: Uploaded,
  { replaces, database }: Sending,
) {
  const why = [...invalid, ...(problem === undefined ? [] : [problem])].join(' ');
  if (problem !== undefined || pictures.length === 0 || (replaces && invalid.length > 0))
    return { result: failed(why, problem === undefined ? 'invalid' : ''), writes: [] };
  return await addPictures(id, pictures, replaces, database);
}

/** Uploads the pictures of one product and saves it. */
export async function sendPictures(
  work: ProductWork,
  tally: Tally,
  sending: Sending,
): Promise<void> {
  const { id } = work.product;
  const { change } = sending;
  change({ state: 'sending', progress: 0, problem: '' });
  const sent = await uploaded(work, sending);
  const { result, writes } = sent
    ? await placed(id, sent, sending)
    : { result: failed(''), writes: [] };
  const invalid = sent?.invalid.join(' ') ?? '';
  if (result.success) tally.done.push({ id, writes });
  else if (writes.length > 0) tally.doubtful.push({ id, writes });
  else if (sent !== undefined) tally.failed.push({ id, why: result.error });
  if (result.success && invalid !== '') tally.failed.push({ id, why: invalid });
  if (result.success) change({ state: 'done', problem: invalid });
  else if (sent === undefined) change({ state: 'ready', progress: 0 });
  else change({ state: result.code === 'invalid' ? 'invalid' : 'failed', problem: result.error });
}
