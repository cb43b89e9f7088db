/** What an order contains, for its customer: quote, lines, note, timeline, contact and delivery. */
import type { ReactNode } from 'react';
import { formatPhone } from '#core/format-phone.ts';
import type { Order } from '#schema/order.ts';
import { OrderLines } from './order-lines.tsx';
import { QuoteTable } from './quote-table.tsx';
import { useLineFacts } from './use-line-facts.ts';
import { Quoted } from '#ui/react/quoted.tsx';
import { formatMoment, isoMoment } from '#core/format-time.ts';
import { byWhom, STATUS_NAMES, undoneText } from '#core/order/status-labels.ts';

/** The timeline of an order, the latest event last. */
const OrderTimeline = ({ order: { timeline, undoneStep, uid } }: { order: Order }) => (
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
        {undoneText(undoneStep)} on{' '}
        <time dateTime={isoMoment(undoneStep.at)}>{formatMoment(undoneStep.at)}</time>:
        <Quoted text={undoneStep.reason} />
      </li>
    )}
  </ol>
);

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-4">
    <h3 className="text-xl">{title}</h3>
    {children}
  </section>
);

const Rows = ({ rows }: { rows: readonly (string | undefined)[] }) => (
  <p>
    {rows
      .filter((row) => row !== undefined)
      .map((row, index) => (
        <span key={index} className="block wrap-anywhere" dir="auto">
          {row}
        </span>
      ))}
  </p>
);

export function OrderContents({ order }: { order: Order }) {
  const { lines, quote, note, contact, address, status } = order;
  const factsOf = useLineFacts(lines.map(({ sku }) => sku));
  const { name, businessName, phone, email, gstin } = contact;
  return (
    <div className="grid gap-8">
      {quote !== undefined && (
        <Block title="Quote">
          <QuoteTable quote={quote} order={order} />
        </Block>
      )}
      <Block title="Your request">
        <OrderLines lines={lines} factsOf={factsOf} hasEstimate={status === 'requested'} />
        <Quoted text={note} />
      </Block>
      <Block title="Timeline">
        <OrderTimeline order={order} />
      </Block>
      <div className="grid gap-8 sm:grid-cols-2">
        <Block title="Contact">
          <Rows rows={[name, businessName, formatPhone(phone), email, gstin && `GSTIN ${gstin}`]} />
        </Block>
        <Block title="Delivery">
          {address === undefined ? (
            <p>To be decided. We will ask you before dispatch.</p>
          ) : (
            <Rows rows={[...address.lines, `${address.city} ${address.pin}`, address.state]} />
          )}
        </Block>
      </div>
    </div>
  );
}
