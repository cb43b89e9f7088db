/** A line of an order as text, which a pasted order reads back as the same quantities. */
import { formatCount } from '#core/format.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { SINGLE_PIECE, formatUnits } from '#core/unit-of-sale.ts';
import { sizesLabel } from './requested-lines.ts';

interface TextLine {
  sku: string;
  qty: number;
  /** How it is sold; undefined for a single piece or an unknown product. */
  unit?: string | undefined;
  sizes?: readonly SizeQuantity[] | undefined;
}

const DIRECTION_MARKS = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g;

/** Without the characters that change the direction of the text after it. */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, '');

const quantityText = ({ qty, unit = SINGLE_PIECE }: TextLine): string =>
  unit === SINGLE_PIECE ? formatCount(qty) : formatUnits(qty, unit);

/** `RG101 × 26 (12 × 12, 14 × 14)`; without a note. */
export const pasteableLine = (line: TextLine): string => {
  const { sku, sizes = [] } = line;
  const text = `${sku} × ${quantityText(line)}`;
  return sizes.length === 0 ? text : `${text} (${withoutDirectionMarks(sizesLabel(sizes))})`;
};
