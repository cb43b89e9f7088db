/** Checks the sizes of a line against its product. */
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { unitsOf } from '#core/order/total-units.ts';
import { sizeText } from '#core/sizes/size-text.ts';
import { isSizeChosen } from '#core/sizes/size-weights.ts';
import { formatUnits } from '#core/unit-of-sale.ts';
import type { OrderListLine } from './order-list.ts';

/** Why the sizes are incomplete or wrong; undefined if they are not, or there is no choice. */
export function sizesProblem(
  { qty, sizes = [] }: OrderListLine,
  entry: CatalogueEntry,
): string | undefined {
  const { sizes: labels, soldOut = [], sizeSystem, unit } = entry;
  const namesOf = (some: typeof sizes): string =>
    some.map(({ label }) => sizeText(sizeSystem, label)).join(', ');
  const removed = sizes.filter(({ label }) => !labels.includes(label));
  if (removed.length > 0) return `No longer made in ${namesOf(removed)}: choose another size.`;
  const outOfStock = sizes.filter(({ label }) => soldOut.includes(label));
  if (outOfStock.length > 0)
    return `Out of stock in ${namesOf(outOfStock)}. Choose another size, or ask us.`;
  const missing = qty - unitsOf(sizes);
  return missing === 0 || !isSizeChosen(entry)
    ? undefined
    : `Choose sizes for ${formatUnits(missing, unit)}.`;
}
