/** The parts of a line in each size, and sums over them: sizes may weigh and cost more or less than the product. */
import { unitsOf } from '#core/order/total-units.ts';
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

/** The size of a product that has only one, which buyers do not choose. */
export const onlySizeOf = (sizes: readonly { label: string }[]): string | undefined =>
  sizes.length === 1 ? sizes[0]?.label : undefined;

/** Units of a line in one size, or without one. */
export interface SizePart {
  qty: number;
  size?: string;
}

/** The units in each size, and those without one. */
export function partsBySize({ qty, sizes = [] }: SizedQuantity): SizePart[] {
  const rest = qty - unitsOf(sizes);
  return [
    ...sizes.map((size) => ({ qty: size.qty, size: size.label })),
    ...(rest > 0 ? [{ qty: rest }] : []),
  ];
}

/** Divides another quantity among parts in proportion, in whole units that add up. */
export function inQuantity<T extends { qty: number }>(parts: readonly T[], qty: number): T[] {
  const before = unitsOf(parts);
  let [passed, given] = [0, 0];
  return parts.flatMap((part) => {
    passed += part.qty;
    const units = Math.floor((qty * passed) / before) - given;
    given += units;
    return units === 0 ? [] : [{ ...part, qty: units }];
  });
}
