/** Pictures on their way into Storage: some at a time, each with its progress, to be tried again or called off. */
import { atom, type ReadableAtom } from 'nanostores';
import { uploadPicture, type PictureWish } from '#admin/shell/actions/upload-picture.ts';
import type { Image } from '#schema/image.ts';
import { notePictures } from './picture-ledger.ts';

export interface PictureUpload {
  id: number;
  /** Of the file, as it was chosen. */
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Which part has been sent, from 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: string;
  /** Whether trying again may help. */
  canRetry: boolean;
}

interface Job extends PictureUpload {
  wish: PictureWish;
  names: readonly string[];
  ending: AbortController;
  /** When it is there, until those before it are. */
  image?: Image;
}

/** More at once do not arrive sooner on a line that people have. */
const AT_ONCE = 3;

export interface PictureUploads {
  $uploads: ReadableAtom<readonly PictureUpload[]>;
  /** Calls `take` with each picture, in the order in which they were chosen. @returns ends it */
  onPicture: (take: (image: Image) => void) => () => void;
  add: (wishes: readonly PictureWish[]) => void;
  retry: (id: number) => void;
  /** Ends it, or takes a failed one off the list. */
  cancel: (id: number) => void;
  cancelAll: () => void;
  /** The names of files that are on their way, or wait until those before them are there. */
  names: () => readonly string[];
}

let last = 0;

function begin(wish: PictureWish): Job {
  last += 1;
  return {
    id: last,
    name: wish.file.name,
    state: 'waiting',
    progress: 0,
    problem: '',
    canRetry: true,
    wish,
    names: [],
    ending: new AbortController(),
  };
}

const shown = ({ id, name, state, progress, problem, canRetry }: Job): PictureUpload => ({
  id,
  name,
  state,
  progress,
  problem,
  canRetry,
});

/** @param document the path of what they are for */
export function createPictureUploads(document: string): PictureUploads {
  const $uploads = atom<readonly PictureUpload[]>([]);
  const takers = new Set<(image: Image) => void>();
  let jobs: readonly Job[] = [];

  const show = (): void => $uploads.set(jobs.filter(({ image }) => image === undefined).map(shown));

  const change = (id: number, changes: Partial<Job>): void => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...changes } : job));
    show();
  };

  /** One that has failed holds up none: it comes later, or not at all. */
  function deliver(): void {
    const busy = jobs.findIndex(({ image, state }) => image === undefined && state !== 'failed');
    const before = busy < 0 ? jobs : jobs.slice(0, busy);
    jobs = jobs.filter((job) => job.image === undefined || !before.includes(job));
    for (const { image } of before) if (image) for (const take of takers) take(image);
  }

  async function send({ id, wish, ending }: Job): Promise<void> {
    change(id, { state: 'sending', progress: 0 });
    const sent = await uploadPicture(wish, {
      onNames: (names) => {
        notePictures(document, names);
        change(id, { names });
      },
      onProgress: (progress) => change(id, { progress }),
      signal: ending.signal,
    });
    // Called off meanwhile: what has been sent is noted, and taken away with the rest.
    if (!jobs.some((job) => job.id === id)) {
      next();
      return;
    }
    if (sent.success) change(id, { image: sent.value });
    else {
      const canRetry = sent.code !== 'unfit';
      change(id, { state: 'failed', problem: sent.error, canRetry });
    }
    deliver();
    next();
  }

  function next(): void {
    const sending = jobs.filter(({ state, image }) => state === 'sending' && !image).length;
    const waiting = jobs.filter(({ state }) => state === 'waiting');
    for (const job of waiting.slice(0, AT_ONCE - sending)) void send(job);
  }

  return {
    $uploads,
    onPicture: (take) => {
      takers.add(take);
      return () => takers.delete(take);
    },
    add: (wishes) => {
      jobs = [...jobs, ...wishes.map(begin)];
      show();
      next();
    },
    retry: (id) => {
      change(id, { state: 'waiting', problem: '', ending: new AbortController() });
      next();
    },
    cancel: (id) => {
      jobs.find((job) => job.id === id)?.ending.abort();
      jobs = jobs.filter((job) => job.id !== id);
      deliver();
      show();
      next();
    },
    cancelAll: () => {
      for (const { ending } of jobs) ending.abort();
      jobs = [];
      show();
    },
    names: () => jobs.flatMap(({ names }) => names),
  };
}
