/** Drop area and file picker for pictures. */
import type { ComponentProps } from 'react';
import { FileDrop } from '#admin/shell/file-drop.tsx';

interface Props extends Pick<ComponentProps<typeof FileDrop>, 'label' | 'onFiles' | 'bound'> {
  /** Number of pictures that can be added. */
  room: number;
  isSingle: boolean;
}

export function PictureDrop({ room, isSingle, ...drop }: Props) {
  if (room <= 0)
    return <p className="text-sm text-ink-soft">No more images can be added. Remove one first.</p>;
  const how = isSingle
    ? 'Choose a file or drop it here.'
    : `Choose files or drop them here. You can add ${room} more.`;
  return (
    <FileDrop
      {...drop}
      hint={`${how} JPEG, PNG or WebP, up to 5 MB each.`}
      accept="image/jpeg,image/png,image/webp"
      isMultiple={!isSingle}
    />
  );
}
