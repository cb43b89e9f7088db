/** The default alt text of a product picture. */
import { LONGEST_ALT } from '#schema/image.ts';

/** @param place from 0 */
export const altOf = (title: string, place: number): string =>
  (place === 0 ? title : `${title}, image ${place + 1}`).slice(0, LONGEST_ALT);
