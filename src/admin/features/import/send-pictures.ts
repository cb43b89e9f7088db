/** Pictures of one product on their way: uploaded one after the other, then saved together. */
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
  state: 'ready' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** What is wrong with it, or with some of its files. */
  problem: string;
  /** Whether trying again may help. */
  canRetry: boolean;
}

/** What of its files is there, and what is not fit to be. */
interface Uploaded {
  pictures: Image[];
  unfit: string[];
  /** What broke it off. */
  problem: string | undefined;
}

/** What becomes of the products, as it is found. */
export interface Tally extends BulkResult {
  doubtful: BulkDone[];
}

interface Sending {
  /** Whether they take the place of the product's own. */
  replaces: boolean;
  /** Called with what has become of the product's work. */
  change: (changes: Partial<ProductWork>) => void;
  signal: AbortSignal;
}

/** @returns nothing where it was cancelled */
async function uploaded(
  { product, files: own }: ProductWork,
  form: string,
  { replaces, change, signal }: Sending,
): Promise<Uploaded | undefined> {
  const done: Uploaded = { pictures: [], unfit: [], problem: undefined };
  for (const [at, { file, name }] of own.entries()) {
    const before = replaces ? 0 : product.pictures;
    const alt = altOf(product.title, before + done.pictures.length);
    const sent = await uploadPicture(
      { file, owner: 'prod', form, alt },
      {
        onNames: (names) => notePictures(`prod/${product.id}`, names),
        onProgress: (part) => change({ progress: (at + part) / own.length }),
        signal,
      },
    );
    if (signal.aborted) return undefined;
    if (sent.success) done.pictures.push(sent.value);
    else if (sent.code === 'unfit') done.unfit.push(`${name}: ${sent.error}`);
    else return { ...done, problem: `${name}: ${sent.error}` };
  }
  return done;
}

/** Nothing is written of files of which none is fit, and nothing replaced by a part of them: trying again would not help. */
async function placed(id: string, { pictures, unfit, problem }: Uploaded, replaces: boolean) {
  const why = [...unfit, ...(problem === undefined ? [] : [problem])].join(' ');
  if (problem !== undefined || pictures.length === 0 || (replaces && unfit.length > 0))
    return { result: failed(why, problem === undefined ? 'unfit' : ''), writes: [] };
  return await addPictures(id, pictures, replaces);
}

/** Uploads the pictures of one product and saves it. What has been uploaded, and the product does not show, is taken away. */
export async function sendPictures(
  work: ProductWork,
  tally: Tally,
  sending: Sending,
): Promise<void> {
  const { id } = work.product;
  const { replaces, change } = sending;
  change({ state: 'sending', progress: 0, problem: '', canRetry: true });
  // As a form of its own: files of others are left alone.
  const form = formName();
  const sent = await uploaded(work, form, sending);
  const { result, writes } = sent
    ? await placed(id, sent, replaces)
    : { result: failed(''), writes: [] };
  const unfit = sent?.unfit.join(' ') ?? '';
  await settlePictures(`prod/${id}`, {
    saved: new Set(result.success ? result.value.flatMap(filesOf) : []),
    isNeeded: (name) => !name.includes(`/${form}/`),
  });
  if (result.success) tally.done.push({ id, writes });
  else if (writes.length > 0) tally.doubtful.push({ id, writes });
  else if (sent !== undefined) tally.failed.push({ id, why: result.error });
  if (result.success && unfit !== '') tally.failed.push({ id, why: unfit });
  if (result.success) change({ state: 'done', problem: unfit });
  else if (sent === undefined) change({ state: 'ready', progress: 0 });
  else change({ state: 'failed', problem: result.error, canRetry: result.code !== 'unfit' });
}
