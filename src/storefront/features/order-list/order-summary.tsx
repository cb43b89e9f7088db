/** Totals, the missing amount and the actions of the list. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatRate } from '#core/format-rate.ts';
import { formatCount, formatGrams, formatRupees } from '#core/format.ts';
import { listToText, sharedListText } from '#core/order/list-text.ts';
import { gstOn, JEWELLERY_GST_BPS } from '#storefront/shared/order/estimate.ts';
import { orderMessageLink } from './model/order-message.ts';
import { shortfallMessage } from '#core/order/order-minimum.ts';
import { NOTES_LEFT_OUT, omittedMessage } from './model/order-texts.ts';
import { lineSheetPath, orderListPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import { referenceOfList } from '#storefront/shared/stores/change-order.ts';
import { $order } from '#storefront/shared/stores/order-list.ts';
import { CopyButton } from '#storefront/shared/parts/copy-button.tsx';
import { SendRequestButton } from './send-request-button.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';
import type { OrderListState } from './use-order-list.ts';
import { CHOICE } from '#storefront/shared/parts/remark-class.ts';
import { SMALL, SMALL_TEXT_BUTTON } from './order-class.ts';

const addressOf = (text: string): string => new URL(orderListPath(text), location.origin).href;

/** Shown in place of the button until the message is ready. */
const WAITING: Readonly<Record<CatalogueState['state'], string>> = {
  loading: 'Preparing the message…',
  ready: 'Preparing the message…',
  failed: 'You can order on WhatsApp when you are online.',
};

/** The chat link with the order; undefined until shop and reference are loaded. */
function useMessageLink({ order, catalogue }: OrderListState, link: string): string | undefined {
  const { reference } = useStore($order);
  const isEmpty = order.lines.length === 0;
  useEffect(() => {
    if (!isEmpty && reference === null) referenceOfList();
  }, [isEmpty, reference]);
  if (catalogue.state !== 'ready' || reference === null) return undefined;
  return orderMessageLink(catalogue.value.contact.whatsapp, {
    reference,
    link,
    lines: order.lines.map(({ line: { sku, qty, sizes, note }, title, entry, weightMg }) => ({
      sku,
      qty,
      sizes,
      note,
      title,
      unit: entry?.unit,
      weightMg,
    })),
  });
}

const gstFigures = (amountPaise: number): [string, string][] => [
  [`GST ${formatRate(JEWELLERY_GST_BPS)}`, formatRupees(gstOn(amountPaise))],
  ['Estimated total', formatRupees(amountPaise + gstOn(amountPaise))],
];

function Totals({
  orderList: { order, catalogue },
  brief,
}: {
  orderList: OrderListState;
  brief: boolean;
}) {
  const isReady = catalogue.state === 'ready';
  const figures: [name: string, figure: string][] = [
    ['Designs', formatCount(order.lines.length)],
    ['Quantity', order.quantity],
    ...(isReady && order.weightMg > 0
      ? [['Weight', `about ${formatGrams(order.weightMg)}`] satisfies [string, string]]
      : []),
    ...(isReady && order.amountPaise > 0
      ? [['Amount before GST', formatRupees(order.amountPaise)] satisfies [string, string]]
      : []),
    ...(isReady && order.amountPaise > 0 && !brief ? gstFigures(order.amountPaise) : []),
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
  orderList: OrderListState;
  /** Omits what only the page has room for. */
  brief?: boolean;
  /** The request form is open beside it. */
  isSending?: boolean;
  /** Opens the form. */
  onSend?: () => void;
}

export function OrderSummary({ orderList, brief = false, isSending = false, onSend }: Props) {
  const { order, catalogue } = orderList;
  const { reference } = useStore($order);
  const lines = order.lines.map(({ line }) => line);
  const text = listToText(lines);
  const shared = sharedListText(lines);
  // The message has the notes itself.
  const message = useMessageLink(orderList, addressOf(text));
  const problem = shortfallMessage(order.shortfall, order.unpriced);
  const small = brief ? SMALL : 'text-xs/body text-ink-soft';
  const leftOut = catalogue.state === 'ready' ? omittedMessage(order) : '';
  return (
    <section className={`grid ${brief ? 'gap-2' : 'gap-3'}`} aria-label="Totals">
      <Totals orderList={orderList} brief={brief} />
      {leftOut !== '' && <p className={small}>{leftOut}</p>}
      {problem !== undefined && <p className="text-sm/body text-warn">{problem}</p>}
      {!isSending && <SendRequestButton onSend={onSend} />}
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
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <CopyButton className={CHOICE} text={addressOf(shared.text)} say={orderList.say}>
              Copy link to this list
            </CopyButton>
            <a className={SMALL_TEXT_BUTTON} href={lineSheetPath('', text)}>
              Line sheet
            </a>
          </p>
          {!shared.hasNotes && <p className={small}>{NOTES_LEFT_OUT}</p>}
        </>
      )}
    </section>
  );
}
