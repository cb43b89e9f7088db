/** A small picture of an item in a list; an icon without a picture. */
import { Icon } from './icon.tsx';
import { renditionAtLeast } from '#core/renditions.ts';
import type { Image } from '#schema/image.ts';

/** Device pixels per CSS pixel. */
const SHARP = 2;

interface Props {
  image: Pick<Image, 'url' | 'widths'> | undefined;
  /** Width and height, px. */
  size?: number;
  /** Classes for size and corners. */
  className?: string;
}

export function Thumbnail({ image, size = 44, className = 'size-[44px] rounded-sm' }: Props) {
  if (image === undefined) {
    return (
      <span className={`${className} grid flex-none place-items-center bg-ground text-edge`}>
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
      className={`${className} flex-none bg-ground object-cover`}
    />
  );
}
