/** Deletes uploaded pictures that nothing uses, after another look at what is used now. */
import { mediaItems, type MediaItem } from '#admin/features/media/model/media-item.ts';
import { pictureFiles } from '#admin/shell/pictures/read-pictures.ts';
import { readUses } from './read-media.ts';

export interface Removal {
  removed: number;
  /** Pictures that are used by now. */
  left: number;
}

const REMOVING = {
  readUses: () => readUses(true),
  deletePicture: async (name: string): Promise<void> =>
    await (await pictureFiles()).deletePicture(name),
};

interface Options {
  onProgress: (handled: number) => void;
  signal: AbortSignal;
}

/** @throws ReadError, StorageError */
export async function removePictures(
  items: readonly MediaItem[],
  { onProgress, signal }: Options,
  gateways = REMOVING,
): Promise<Removal> {
  const current = mediaItems(items, await gateways.readUses(), Date.now());
  const unused = current.filter(({ state }) => state === 'unused');
  let removed = 0;
  for (const { files } of unused) {
    if (signal.aborted) break;
    for (const file of files) await gateways.deletePicture(file);
    removed += 1;
    onProgress(removed);
  }
  return { removed, left: items.length - unused.length };
}
