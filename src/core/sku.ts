/** The SKU format; apart from creating SKUs, which most pages do not need. */
import { LONGEST_SKU, SHORTEST_SKU, SKU_FORM } from '#schema/limits.ts';

/** Whether it is a SKU in the shop's format. */
export const isSku = (text: string): boolean =>
  text.length >= SHORTEST_SKU && text.length <= LONGEST_SKU && SKU_FORM.test(text);
