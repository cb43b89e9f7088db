/** The text of the items of a pasted order that are left, to be read again. */
import type { PastedItem } from '#core/paste/paste-order.ts';

/** A line without words or numbers, so that a quantity or size below it is not read as part of the item above. */
const END_OF_ITEM = '---';

/** @returns text that gives the same items when it is read again */
export const remainingText = (items: readonly PastedItem[]): string =>
  items
    .flatMap(({ kind, source }, at) => {
      const above = items[at - 1]?.kind ?? 'invalid';
      // Only items that were not understood can have no SKU.
      return kind === 'invalid' && above !== 'invalid' ? [END_OF_ITEM, source] : [source];
    })
    .join('\n');
