/** Upload queue of pictures: a few in parallel, with progress, retry and cancellation. */
import { atom, type ReadableAtom } from 'nanostores';
import type { PictureUploadRequest } from '#admin/shell/actions/send-picture.ts';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import type { Image } from '#schema/image.ts';
import { notePictures } from './picture-ledger.ts';

export interface PictureUpload {
  id: number;
  /** Name of the chosen file. */
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  progress: number;
  /** Why it failed. */
  problem: string;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

interface Job extends PictureUpload {
  request: PictureUploadRequest;
  names: readonly string[];
  ending: AbortController;
  /** Set when uploaded, until earlier ones are delivered. */
  image?: Image;
}

/** More parallel uploads are not faster on typical connections. */
const AT_ONCE = 3;

export interface PictureUploads {
  $uploads: ReadableAtom<readonly PictureUpload[]>;
  /**
   * Calls `take` with each picture in the order of choice.
   * @returns unsubscribes
   */
  onPicture: (take: (image: Image) => void) => () => void;
  add: (requests: readonly PictureUploadRequest[]) => void;
  retry: (id: number) => void;
  /** Cancels an upload, or removes a failed one. */
  cancel: (id: number) => void;
  cancelAll: () => void;
  /** File names of pending uploads, and of those waiting for earlier ones. */
  names: () => readonly string[];
}

let last = 0;

function begin(request: PictureUploadRequest): Job {
  last += 1;
  return {
    id: last,
    name: request.file.name,
    state: 'waiting',
    progress: 0,
    problem: '',
    canRetry: true,
    request,
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

/** @param document path of the document they are for */
export function createPictureUploads(document: string): PictureUploads {
  const $uploads = atom<readonly PictureUpload[]>([]);
  const takers = new Set<(image: Image) => void>();
  let jobs: readonly Job[] = [];

  const show = (): void => $uploads.set(jobs.filter(({ image }) => image === undefined).map(shown));

  const change = (id: number, changes: Partial<Job>): void => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...changes } : job));
    show();
  };

  /** A failed upload does not block later ones. */
  function deliver(): void {
    const busy = jobs.findIndex(({ image, state }) => image === undefined && state !== 'failed');
    const before = busy < 0 ? jobs : jobs.slice(0, busy);
    jobs = jobs.filter((job) => job.image === undefined || !before.includes(job));
    for (const { image } of before) if (image) for (const take of takers) take(image);
  }

  async function send({ id, request, ending }: Job): Promise<void> {
    change(id, { state: 'sending', progress: 0 });
    const sent = await uploadPicture(request, {
      onNames: (names) => {
        notePictures(document, names);
        change(id, { names });
      },
      onProgress: (progress) => change(id, { progress }),
      signal: ending.signal,
    });
    // Cancelled meanwhile: uploaded files are in the ledger and will be deleted.
    if (!jobs.some((job) => job.id === id)) {
      next();
      return;
    }
    if (sent.success) change(id, { image: sent.value });
    else {
      const canRetry = sent.code !== 'invalid';
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
    add: (requests) => {
      jobs = [...jobs, ...requests.map(begin)];
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
