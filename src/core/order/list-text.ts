/** An order list as text for a URL fragment: `RG101.12~ER204.6`, with sizes `BG101.12.2-4=6.2-6=6`. */
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';

export const BETWEEN_LINES = '~';
export const BEFORE_QUANTITY = '.';

interface ListLine {
  sku: string;
  qty: number;
  sizes?: readonly SizeQuantity[] | undefined;
}

/** Escapes special characters in a label: `18 inch` is `18_20_inch`. */
const escaped = (label: string): string =>
  label.replace(/[^\p{L}\d-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16) ?? ''}_`);

/** One line, without its note. */
export const lineToText = ({ sku, qty, sizes = [] }: ListLine): string =>
  [sku, qty, ...sizes.map((size) => `${escaped(size.label)}=${size.qty}`)].join(BEFORE_QUANTITY);

/** The list, without notes. */
export const listToText = (list: readonly ListLine[]): string =>
  list.map(lineToText).join(BETWEEN_LINES);
