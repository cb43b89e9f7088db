/** The pictures a row names by address. */
import type { z } from 'zod';
import type { image } from '#schema/image.ts';
import { altOf } from '#domain/pictures/alt-text.ts';
import type { RowContext } from './apply-rule.ts';

/** The row's pictures in order, each once; undefined when the mapping reads none or the row has none. */
export function imagesOf(
  { cells, mapping: { images } }: RowContext,
  title: unknown,
): z.input<typeof image>[] | undefined {
  if (!images || typeof title !== 'string') return undefined;
  const urls = [...new Set(images.columns.map(cells).filter((url) => url !== ''))];
  if (urls.length === 0) return undefined;
  return urls.map((url, index) => ({
    url,
    width: images.width,
    height: images.height,
    alt: altOf(title, index),
  }));
}
