/** What counts as a SKU; apart from making one, which pages that only read them do not need. */
import { LONGEST_SKU, SHORTEST_SKU, SKU_FORM } from '#schema/limits.ts';

/** Is it a SKU exactly as the shop prints it? */
export const isSku = (text: string): boolean =>
  text.length >= SHORTEST_SKU && text.length <= LONGEST_SKU && SKU_FORM.test(text);
