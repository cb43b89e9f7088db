/** Uploads chosen pictures one after the other, with progress, retry and cancellation. */
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '#admin/shell/actions/upload-picture.ts';
import type { PictureOwner } from '#core/pictures/picture-address.ts';
import type { Image } from '#schema/image.ts';

export interface PictureUpload {
  id: string;
  file: File;
  alt: string;
  stop: AbortController;
  /** From 0 to 1. */
  progress: number;
  /** Why it failed; empty while it is waiting or uploading. */
  problem: string;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

/** Uploads end when the field unmounts; the publisher deletes files that no document contains. */
export function usePictureUploads(owner: PictureOwner, onPicture: (image: Image) => void) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const stops = useRef(new Set<AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all) stop.abort();
    };
  }, []);

  const remove = (id: string): void =>
    setUploads((all) => all.filter((upload) => upload.id !== id));
  const change = (id: string, changes: Partial<PictureUpload>): void =>
    setUploads((all) =>
      all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    );

  async function send({ id, file, alt, stop: { signal } }: PictureUpload): Promise<void> {
    const onProgress = (progress: number): void => change(id, { progress });
    const sent = await uploadPicture({ file, owner, alt }, { onProgress, signal });
    if (signal.aborted) return;
    if (sent.success) {
      remove(id);
      onPicture(sent.value);
    } else change(id, { problem: sent.error, canRetry: sent.code !== 'invalid' });
  }

  const enqueue = (upload: PictureUpload): void => {
    queue.current = queue.current.then(() => send(upload));
  };

  return {
    uploads,
    /** @param alt default alt text */
    add: (file: File, alt: string) => {
      const [id, stop] = [crypto.randomUUID(), new AbortController()];
      const upload = { id, file, alt, stop, progress: 0, problem: '', canRetry: true };
      stops.current.add(stop);
      setUploads((all) => [...all, upload]);
      enqueue(upload);
    },
    retry: (upload: PictureUpload) => {
      change(upload.id, { progress: 0, problem: '' });
      enqueue(upload);
    },
    /** Cancels an upload, or removes a failed one. */
    cancel: ({ id, stop }: PictureUpload) => {
      stop.abort();
      remove(id);
    },
  };
}
