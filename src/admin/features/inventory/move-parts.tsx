/** What a movement of stock changed, and why. */
import { OrderLink } from '#admin/shell/order-link.tsx';
import type { WeighedProduct } from '#core/sizes/size-weights.ts';
import type { StockMove } from '#schema/stock-move.ts';
import { Quoted } from '#ui/react/quoted.tsx';
import { changeText } from './model/size-rows.ts';

interface Props {
  move: StockMove;
  product: WeighedProduct | undefined;
}

/** A line for each size. */
export const MoveChanges = ({ move, product }: Props) =>
  move.changes.map((change) => (
    <span key={change.size ?? ''} className="block tabular-nums">
      {changeText(change, product)}
    </span>
  ));

/** The order and the note. */
export const MoveOrigin = ({ move: { orderId, orderNumber, note } }: Pick<Props, 'move'>) => (
  <>
    {orderId !== undefined && <OrderLink id={orderId}>{orderNumber ?? 'Order'}</OrderLink>}
    <Quoted text={note} className="text-sm" />
  </>
);
