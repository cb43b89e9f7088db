/** Resumable uploads: start, continue at the received size, finish. */
import { randomUUID } from 'node:crypto';
import type { Describable } from './storage-disk.ts';

export interface Upload {
  bucket: string;
  name: string;
  description: Describable;
  received: Buffer[];
  /** Bytes received so far. */
  size: number;
}

/** Upper limit of unfinished uploads in memory; the oldest is dropped. */
const MOST = 100;

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads() {
  const open = new Map<string, Upload>();
  return {
    start(upload: Pick<Upload, 'bucket' | 'name' | 'description'>): string {
      const [oldest] = open.keys();
      if (open.size >= MOST && oldest !== undefined) open.delete(oldest);
      const id = randomUUID();
      open.set(id, { ...upload, received: [], size: 0 });
      return id;
    },

    find: (id: string): Upload | undefined => open.get(id),

    /** Adds the next bytes; returns false, and adds nothing, when they do not continue the received ones. */
    append(upload: Upload, offset: number, bytes: Buffer): boolean {
      if (offset !== upload.size) return false;
      upload.received.push(bytes);
      upload.size += bytes.length;
      return true;
    },

    end: (id: string): void => void open.delete(id),
  };
}
