/** The order list over any page. */
import { useEffect } from 'react';
import { orderListPath } from '#core/paths.ts';
import { Sheet } from '#ui/react/sheet.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderSummary } from './order-summary.tsx';
import { useDesk } from './use-desk.ts';

interface Props {
  /** What was done just before it opened; said within, since a sheet silences the page behind it. */
  done: string;
  onClosed: () => void;
}

export function OrderDrawer({ done, onClosed }: Props) {
  const desk = useDesk();
  const { say } = desk;
  useEffect(() => say(done), [say, done]);
  return (
    <Sheet
      title="Order list"
      onClosed={onClosed}
      foot={
        <div className="order-foot">
          {desk.order.lines.length > 0 && <OrderSummary desk={desk} brief />}
          <p className="order-ways">
            <button
              type="button"
              className="order-link"
              onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
            >
              Continue browsing
            </button>
            <a className="order-link" href={orderListPath()}>
              Open as a page
            </a>
          </p>
        </div>
      }
    >
      <OrderBody desk={desk} />
    </Sheet>
  );
}
