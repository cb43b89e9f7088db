/** Uploads the pictures of one product one after the other, then saves it. */
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { formName } from '#admin/shell/pictures/form-files.ts';
import type { BulkDone, BulkResult } from '#admin/shell/actions/bulk-write.ts';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { notePictures, settlePictures } from '#admin/shell/stores/picture-ledger.ts';
import { altOf } from '#core/pictures/alt-text.ts';
import { filesOf } from '#core/pictures/picture-address.ts';
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
  form: string,
  { replaces, change, signal, upload }: Sending,
): Promise<Uploaded | undefined> {
  const done: Uploaded = { pictures: [], invalid: [], problem: undefined };
  for (const [at, { file, name }] of own.entries()) {
    const before = replaces ? 0 : product.pictures;
    const alt = altOf(product.title, before + done.pictures.length);
    const sent = await upload(
      { file, owner: 'prod', form, alt },
      {
        onNames: (names) => notePictures(`prod/${product.id}`, names),
        onProgress: (part) => change({ progress: (at + part) / own.length }),
        signal,
      },
    );
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

/**
 * Uploads the pictures of one product and saves it. Uploaded files that the product does not use are deleted.
 */
export async function sendPictures(
  work: ProductWork,
  tally: Tally,
  sending: Sending,
): Promise<void> {
  const { id } = work.product;
  const { change } = sending;
  change({ state: 'sending', progress: 0, problem: '' });
  // Registers as a separate form, so that cleaning up leaves files of others alone.
  const form = formName();
  const sent = await uploaded(work, form, sending);
  const { result, writes } = sent
    ? await placed(id, sent, sending)
    : { result: failed(''), writes: [] };
  const invalid = sent?.invalid.join(' ') ?? '';
  await settlePictures(`prod/${id}`, {
    saved: new Set(result.success ? result.value.flatMap(filesOf) : []),
    isNeeded: (name) => !name.includes(`/${form}/`),
  });
  if (result.success) tally.done.push({ id, writes });
  else if (writes.length > 0) tally.doubtful.push({ id, writes });
  else if (sent !== undefined) tally.failed.push({ id, why: result.error });
  if (result.success && invalid !== '') tally.failed.push({ id, why: invalid });
  if (result.success) change({ state: 'done', problem: invalid });
  else if (sent === undefined) change({ state: 'ready', progress: 0 });
  else change({ state: result.code === 'invalid' ? 'invalid' : 'failed', problem: result.error });
}
