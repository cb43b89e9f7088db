/** What parcels take from stock beyond what the order took when it was packed. */
import type { StockMove } from '#schema/stock-move.ts';
import type { OrderedUnits } from './order-stock.ts';

type Moves = readonly Pick<StockMove, 'changes' | 'at'>[];

/** Units of a size that left the stock by these movements and are not back. */
const takenBy = (moves: Moves, size: string | undefined): number =>
  moves
    .flatMap(({ changes }) => changes)
    .reduce((sum, change) => (change.size === size ? sum - change.onHand : sum), 0);

/**
 * The units of one product that are still to take from stock, so that its movements cover all that left. Those are the
 * replacements of lost and damaged goods, and goods that came back into stock and are sent again. Units that were not in
 * stock at packing, which staff have accepted, come from elsewhere.
 * @param departed what left, with the new parcel, and is not in stock again
 * @param units the ordered units of the product
 * @param moves the order's movements of the product
 * @param packedAt ms; later movements are those of parcels and returns
 */
export const unitsToTake = (
  departed: readonly OrderedUnits[],
  units: readonly OrderedUnits[],
  { moves, packedAt }: { moves: Moves; packedAt: number },
): OrderedUnits[] =>
  departed.flatMap((unit) => {
    const packed = units.find(({ size }) => size === unit.size)?.qty ?? 0;
    const atPacking = moves.filter(({ at }) => at <= packedAt);
    const fromElsewhere = Math.max(0, packed - takenBy(atPacking, unit.size));
    const qty = unit.qty - takenBy(moves, unit.size) - fromElsewhere;
    return qty > 0 ? [{ ...unit, qty }] : [];
  });
