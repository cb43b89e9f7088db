/** Shows the last action with an undo button. */
import { Button } from '#ui/react/button.tsx';
import { Icon } from '#ui/react/icon.tsx';
import {
  EMPTY_ID,
  IN_SAVED_LISTS,
  lineId,
  UNDO_ID,
  type OrderListState,
  type UndoableAction,
} from './use-order-list.ts';
import { TOOL } from './order-class.ts';

export function UndoBar({ orderList, undo }: { orderList: OrderListState; undo: UndoableAction }) {
  const leave = (id: string) => {
    orderList.offerUndo(undefined);
    orderList.focusSoon(id);
  };
  return (
    <div className="flex items-center gap-2 bg-ground py-1 pr-1 pl-3.5 text-sm/body">
      <span className="min-w-0 flex-1">{undo.message}</span>
      <Button
        id={UNDO_ID}
        kind="quiet"
        size="small"
        onClick={() => {
          undo.undo();
          orderList.say('Undone.');
          leave(undo.focusId);
        }}
      >
        Undo
      </Button>
      <button
        type="button"
        className={`size-11 ${TOOL}`}
        aria-label="Dismiss"
        onClick={() => {
          if (undo.index === IN_SAVED_LISTS) {
            leave(undo.focusId);
            return;
          }
          const next = orderList.order.lines[undo.index] ?? orderList.order.lines.at(-1);
          leave(next === undefined ? EMPTY_ID : lineId(next.line.sku));
        }}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
