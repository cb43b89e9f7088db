/** Ids of new documents, made of what people write. */
import { RESERVED_NAME } from '#schema/limits.ts';

/** The back office has a screen at each of these: what is called so could not be opened. */
export const SCREEN_NAMES: ReadonlySet<string> = new Set(['new', 'import', 'export', 'pictures']);

/** No SKU and no address is written so: an id with a number behind it is never what another one wants. */
const JOINT = '--';

/**
 * The id that is wanted, or the same with a number where something else has it.
 * @param joint what stands before the number
 */
export function freeId(wanted: string, isTaken: (id: string) => boolean, joint = JOINT): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}${joint}${number}`;
    if (!SCREEN_NAMES.has(id) && id !== RESERVED_NAME && !isTaken(id)) return id;
  }
}
