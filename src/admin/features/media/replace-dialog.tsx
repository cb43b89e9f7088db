/** Uploads a new file that takes the place of a picture in every document. */
import { Dialog } from '#admin/shell/dialog.tsx';
import { FileDrop } from '#admin/shell/file-drop.tsx';
import { startBulk } from '#admin/shell/bulk/bulk-store.ts';
import { queries } from '#admin/shell/queries.ts';
import { listKey } from '#admin/shell/list/list-key.ts';
import { UploadList } from '#admin/shell/pictures/upload-list.tsx';
import { usePictureUploads } from '#admin/shell/pictures/use-picture-uploads.ts';
import { PICTURE_FILES } from '#admin/shell/pictures/picture-files.ts';
import { POINTS } from '#admin/shell/look/classes.ts';
import type { Image } from '#schema/image.ts';
import { replacePicture } from './actions/replace-picture.ts';
import type { MediaItem } from './model/media-item.ts';
import { PICTURED } from './model/picture-use.ts';
import { refetchMedia } from './use-media.ts';

function replaceWith({ id, uses }: MediaItem, next: Image): void {
  const live = uses.filter(({ isDeleted }) => !isDeleted);
  const byDocument = new Map(live.map((use) => [use.document, use]));
  void startBulk({
    label: 'Replacing image',
    things: 'documents',
    total: live.length,
    pathOf: (document) => byDocument.get(document)?.path ?? '/media',
    nameOf: (document) => byDocument.get(document)?.title,
    run: (options) => replacePicture({ picture: id, next, uses: live }, options),
    onWritten: () => {
      refetchMedia();
      for (const { kind } of PICTURED) void queries.invalidateQueries({ queryKey: listKey(kind) });
    },
  });
}

export function ReplaceDialog({ item, onClose }: { item: MediaItem; onClose: () => void }) {
  const { uploads, add, retry, cancel } = usePictureUploads('media', (image) => {
    onClose();
    replaceWith(item, image);
  });
  const live = item.uses.filter(({ isDeleted }) => !isDeleted);
  return (
    <Dialog title={`Replace ${item.name}`} onClose={onClose}>
      <p>The new image replaces it here. Alt texts stay, and you can undo this.</p>
      <ul className={`${POINTS} my-3 max-h-40 overflow-auto`} tabIndex={0} aria-label="Used in">
        {live.map(({ document, title }) => (
          <li key={document}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      {uploads.length === 0 && (
        <FileDrop
          label="Choose the new image"
          hint="JPEG, PNG or WebP, up to 5 MB."
          accept={PICTURE_FILES}
          onFiles={([file]) => add(file, item.name)}
        />
      )}
    </Dialog>
  );
}
