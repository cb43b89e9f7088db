/** The exact stock behind each product's stock status. */
import type { Inventory } from '#schema/inventory.ts';
import type { Product } from '#schema/product.ts';
import type { StockStatus } from '#schema/product-status.ts';
import { editedByStaff } from './staff-edit.ts';
import { DEMO_STAFF_UID } from './people.ts';
import type { Random } from './random.ts';

/** Units in stock, minimum and maximum. */
const ON_HAND: Record<StockStatus, readonly [number, number]> = {
  inStock: [60, 420],
  lowStock: [3, 18],
  madeToOrder: [0, 0],
  outOfStock: [0, 0],
};

/** The stock of `product` with its movements: received once, partly sold. */
export function inventoryOf(
  { stockStatus, createdAt, updatedAt }: Product,
  random: Random,
): Inventory {
  const onHand = random.between(...ON_HAND[stockStatus]);
  const sold = random.between(12, 90);
  const by = DEMO_STAFF_UID;
  const received = { at: createdAt, change: onHand + sold, reason: 'received', by } as const;
  const movements =
    stockStatus === 'madeToOrder'
      ? []
      : [{ at: updatedAt, change: -sold, reason: 'sold', by } as const, received];
  return { onHand, movements, ...editedByStaff(createdAt, { updatedAt, rev: 2 }) };
}
