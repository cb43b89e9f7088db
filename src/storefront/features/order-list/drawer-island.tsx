/** The order list as a drawer, over any page. */
import { ActIsland } from '#storefront/shared/parts/act-island.tsx';
import { useEffect } from 'react';
import { orderListPath } from '#core/paths.ts';
import { closeModal } from '#ui/react/modal.tsx';
import { Sheet } from '#ui/react/sheet.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useOrderList } from './use-order-list.ts';
import { SMALL_TEXT_BUTTON } from './order-class.ts';

interface Props {
  /**
   * The action that opened the drawer; announced inside, because a modal hides the page from screen readers.
   */
  done: string;
  onClose: () => void;
}

/** The order list over any page. */
function OrderDrawer({ done, onClose }: Props) {
  const orderList = useOrderList();
  const { say } = orderList;
  useEffect(() => say(done), [say, done]);
  return (
    <Sheet
      title="Order list"
      onClose={onClose}
      foot={
        <div className="grid gap-2">
          {orderList.order.lines.length > 0 && <OrderSummary orderList={orderList} brief />}
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
            <button type="button" className={SMALL_TEXT_BUTTON} onClick={closeModal}>
              Continue browsing
            </button>
            <a className={SMALL_TEXT_BUTTON} href={orderListPath()}>
              Open as a page
            </a>
          </p>
        </div>
      }
    >
      <OrderBody orderList={orderList} />
    </Sheet>
  );
}

/** The trigger may report a finished action by `data-done`. */
export const OrderListDrawer = () => (
  <ActIsland>
    {(trigger, close) => <OrderDrawer done={trigger?.dataset['done'] ?? ''} onClose={close} />}
  </ActIsland>
);
