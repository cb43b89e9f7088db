/** The addresses of a picture's renditions: the same name with another width and extension. */
import type { Image } from '#schema/image.ts';

type Addressed = Pick<Image, 'url' | 'widths'>;

const SIZED = /-\d+\.([a-z]+)(\?[^#]*)?$/;

/** The address of one rendition; the picture's own address when it has no renditions. */
function renditionUrl(image: Addressed, width: number, format?: string): string {
  return image.url.replace(SIZED, (_whole, extension: string, query: string | undefined) => {
    return `-${width}.${format ?? extension}${query ?? ''}`;
  });
}

/** The address of the smallest rendition at least this wide, px; otherwise the original. */
export function renditionAtLeast(image: Addressed, least: number): string {
  const width = image.widths?.find((each) => each >= least);
  return width === undefined ? image.url : renditionUrl(image, width);
}

/** A `srcset` value for one format; empty when the picture has no renditions. */
export const sourceSet = (image: Addressed, format?: string): string =>
  (image.widths ?? []).map((width) => `${renditionUrl(image, width, format)} ${width}w`).join(', ');
