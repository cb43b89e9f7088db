/** The picture of a thing in a list, small; an icon where it has none. */
import { Icon } from './icon.tsx';
import { renditionAtLeast } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';

/** How many pixels of the device a pixel of the page may have, so that it is sharp. */
const SHARP = 2;

interface Props {
  image: Image | undefined;
  /** Edge, px. */
  size?: number;
}

export function Thumbnail({ image, size = 44 }: Props) {
  if (image === undefined) {
    return (
      <span className="admin-no-picture">
        <Icon name="image" />
      </span>
    );
  }
  return (
    <img
      src={renditionAtLeast(image, size * SHARP)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  );
}
