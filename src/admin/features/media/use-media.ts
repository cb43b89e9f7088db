/** The pictures of the library with their uses. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { waitingFor, type QueryState } from '#admin/shell/list/list-states.tsx';
import { queries } from '#admin/shell/queries.ts';
import { useMay } from '#admin/shell/role.ts';
import { PICTURES_KEY as FILES, readPictures } from '#admin/shell/pictures/read-pictures.ts';
import { readUses } from './actions/read-media.ts';
import { mediaItems, type MediaItem } from './model/media-item.ts';

const USES = ['media', 'uses'];

export const refetchPictures = (): void => void queries.invalidateQueries({ queryKey: FILES });
export const refetchMedia = (): void => void queries.invalidateQueries({ queryKey: ['media'] });

export function useMedia(): { query: QueryState<MediaItem[]>; now: number; mayRemove: boolean } {
  const files = useQuery({ queryKey: FILES, queryFn: readPictures });
  const mayRemove = useMay()('edit', 'staff');
  const uses = useQuery({ queryKey: USES, queryFn: () => readUses(mayRemove) });
  /** When the uses were read, ms. */
  const now = uses.dataUpdatedAt;
  const data = useMemo(
    () => files.data && uses.data && mediaItems(files.data, uses.data, now),
    [files.data, uses.data, now],
  );
  return { query: { ...waitingFor([files, uses]), data }, now, mayRemove };
}
