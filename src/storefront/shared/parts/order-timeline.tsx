/** The timeline of an order, the latest event last. */
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { byWhom, STATUS_NAMES } from '#core/order/status-labels.ts';
import type { Order } from '#schema/order.ts';

export const OrderTimeline = ({ order: { timeline, uid } }: { order: Order }) => (
  <ol className="border-l border-gilt pl-5" aria-label="Timeline">
    {timeline.map(({ status, at, by, note }, index) => (
      <li
        key={status}
        className="relative pb-4 last:pb-0"
        aria-current={index === timeline.length - 1 ? 'step' : undefined}
      >
        <span
          className={`absolute top-2 -left-5 size-2 -translate-x-1/2 rounded-sm ${index === timeline.length - 1 ? 'bg-gold' : 'bg-gilt'}`}
          aria-hidden="true"
        />
        <b className="font-semibold">{STATUS_NAMES[status]}</b>{' '}
        <span className="text-ink-soft">{byWhom(by, uid)}</span>
        <p className="text-sm text-ink-soft">
          <time dateTime={isoMoment(at)}>{formatMoment(at)}</time>
        </p>
        {note !== undefined && (
          <p className="mt-1 text-sm wrap-anywhere" dir="auto">
            “{note}”
          </p>
        )}
      </li>
    ))}
  </ol>
);
