/** IDs of new documents, made from names. */
import { RESERVED_NAME } from '#schema/limits.ts';

/** Paths of screens in the back office: a document with such an ID could not be opened. */
export const SCREEN_NAMES: ReadonlySet<string> = new Set(['new', 'import', 'pictures', 'labels']);

/** No SKU or slug contains it, so an ID with a number never equals another preferred ID. */
const SEPARATOR = '--';

/**
 * The preferred ID, with a number appended if it is taken.
 * @param separator between the ID and the number
 */
export function freeId(
  preferred: string,
  isTaken: (id: string) => boolean,
  separator = SEPARATOR,
): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? preferred : `${preferred}${separator}${number}`;
    if (!SCREEN_NAMES.has(id) && id !== RESERVED_NAME && !isTaken(id)) return id;
  }
}
