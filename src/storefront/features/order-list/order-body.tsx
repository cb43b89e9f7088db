/** The list itself, with what is to be known before it: the same in the drawer and on the page. */
import { Fragment, useState } from 'react';
import { formatDesigns } from '#core/format.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { clearLines, restoreCleared } from '#storefront/shared/stores/change-order.ts';
import { DamagedNotice } from './damaged-notice.tsx';
import { EmptyOrder } from './empty-order.tsx';
import { OrderLine } from './order-line.tsx';
import { PasteOpener } from './paste-opener.tsx';
import { PricesAbsent } from './prices-absent.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UnsavedNotice } from './unsaved-notice.tsx';
import { EMPTY_ID, LIST_ID, type Desk } from './use-desk.ts';

function clear(desk: Desk): void {
  const cleared = clearLines();
  desk.offerUndo({
    words: `List cleared: ${formatDesigns(cleared.list.length)} removed.`,
    index: -1,
    undo: () => restoreCleared(cleared),
    focusId: LIST_ID,
  });
}

/** Heads of the columns, for the eye: each field names itself. */
const OrderHeads = () => (
  <div className="order-heads" aria-hidden="true">
    {['Design', 'Weight', 'Price', 'Pieces', 'Amount', 'Note'].map((head) => (
      <span key={head}>{head}</span>
    ))}
  </div>
);

export function OrderBody({ desk }: { desk: Desk }) {
  const { order, catalogue, hiddenPrices, undo } = desk;
  const { lines } = order;
  const [isPasting, setPasting] = useState(false);
  const bar = undo && <UndoBar key={undo.words} desk={desk} undo={undo} />;
  const isWithin = undo !== undefined && undo.index >= 0;
  return (
    <div className="order">
      <p role="status" className="sr-only">
        {desk.said}
      </p>
      <UnsavedNotice />
      <DamagedNotice desk={desk} />
      {catalogue.state === 'failed' && (
        <div className="order-remark" role="alert">
          <p>
            Prices and pictures can’t be loaded right now. Your list is saved and you can still
            change it.
          </p>
          <p className="order-choices">
            <button
              type="button"
              className="order-choice"
              onClick={() => {
                desk.tryAgain();
                // The button goes when it succeeds.
                desk.focusSoon(lines.length === 0 ? EMPTY_ID : LIST_ID);
              }}
            >
              Try again
            </button>
          </p>
        </div>
      )}
      {hiddenPrices.state === 'absent' && catalogue.state === 'ready' && (
        <PricesAbsent desk={desk} />
      )}
      {lines.length === MOST_ORDER_LINES && (
        <p className="order-remark">
          Your list is full ({formatDesigns(MOST_ORDER_LINES)}). Send it, then start a new one.
        </p>
      )}
      {!isWithin && bar}
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
      <PasteOpener desk={desk} onOpen={setPasting} />
      {lines.length > 0 && (
        <>
          <OrderHeads />
          <ul className="order-lines" id={LIST_ID} tabIndex={-1} aria-label="Designs in the list">
            {lines.map((reckoned, index) => (
              <Fragment key={reckoned.line.sku}>
                {undo?.index === index && <li>{bar}</li>}
                <li>
                  <OrderLine reckoned={reckoned} desk={desk} />
                </li>
              </Fragment>
            ))}
            {isWithin && undo.index >= lines.length && <li>{bar}</li>}
          </ul>
          <p>
            <button type="button" className="order-link" onClick={() => clear(desk)}>
              Clear list
            </button>
          </p>
        </>
      )}
    </div>
  );
}
