/** The lines of an order, with the sizes of a product together. */
import { unitsOf } from '#core/order/total-units.ts';
import type { SizeQuantity } from '#core/sizes/size-quantities.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { OrderLine } from '#schema/order.ts';

/** The quantities of each size, in the order of the lines; empty without sizes. */
export function sizesOf(lines: readonly Pick<OrderLine, 'size' | 'qty'>[]): SizeQuantity[] {
  const quantities = new Map<string, number>();
  for (const { size, qty } of lines)
    if (size !== undefined) quantities.set(size, (quantities.get(size) ?? 0) + qty);
  return [...quantities].map(([label, qty]) => ({ label, qty }));
}

/** An order line of all sizes. */
export interface SizedLine extends Omit<OrderLine, 'size'> {
  /** Empty for a product without sizes; a part of `qty` may have no size. */
  sizes: SizeQuantity[];
}

const sameLine = ({ productId, sku, unit, note }: OrderLine): string =>
  JSON.stringify([productId, sku, unit, note]);

/** Lines as screens show them: those of one product with the same note become one, with its sizes. */
export const linesWithSizes = (lines: readonly OrderLine[]): SizedLine[] =>
  [...Map.groupBy(lines, sameLine).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { size: _, ...line } = first;
    return [{ ...line, qty: unitsOf(same), sizes: sizesOf(same) }];
  });

/** Sizes as text: `12 × 4, 14 × 6`. */
export const sizesLabel = (sizes: readonly SizeQuantity[]): string =>
  sizes.map(({ label, qty }) => `${label} × ${qty}`).join(', ');

/** `Sizes 12 × 4, 14 × 6`; empty without sizes. */
export const sizesSentence = (sizes: readonly SizeQuantity[]): string =>
  sizes.length === 0 ? '' : `Sizes ${sizesLabel(sizes)}`;

/** All lines of one SKU. */
export interface RequestedLine {
  sku: string;
  /** The title the customer saw. */
  title: string;
  unit: string | undefined;
  /** The total of all lines. */
  qty: number;
  sizes: SizeQuantity[];
  /** If there are several lines, each with its quantity: `12 pieces: gold`. */
  notes: readonly string[];
  productIds: readonly string[];
  /** The number of lines, with sizes together. */
  lines: number;
}

/** The notes of the lines of one SKU. */
function notesOf(lines: readonly SizedLine[]): string[] {
  return lines.flatMap(({ note, qty, unit, sizes }) => {
    if (note === undefined) return [];
    if (lines.length === 1) return [note];
    const quantity = unitsOf(sizes) === qty ? sizesLabel(sizes) : formatUnits(qty, unit);
    return [`${quantity}: ${note}`];
  });
}

/** Merges lines with the same SKU, at the position of the first. */
export function requestedLines(lines: readonly OrderLine[]): RequestedLine[] {
  const bySku = Map.groupBy(lines, ({ sku }) => sku);
  return [...bySku].map(([sku, same]) => {
    const merged = linesWithSizes(same);
    return {
      sku,
      title: same[0]?.title ?? sku,
      unit: same[0]?.unit,
      qty: unitsOf(same),
      sizes: sizesOf(same),
      notes: notesOf(merged),
      productIds: [...new Set(same.map(({ productId }) => productId))],
      lines: merged.length,
    };
  });
}
