/** The order list with its notices, shared by the drawer and the page. */
import { Fragment, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { replaceLines, undoable } from '#storefront/shared/stores/change-order.ts';
import { OrderLine } from './order-line.tsx';
import { PasteOpener } from './paste-opener.tsx';
import { PriceChanges } from './price-changes.tsx';
import { UndoBar } from './undo-bar.tsx';
import { EMPTY_ID, LIST_ID, type OrderListState } from './use-order-list.ts';
import { LINE_COLUMNS, SMALL_TEXT_BUTTON } from './order-class.ts';
import { CHOICE, CHOICE_BUTTONS, REMARK } from '#storefront/shared/parts/remark-class.ts';
import { orderMinimumSentence } from '#core/order/order-minimum.ts';
import { productsPath } from '#core/paths.ts';
import { Icon } from '#ui/react/icon.tsx';
import type { CatalogueState } from '#storefront/shared/parts/use-catalogue.ts';

/** An empty order list, and how to fill it. */
function EmptyOrder({ catalogue }: { catalogue: CatalogueState }) {
  const minimum =
    catalogue.state === 'ready' ? orderMinimumSentence(catalogue.value.contact.orderMinimum) : '';
  return (
    <div
      className="grid justify-items-center gap-3 pt-10 pb-6 text-center outline-none"
      id={EMPTY_ID}
      tabIndex={-1}
    >
      <Icon name="bag" size={36} className="text-gilt" />
      <h3 className="text-2xl">Your order list is empty</h3>
      <p className="max-w-104 text-ink-soft">
        Add designs from their product pages, or paste an order. <br />
        {/* The line is always rendered, so that loading causes no layout shift. */}
        {minimum === '' ? '\u00A0' : minimum}
      </p>
      <p>
        <a className="mt-2 btn btn-primary" href={productsPath()}>
          View the catalogue
        </a>
      </p>
    </div>
  );
}

function clear(orderList: OrderListState): void {
  const { undo } = undoable(() => replaceLines([]));
  orderList.offerUndo({
    message: `List cleared: ${formatDesigns(orderList.order.lines.length)} removed.`,
    index: -1,
    undo,
    focusId: LIST_ID,
  });
}

const HEADS = [
  ['Design', 'col-[1/3]'],
  ['Weight', 'text-end'],
  ['Price', 'text-end'],
  ['Quantity', 'text-center'],
  ['Amount', 'text-end'],
  ['Note', 'hidden @min-[50rem]:block'],
] as const;

/** Column headings for sighted users only: each field has its own label. */
const OrderHeads = () => (
  <div
    className={`-mb-3 hidden text-xs/body text-ink-soft @2xl:grid ${LINE_COLUMNS}`}
    aria-hidden="true"
  >
    {HEADS.map(([head, className]) => (
      <span key={head} className={className}>
        {head}
      </span>
    ))}
  </div>
);

const Retry = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className={REMARK} role="alert">
    <p>{message}</p>
    <p className={CHOICE_BUTTONS}>
      <button type="button" className={CHOICE} onClick={onRetry}>
        Try again
      </button>
    </p>
  </div>
);

export function OrderBody({ orderList }: { orderList: OrderListState }) {
  const { order, catalogue, hiddenPrices, undo } = orderList;
  const { lines } = order;
  const [isPasting, setPasting] = useState(false);
  const bar = undo && <UndoBar key={undo.message} orderList={orderList} undo={undo} />;
  const retry = (load: () => void) => {
    load();
    // The button disappears.
    orderList.focusSoon(lines.length === 0 ? EMPTY_ID : LIST_ID);
  };
  const isWithin = undo !== undefined && undo.index >= 0;
  return (
    <div className="@container grid gap-4" data-order-list>
      <p role="status" className="sr-only">
        {orderList.said}
      </p>
      {catalogue.state === 'failed' && (
        <Retry
          message="Prices and pictures can’t be loaded right now. Your list is saved and you can still change it."
          onRetry={() => retry(orderList.tryAgain)}
        />
      )}
      {hiddenPrices.state === 'absent' && catalogue.state === 'ready' && (
        <Retry
          message="Your prices can’t be loaded right now. Amounts don’t include them."
          onRetry={() => retry(orderList.loadPrices)}
        />
      )}
      {lines.length === MOST_ORDER_LINES && (
        <p className={REMARK}>
          Your list is full ({formatDesigns(MOST_ORDER_LINES)}). Send it, then start a new one.
        </p>
      )}
      {undo?.index === -1 && bar}
      {lines.length === 0 && (
        <>
          {isWithin && bar}
          {isPasting ? (
            <h3 id={EMPTY_ID} tabIndex={-1} className="sr-only">
              Paste an order
            </h3>
          ) : (
            <EmptyOrder catalogue={catalogue} />
          )}
        </>
      )}
      <PasteOpener orderList={orderList} onOpen={setPasting} />
      {lines.length > 0 && (
        <>
          <PriceChanges orderList={orderList} />
          <OrderHeads />
          <ul
            className="divide-y divide-line border-y border-line outline-none"
            id={LIST_ID}
            tabIndex={-1}
            aria-label="Designs in the list"
          >
            {lines.map((calculated, index) => (
              <Fragment key={calculated.line.sku}>
                {undo?.index === index && <li>{bar}</li>}
                <li>
                  <OrderLine calculated={calculated} orderList={orderList} />
                </li>
              </Fragment>
            ))}
            {isWithin && undo.index >= lines.length && <li>{bar}</li>}
          </ul>
          <p>
            <button type="button" className={SMALL_TEXT_BUTTON} onClick={() => clear(orderList)}>
              Clear list
            </button>
          </p>
        </>
      )}
    </div>
  );
}
