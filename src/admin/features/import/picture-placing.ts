/**
 * Pictures on their way to many products: some at a time, each product saved when its own are there. It goes on while
 * other screens are looked at, as one of the changes of many, and is taken back like these.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { $bulk, startBulk } from '#admin/shell/bulk/bulk-store.ts';
import { formName } from '#admin/shell/pictures/form-files.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkDone,
  type BulkResult,
  type BulkTelling,
} from '#admin/shell/actions/bulk-write.ts';
import { addPictures, findPictured } from './actions/place-pictures.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import { filesOf } from '#core/pictures/picture-address.ts';
import {
  placePictures,
  skusAsked,
  type PicturedProduct,
  type Placement,
  type ProductPictures,
} from './model/place-pictures.ts';
import { failed } from '#core/result.ts';
import { altOf } from '#core/pictures/alt-text.ts';
import type { Image } from '#schema/image.ts';
import { notePictures, settlePictures } from '#admin/shell/stores/picture-ledger.ts';

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

/** Whether nothing more is to be done about it. */
export const isSettled = ({ state, canRetry }: ProductWork): boolean =>
  state === 'done' || (state === 'failed' && !canRetry);

export interface PlacingState {
  stage: 'choose' | 'finding' | 'failed' | 'placed';
  problem: string;
  works: readonly ProductWork[];
  left: Placement<File>['left'];
  replaces: boolean;
  isBusy: boolean;
}

export interface Placing {
  $placing: ReadableAtom<PlacingState>;
  choose: (files: readonly File[]) => Promise<void>;
  setReplaces: (replaces: boolean) => void;
  /** @param onWritten called whenever products have been written, also by the way back */
  begin: (onWritten: () => void) => Promise<void>;
  retry: (id: string, onWritten: () => void) => Promise<void>;
  stop: () => void;
  clear: () => void;
}

/** What becomes of the products, as it is found. */
interface Tally extends BulkResult {
  doubtful: BulkDone[];
}

/** Products at once. */
const AT_ONCE = 2;

const NOTHING: PlacingState = {
  stage: 'choose',
  problem: '',
  works: [],
  left: [],
  replaces: false,
  isBusy: false,
};

export function createPlacing(): Placing {
  const $placing = atom<PlacingState>(NOTHING);
  let files: readonly File[] = [];
  let products: ReadonlyMap<string, readonly PicturedProduct[]> = new Map();

  const change = (id: string, changes: Partial<ProductWork>): void => {
    const state = $placing.get();
    const works = state.works.map((work) =>
      work.product.id === id ? { ...work, ...changes } : work,
    );
    $placing.set({ ...state, works });
  };

  function place(replaces: boolean): void {
    const { products: placed, left } = placePictures(files, products, replaces);
    const works = placed.map((each) => ({
      ...each,
      state: 'ready' as const,
      progress: 0,
      problem: '',
      canRetry: true,
    }));
    $placing.set({ ...NOTHING, stage: 'placed', works, left, replaces });
  }

  /** @returns nothing where it was cancelled */
  async function uploaded(
    { product, files: own }: ProductWork,
    form: string,
    signal: AbortSignal,
  ): Promise<Uploaded | undefined> {
    const done: Uploaded = { pictures: [], unfit: [], problem: undefined };
    for (const [at, { file, name }] of own.entries()) {
      const before = $placing.get().replaces ? 0 : product.pictures;
      const alt = altOf(product.title, before + done.pictures.length);
      const sent = await uploadPicture(
        { file, owner: 'prod', form, alt },
        {
          onNames: (names) => notePictures(`prod/${product.id}`, names),
          onProgress: (part) => change(product.id, { progress: (at + part) / own.length }),
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
  async function placed(id: string, { pictures, unfit, problem }: Uploaded) {
    const { replaces } = $placing.get();
    const why = [...unfit, ...(problem === undefined ? [] : [problem])].join(' ');
    if (problem !== undefined || pictures.length === 0 || (replaces && unfit.length > 0))
      return { result: failed(why, problem === undefined ? 'unfit' : ''), writes: [] };
    return await addPictures(id, pictures, replaces);
  }

  /** What has been uploaded, and the product does not show, is taken away. */
  async function send(work: ProductWork, tally: Tally, signal: AbortSignal): Promise<void> {
    const { id } = work.product;
    change(id, { state: 'sending', progress: 0, problem: '', canRetry: true });
    // As a form of its own: files of others are left alone.
    const form = formName();
    const sent = await uploaded(work, form, signal);
    const { result, writes } = sent ? await placed(id, sent) : { result: failed(''), writes: [] };
    const unfit = sent?.unfit.join(' ') ?? '';
    await settlePictures(`prod/${id}`, {
      saved: new Set(result.success ? result.value.flatMap(filesOf) : []),
      isNeeded: (name) => !name.includes(`/${form}/`),
    });
    if (result.success) tally.done.push({ id, writes });
    else if (writes.length > 0) tally.doubtful.push({ id, writes });
    else if (sent !== undefined) tally.failed.push({ id, why: result.error });
    if (result.success && unfit !== '') tally.failed.push({ id, why: unfit });
    if (result.success) change(id, { state: 'done', problem: unfit });
    else if (sent === undefined) change(id, { state: 'ready', progress: 0 });
    else change(id, { state: 'failed', problem: result.error, canRetry: result.code !== 'unfit' });
  }

  async function sendAll(
    ids: readonly string[],
    { onProgress, signal }: BulkTelling,
  ): Promise<BulkResult> {
    const tally: Tally = { ...nothingDone(), doubtful: [] };
    const waiting = $placing.get().works.filter(({ product }) => ids.includes(product.id));
    let handled = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
        await send(next, tally, signal);
        handled += 1;
        onProgress(handled);
      }
    };
    $placing.set({ ...$placing.get(), isBusy: true });
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } finally {
      $placing.set({ ...$placing.get(), isBusy: false });
    }
    return signal.aborted ? { ...tally, stopped: CANCELLED } : tally;
  }

  /** What was taken back can be uploaded again. */
  async function takeBack(result: BulkResult, telling: BulkTelling): Promise<BulkResult> {
    const back = await undoBulk(result, telling);
    for (const { id } of back.done) change(id, { state: 'ready', progress: 0, problem: '' });
    return back;
  }

  function upload(works: readonly ProductWork[], onWritten: () => void): Promise<void> {
    const skus = new Map(works.map(({ product }) => [product.id, product.sku]));
    return startBulk({
      words: 'Uploading images',
      things: 'products',
      total: works.length,
      pathOf: (id) => `/products/${id}`,
      nameOf: (id) => skus.get(id),
      run: (telling) => sendAll([...skus.keys()], telling),
      undo: takeBack,
      onWritten,
    });
  }

  return {
    $placing,
    async choose(chosen) {
      files = chosen;
      $placing.set({ ...NOTHING, stage: 'finding' });
      const found = await findPictured(skusAsked(chosen));
      if (!found.success) {
        $placing.set({ ...NOTHING, stage: 'failed', problem: found.error });
        return;
      }
      products = found.value;
      place(false);
    },
    setReplaces: place,
    begin: (onWritten) =>
      upload(
        $placing.get().works.filter((work) => !isSettled(work)),
        onWritten,
      ),
    retry: (id, onWritten) =>
      upload(
        $placing.get().works.filter(({ product }) => product.id === id),
        onWritten,
      ),
    stop: () => {
      if ($placing.get().isBusy) $bulk.get()?.cancel();
    },
    clear: () => $placing.set(NOTHING),
  };
}

/** What the screen shows, whoever comes back to it. */
export const placing = createPlacing();
