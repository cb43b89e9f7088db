/** The pictures a row names by address. */
import type { z } from 'zod';
import type { image } from '#schema/image.ts';
import { altOf } from '#core/pictures/alt-text.ts';
import type { RowContext } from './apply-rule.ts';

interface Named {
  alt: string;
}

/** Pictures without words get those of the title that the shop has. */
export const withWords = <P extends Named>(pictures: readonly P[], title: string): P[] =>
  pictures.map((picture, index) =>
    picture.alt === '' ? { ...picture, alt: altOf(title, index) } : picture,
  );

/**
 * The row's pictures in order, each once; undefined when the mapping reads none or the row has none.
 * @param title their words are made of it; where the list gives none, they have none yet
 */
export function imagesOf(
  { cells, mapping: { images } }: RowContext,
  title: unknown,
): z.input<typeof image>[] | undefined {
  if (!images) return undefined;
  const urls = [...new Set(images.columns.map(cells).filter((url) => url !== ''))];
  if (urls.length === 0) return undefined;
  return urls.map((url, index) => ({
    url,
    width: images.width,
    height: images.height,
    alt: typeof title === 'string' ? altOf(title, index) : '',
  }));
}
