/** The timeline of an order, the latest event last. */
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { byWhom, STATUS_NAMES } from '#core/order/status-labels.ts';
import type { Order } from '#schema/order.ts';
import { Quoted } from '#ui/react/quoted.tsx';

export const OrderTimeline = ({ order: { timeline, undoneStep, uid } }: { order: Order }) => (
  <ol className="border-l border-gilt pl-5" aria-label="Timeline">
    {timeline.map((event, index) => (
      <li
        key={event.status}
        className="relative pb-4 last:pb-0"
        aria-current={index === timeline.length - 1 ? 'step' : undefined}
      >
        <span
          className={`absolute top-2 -left-5 size-2 -translate-x-1/2 rounded-sm ${index === timeline.length - 1 ? 'bg-gold' : 'bg-gilt'}`}
          aria-hidden="true"
        />
        <b className="font-semibold">{STATUS_NAMES[event.status]}</b>{' '}
        <span className="text-ink-soft">
          <bdi>{byWhom(event, uid)}</bdi>
        </span>
        <p className="text-sm text-ink-soft">
          <time dateTime={isoMoment(event.at)}>{formatMoment(event.at)}</time>
        </p>
        <Quoted text={event.note} className="mt-1 text-sm" />
      </li>
    ))}
    {undoneStep && (
      <li className="pt-4 text-sm">
        “{STATUS_NAMES[undoneStep.status]}” was undone on{' '}
        <time dateTime={isoMoment(undoneStep.at)}>{formatMoment(undoneStep.at)}</time>:
        <Quoted text={undoneStep.reason} />
      </li>
    )}
  </ol>
);
