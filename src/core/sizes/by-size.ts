/** The sum of a figure over the sizes of a line, which may weigh and cost more or less than the product. */
import type { SizeQuantity } from './size-quantities.ts';

/** A quantity, of which a part or all is in sizes. */
export interface SizedQuantity {
  /** Over all sizes. */
  qty: number;
  sizes?: readonly SizeQuantity[] | undefined;
}

/** The sum over all units of a line. @param figure of one unit in a size; without a label, of the product */
export const sumBySize = (
  { qty, sizes = [] }: SizedQuantity,
  figure: (label?: string) => number,
): number =>
  sizes.reduce((sum, size) => sum + (figure(size.label) - figure()) * size.qty, figure() * qty);
