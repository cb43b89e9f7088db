/**
 * Uploads pictures for many products in the background, a few at a time; each product is saved when its own are
 * uploaded. It is a bulk change like others, with progress on every screen and undo.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { $bulk, startBulk } from '#admin/shell/bulk/bulk-store.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkResult,
  type BulkOptions,
} from '#admin/shell/actions/bulk-write.ts';
import { inParallel } from '#core/in-parallel.ts';
import { findPictured } from './actions/place-pictures.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import {
  placePictures,
  skusToFind,
  type PicturedProduct,
  type PicturePlacement,
} from './model/place-pictures.ts';
import { SENDING, sendPictures, type ProductWork, type Tally } from './send-pictures.ts';

export type { ProductWork } from './send-pictures.ts';

/** Whether no further attempt is possible. */
export const isSettled = ({ state }: ProductWork): boolean =>
  state === 'done' || state === 'invalid';

interface PlacingState {
  stage: 'choose' | 'finding' | 'failed' | 'placed';
  problem: string;
  works: readonly ProductWork[];
  left: PicturePlacement<File>['left'];
  replaces: boolean;
  isBusy: boolean;
}

export interface Placing {
  $placing: ReadableAtom<PlacingState>;
  choose: (files: readonly File[]) => Promise<void>;
  setReplaces: (replaces: boolean) => void;
  /** @param onWritten called after products were written, also by undo */
  begin: (onWritten: () => void) => Promise<void>;
  stop: () => void;
  clear: () => void;
}

/** Products uploaded in parallel. */
const AT_ONCE = 2;

const NOTHING: PlacingState = {
  stage: 'choose',
  problem: '',
  works: [],
  left: [],
  replaces: false,
  isBusy: false,
};

const READY = { state: 'ready', progress: 0, problem: '' } as const;

export function createPlacing(gateways = SENDING): Placing {
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
    const works = placed.map((each) => ({ ...each, ...READY }));
    $placing.set({ ...NOTHING, stage: 'placed', works, left, replaces });
  }

  async function sendAll(
    works: readonly ProductWork[],
    { onProgress, signal }: BulkOptions,
  ): Promise<BulkResult> {
    const tally: Tally = { ...nothingDone(), doubtful: [] };
    const { replaces } = $placing.get();
    let handled = 0;
    const send = async (work: ProductWork): Promise<void> => {
      const { id } = work.product;
      await sendPictures(work, tally, {
        ...gateways,
        replaces,
        change: (changes) => change(id, changes),
        signal,
      });
      handled += 1;
      onProgress(handled);
    };
    $placing.set({ ...$placing.get(), isBusy: true });
    try {
      await inParallel(works, AT_ONCE, send, signal);
    } finally {
      $placing.set({ ...$placing.get(), isBusy: false });
    }
    return signal.aborted ? { ...tally, stopped: CANCELLED } : tally;
  }

  /** Undone uploads can be repeated. */
  async function undoUpload(result: BulkResult, options: BulkOptions): Promise<BulkResult> {
    const back = await undoBulk(result, options, gateways.database);
    for (const { id } of back.done) change(id, READY);
    return back;
  }

  function begin(onWritten: () => void): Promise<void> {
    const works = $placing.get().works.filter((work) => !isSettled(work));
    const skus = new Map(works.map(({ product }) => [product.id, product.sku]));
    return startBulk({
      label: 'Uploading images',
      things: 'products',
      total: works.length,
      pathOf: (id) => `/products/${id}`,
      nameOf: (id) => skus.get(id),
      run: (options) => sendAll(works, options),
      undo: undoUpload,
      onWritten,
    });
  }

  return {
    $placing,
    async choose(chosen) {
      files = chosen;
      $placing.set({ ...NOTHING, stage: 'finding' });
      const result = await findPictured(skusToFind(chosen), gateways.database);
      if (!result.success) {
        $placing.set({ ...NOTHING, stage: 'failed', problem: result.error });
        return;
      }
      products = result.value;
      place(false);
    },
    setReplaces: place,
    begin,
    stop: () => {
      if ($placing.get().isBusy) $bulk.get()?.cancel();
    },
    clear: () => $placing.set(NOTHING),
  };
}

/** Shared, so that the screen shows the current run when it is opened again. */
export const placing = createPlacing();
