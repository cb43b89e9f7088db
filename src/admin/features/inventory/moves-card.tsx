/** The latest movements of a product's stock. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Chip } from '#admin/shell/chip.tsx';
import { listKey } from '#admin/shell/list/list-key.ts';
import { Loaded } from '#admin/shell/list/list-states.tsx';
import { CARD } from '#admin/shell/look/classes.ts';
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatCount } from '#core/format.ts';
import { formatShortMoment } from '#core/format-time.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listStockMoves } from '#firebase/browser/stock.ts';
import type { ProductDocument } from '#schema/product.ts';
import { stockKind } from '#schema/stock.ts';
import type { StockMove } from '#schema/stock-move.ts';
import { REASON_NAMES } from './model/size-rows.ts';
import { MoveChanges, MoveOrigin } from './move-parts.tsx';

const Move = ({ move, product }: { move: StockMove; product: ProductDocument }) => (
  <li className="grid gap-x-4 gap-y-0.5 border-line py-2.5 not-first:border-t sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
    <span>
      <Chip>{REASON_NAMES[move.reason]}</Chip>
    </span>
    <span className="min-w-0">
      <MoveChanges move={move} product={product} />
      <MoveOrigin move={move} />
    </span>
    <span className="text-sm text-ink-soft sm:text-end">
      {formatShortMoment(move.at)} by <StaffName uid={move.by} />
      <span className="block tabular-nums">
        On hand {formatCount(move.onHand)}, reserved {formatCount(move.reserved)}
      </span>
    </span>
  </li>
);

export function MovesCard({ id, product }: { id: string; product: ProductDocument }) {
  const moves = useQuery({
    queryKey: [...listKey(stockKind), 'moves', id],
    queryFn: () => readOrThrow(() => listStockMoves(id)),
  });
  return (
    <section className={CARD} aria-labelledby="moves">
      <h2 id="moves">Movements</h2>
      <Loaded query={moves} empty={<p className="text-ink-soft">No movements yet.</p>}>
        {(rows) => (
          <>
            <ul>
              {rows.map(
                (row) => row.success && <Move key={row.id} move={row.value} product={product} />,
              )}
            </ul>
            <p className="mt-3">
              <Link to="/inventory/moves" search={{ product: id }} className="link">
                View all movements of this product
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </section>
  );
}
