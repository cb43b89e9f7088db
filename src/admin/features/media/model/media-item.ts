/** A picture of the library with where it is used, and which ones a search shows. */
import { UNUSED_AFTER_MS, type StoredPicture } from '#core/pictures/stored-picture.ts';
import type { LibraryPicture } from '#admin/shell/pictures/read-pictures.ts';
import type { PictureUse, PictureUses } from './picture-use.ts';

/** `used`: in a document, also in a deleted one; `recent`: new, or removed from a document within a week. */
type MediaState = 'used' | 'recent' | 'unused';

/** All documents that may contain pictures, and recent saves. */
export interface MediaUses {
  uses: ReadonlyMap<string, PictureUses>;
  /**
   * Pictures of saves within the last week, as in the publisher: an undo or a draft may still contain them. Unknown to
   * staff who may not see all history; they remove no pictures.
   */
  recent: ReadonlySet<string> | undefined;
}

export interface MediaItem extends LibraryPicture {
  uses: readonly PictureUse[];
  state: MediaState;
  /** In lower case. */
  searchText: string;
}

function stateOf(
  { id, uploadedAt = 0 }: StoredPicture,
  { uses, recent }: MediaUses,
  now: number,
): MediaState {
  if (uses.has(id)) return 'used';
  return recent?.has(id) === true || now - uploadedAt < UNUSED_AFTER_MS ? 'recent' : 'unused';
}

/** @param now ms */
export const mediaItems = (
  pictures: readonly LibraryPicture[],
  media: MediaUses,
  now: number,
): MediaItem[] =>
  pictures.map((picture) => {
    const { uses = [], alts = [] } = media.uses.get(picture.id) ?? {};
    const texts = [picture.name.replaceAll('_', ' '), picture.name, ...alts];
    return {
      ...picture,
      uses: uses.toSorted((one, other) => one.title.localeCompare(other.title)),
      state: stateOf(picture, media, now),
      searchText: [...texts, ...uses.map(({ title }) => title)].join('\n').toLowerCase(),
    };
  });

/** Those that contain all parts of a search. */
export function matchingItems(
  items: readonly MediaItem[],
  { q = '', use }: { q?: string | undefined; use?: 'used' | 'unused' | undefined },
): MediaItem[] {
  const parts = q.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(
    ({ state, searchText }) =>
      (use === undefined || (state === 'used') === (use === 'used')) &&
      parts.every((word) => searchText.includes(word)),
  );
}
