/** The pictures of a row, by address. */
import type { z } from 'zod';
import type { image } from '#schema/image.ts';
import { altOf } from '#core/pictures/alt-text.ts';
import type { RowContext } from './apply-rule.ts';

interface Named {
  alt: string;
}

/** Adds the default alt text to pictures without one. */
export const withAltTexts = <P extends Named>(pictures: readonly P[], title: string): P[] =>
  pictures.map((picture, index) =>
    picture.alt === '' ? { ...picture, alt: altOf(title, index) } : picture,
  );

/**
 * The distinct pictures of the row in order; undefined if there are none.
 * @param title for the alt texts; without one they stay empty for now
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
