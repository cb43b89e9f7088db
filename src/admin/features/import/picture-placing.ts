/** Pictures on their way to many products: some at a time, each product saved when its own are there. */
import { atom, type ReadableAtom } from 'nanostores';
import { addPictures, findPictured } from '#commands/place-pictures.ts';
import { uploadPicture } from '#commands/upload-picture.ts';
import { filesOf } from '#domain/pictures/picture-address.ts';
import {
  placePictures,
  skusAsked,
  type PicturedProduct,
  type Placement,
  type ProductPictures,
} from '#domain/pictures/place-pictures.ts';
import { failed } from '#domain/result.ts';
import type { Image } from '#schema/image.ts';
import { notePictures, settlePictures } from '#stores/picture-ledger.ts';

export interface ProductWork extends ProductPictures<File> {
  state: 'ready' | 'sending' | 'done' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string;
}

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
  begin: () => void;
  retry: (id: string) => void;
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

const LONGEST_ALT = 200;

const altOf = ({ title }: PicturedProduct, place: number): string =>
  (place === 0 ? title : `${title}, picture ${place + 1}`).slice(0, LONGEST_ALT);

export function createPlacing(): Placing {
  const $placing = atom<PlacingState>(NOTHING);
  let files: readonly File[] = [];
  let products: ReadonlyMap<string, readonly PicturedProduct[]> = new Map();
  let ending = new AbortController();

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
    }));
    $placing.set({ ...NOTHING, stage: 'placed', works, left, replaces });
  }

  /** @returns the pictures, or why not all of them are there */
  async function uploaded(
    { product, files: own }: ProductWork,
    form: string,
  ): Promise<Image[] | string> {
    const pictures: Image[] = [];
    for (const [at, { file, name }] of own.entries()) {
      const alt = altOf(product, at + ($placing.get().replaces ? 0 : product.pictures));
      const sent = await uploadPicture(
        { file, owner: 'prod', form, alt },
        {
          onNames: (names) => notePictures(`prod/${product.id}`, names),
          onProgress: (part) => change(product.id, { progress: (at + part) / own.length }),
          signal: ending.signal,
        },
      );
      if (!sent.success) return `${name}: ${sent.error}`;
      pictures.push(sent.value);
    }
    return pictures;
  }

  /** What has been uploaded, and the product does not show, is taken away. */
  async function send(work: ProductWork): Promise<void> {
    const { id } = work.product;
    change(id, { state: 'sending', progress: 0, problem: '' });
    // As a form of its own: files of others are left alone.
    const form = crypto.randomUUID().replaceAll('-', '').slice(0, 12);
    const pictures = await uploaded(work, form);
    const done =
      typeof pictures === 'string'
        ? failed(pictures)
        : await addPictures(id, pictures, $placing.get().replaces);
    await settlePictures(`prod/${id}`, {
      saved: new Set(done.success ? done.value.flatMap(filesOf) : []),
      isNeeded: (name) => !name.includes(`/${form}/`),
    });
    change(id, done.success ? { state: 'done' } : { state: 'failed', problem: done.error });
  }

  async function work(): Promise<void> {
    for (;;) {
      const next = $placing.get().works.find(({ state }) => state === 'ready');
      if (next === undefined || ending.signal.aborted) return;
      await send(next);
    }
  }

  async function workAll(): Promise<void> {
    if ($placing.get().isBusy) return;
    ending = new AbortController();
    $placing.set({ ...$placing.get(), isBusy: true });
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    $placing.set({ ...$placing.get(), isBusy: false });
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
    begin: () => {
      for (const { state, product } of $placing.get().works)
        if (state === 'failed') change(product.id, { state: 'ready' });
      void workAll();
    },
    retry: (id) => {
      change(id, { state: 'ready' });
      void workAll();
    },
    stop: () => ending.abort(),
    clear: () => {
      ending.abort();
      $placing.set(NOTHING);
    },
  };
}
