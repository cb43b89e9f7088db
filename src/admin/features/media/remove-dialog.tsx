/** Confirms the removal of unused pictures, and removes them with progress. */
import { ConfirmDialog } from '#admin/shell/confirm-dialog.tsx';
import { startWork } from '#admin/shell/bulk/bulk-store.ts';
import { sayDone } from '#admin/shell/messages-store.ts';
import { formatCounted } from '#core/format.ts';
import { removePictures } from './actions/remove-pictures.ts';
import type { MediaItem } from './model/media-item.ts';
import { refetchMedia } from './use-media.ts';

const images = (count: number): string => formatCounted(count, 'image');

async function remove(items: readonly MediaItem[]): Promise<void> {
  const removal = await startWork({
    label: 'Removing images',
    total: items.length,
    run: (options) => removePictures(items, options),
  });
  refetchMedia();
  if (removal === undefined) return;
  const { removed, left } = removal;
  sayDone(
    `${images(removed)} removed.${left > 0 ? ` ${images(left)} stayed, because ${left === 1 ? 'it is' : 'they are'} used now.` : ''}`,
  );
}

interface Props {
  items: readonly MediaItem[];
  onDone: () => void;
  onClose: () => void;
}

export const RemoveDialog = ({ items, onDone, onClose }: Props) => (
  <ConfirmDialog
    title={`Remove ${images(items.length)}?`}
    verb={`Remove ${images(items.length)}`}
    onDo={() => {
      onDone();
      void remove(items);
    }}
    onClose={onClose}
  >
    The files are deleted for good. Older versions of products and posts that show them can’t show
    them again.
  </ConfirmDialog>
);
