/** The timeline of an order: each step, who made it, and its message to the customer. */
import { StaffName } from '#admin/shell/staff-name.tsx';
import { formatShortMoment, isoMoment } from '#core/format-time.ts';
import { acceptanceText, STATUS_NAMES, undoneText } from '#core/order/status-labels.ts';
import type { Order, OrderEvent } from '#schema/order.ts';
import { CARD } from '#admin/shell/look/classes.ts';
import { Quoted } from '#ui/react/quoted.tsx';

function Step({ order, event }: { order: Order; event: OrderEvent }) {
  const { status, at, by, note } = event;
  const accepted = acceptanceText(event);
  return (
    <li className="relative border-s border-gilt ps-4">
      <p>
        <b>{STATUS_NAMES[status]}</b>{' '}
        <span className="text-ink-soft">
          {accepted !== undefined && (
            <>
              <bdi>{accepted}</bdi>, recorded{' '}
            </>
          )}
          by {by === order.uid ? 'the customer' : <StaffName uid={by} />}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        <time dateTime={isoMoment(at)}>{formatShortMoment(at)}</time>
      </p>
      <Quoted text={note} />
    </li>
  );
}

export const TimelineCard = ({ order }: { order: Order }) => (
  <section className={CARD} aria-labelledby="order-timeline">
    <h2 id="order-timeline">Timeline</h2>
    <ol className="grid gap-4">
      {order.timeline.map((event) => (
        <Step key={event.status} order={order} event={event} />
      ))}
    </ol>
    {order.undoneStep && (
      <p className="mt-4 text-sm">
        {undoneText(order.undoneStep)} by <StaffName uid={order.undoneStep.by} /> on{' '}
        <time dateTime={isoMoment(order.undoneStep.at)}>
          {formatShortMoment(order.undoneStep.at)}
        </time>
        :
        <Quoted text={order.undoneStep.reason} />
      </p>
    )}
  </section>
);
