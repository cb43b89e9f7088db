/** What the list comes to, what it still lacks, and the way to the seller. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatCount, formatGrams, formatRupees } from '#core/format.ts';
import { listToText } from './model/order-link.ts';
import { orderMessageLink } from './model/order-message.ts';
import { shortfallWords } from '#core/order/order-minimum.ts';
import { leftOutWords } from './model/order-words.ts';
import { orderListPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import { referenceOfList } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { CopyButton } from './copy-button.tsx';
import { SendWay } from './send-way.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import type { Desk } from './use-desk.ts';
import { SMALL } from './order-class.ts';

const addressOf = (text: string): string => new URL(orderListPath(text), location.origin).href;

/** What stands in the button's place until the message can be written. */
const WAITING: Readonly<Record<CatalogueState['state'], string>> = {
  loading: 'Preparing the message…',
  ready: 'Preparing the message…',
  failed: 'You can order on WhatsApp when you are online.',
};

/** The address of the chat with the order written; undefined until shop and reference are known. */
function useMessageLink({ order, catalogue }: Desk, link: string): string | undefined {
  const { reference } = useStore($order);
  const isEmpty = order.lines.length === 0;
  useEffect(() => {
    if (!isEmpty && reference === null) referenceOfList();
  }, [isEmpty, reference]);
  if (catalogue.state !== 'ready' || reference === null) return undefined;
  return orderMessageLink(catalogue.value.contact.whatsapp, {
    reference,
    link,
    lines: order.lines.map(({ line: { sku, qty, note }, title, entry }) => ({
      sku,
      qty,
      note,
      title,
      netWeightMg: entry?.netWeightMg,
    })),
  });
}

function Totals({ desk: { order, catalogue }, brief }: { desk: Desk; brief: boolean }) {
  const isReady = catalogue.state === 'ready';
  const figures: [name: string, figure: string][] = [
    ['Designs', formatCount(order.lines.length)],
    ['Pieces', formatCount(order.pieces)],
    ...(isReady && order.weightMg > 0
      ? [['Weight', `about ${formatGrams(order.weightMg)}`] satisfies [string, string]]
      : []),
    ...(isReady && order.amountPaise > 0
      ? [['Amount before GST', formatRupees(order.amountPaise)] satisfies [string, string]]
      : []),
  ];
  return (
    <dl className={brief ? 'flex flex-wrap justify-between gap-x-4' : 'grid gap-1.5'}>
      {figures.map(([name, figure]) => (
        <div
          key={name}
          className={`flex justify-between ${brief ? 'items-baseline gap-1.5' : 'gap-4'}`}
        >
          <dt className={`text-ink-soft ${brief ? 'text-sm/body' : ''}`}>{name}</dt>
          <dd className="font-semibold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  desk: Desk;
  /** Leaves out what the page alone has room for. */
  brief?: boolean;
  /** The form of a request is open beside it. */
  isSending?: boolean;
  /** Opens it. */
  onSend?: () => void;
}

export function OrderSummary({ desk, brief = false, isSending = false, onSend }: Props) {
  const { order, catalogue } = desk;
  const { reference } = useStore($order);
  const link = addressOf(listToText(order.lines.map(({ line }) => line)));
  const message = useMessageLink(desk, link);
  const lack = shortfallWords(order.shortfall, order.unpriced);
  const small = brief ? SMALL : 'text-xs/body text-ink-soft';
  const leftOut = catalogue.state === 'ready' ? leftOutWords(order) : '';
  return (
    <section className={`grid ${brief ? 'gap-2' : 'gap-3'}`} aria-label="Totals">
      <Totals desk={desk} brief={brief} />
      {leftOut !== '' && <p className={small}>{leftOut}</p>}
      {lack !== undefined && <p className="text-sm/body text-warn">{lack}</p>}
      {!isSending && <SendWay onSend={onSend} />}
      {message === undefined ? (
        <p className={small}>{WAITING[catalogue.state]}</p>
      ) : (
        <a className="btn btn-whatsapp" href={message} rel="noopener" target="_blank">
          <Icon name="whatsapp" />
          Order on WhatsApp
        </a>
      )}
      {!brief && (
        <>
          <p className={small}>
            {reference !== null && `Reference ${reference}. `}
            We reply with stock, exact weights and prices. You can track a request in your account.
            The WhatsApp message has your lines and a link to this list.
          </p>
          <p>
            <CopyButton text={link} say={desk.say}>
              Copy link to this list
            </CopyButton>
          </p>
        </>
      )}
    </section>
  );
}
