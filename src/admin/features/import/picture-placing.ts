/**
 * Pictures on their way to many products: some at a time, each product saved when its own are there. It goes on while
 * other screens are looked at, as one of the changes of many, and is taken back like these.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { $bulk, startBulk } from '#admin/shell/bulk/bulk-store.ts';
import {
  CANCELLED,
  nothingDone,
  type BulkResult,
  type BulkTelling,
} from '#admin/shell/actions/bulk-write.ts';
import { findPictured } from './actions/place-pictures.ts';
import { undoBulk } from '#admin/shell/actions/undo-bulk.ts';
import {
  placePictures,
  skusAsked,
  type PicturedProduct,
  type Placement,
} from './model/place-pictures.ts';
import { sendPictures, type ProductWork, type Tally } from './send-pictures.ts';

export type { ProductWork } from './send-pictures.ts';

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

const READY = { state: 'ready', progress: 0, problem: '', canRetry: true } as const;

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
    const works = placed.map((each) => ({ ...each, ...READY }));
    $placing.set({ ...NOTHING, stage: 'placed', works, left, replaces });
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
        const { id } = next.product;
        const { replaces } = $placing.get();
        await sendPictures(next, tally, {
          replaces,
          change: (changes) => change(id, changes),
          signal,
        });
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
