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
import { CHOICE, CHOICES, LINE_COLUMNS, REMARK, TEXT_BUTTON } from './order-class.ts';

function clear(desk: Desk): void {
  const cleared = clearLines();
  desk.offerUndo({
    words: `List cleared: ${formatDesigns(cleared.list.length)} removed.`,
    index: -1,
    undo: () => restoreCleared(cleared),
    focusId: LIST_ID,
  });
}

const HEADS = [
  ['Design', 'col-[1/3]'],
  ['Weight', 'text-end'],
  ['Price', 'text-end'],
  ['Pieces', 'text-center'],
  ['Amount', 'text-end'],
  ['Note', 'hidden @min-[50rem]:block'],
] as const;

/** Heads of the columns, for the eye: each field names itself. */
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

export function OrderBody({ desk }: { desk: Desk }) {
  const { order, catalogue, hiddenPrices, undo } = desk;
  const { lines } = order;
  const [isPasting, setPasting] = useState(false);
  const bar = undo && <UndoBar key={undo.words} desk={desk} undo={undo} />;
  const isWithin = undo !== undefined && undo.index >= 0;
  return (
    <div className="@container grid gap-4" data-order-list>
      <p role="status" className="sr-only">
        {desk.said}
      </p>
      <UnsavedNotice />
      <DamagedNotice desk={desk} />
      {catalogue.state === 'failed' && (
        <div className={REMARK} role="alert">
          <p>
            Prices and pictures can’t be loaded right now. Your list is saved and you can still
            change it.
          </p>
          <p className={CHOICES}>
            <button
              type="button"
              className={CHOICE}
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
        <p className={REMARK}>
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
          <ul
            className="divide-y divide-line border-y border-line outline-none"
            id={LIST_ID}
            tabIndex={-1}
            aria-label="Designs in the list"
          >
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
            <button type="button" className={TEXT_BUTTON} onClick={() => clear(desk)}>
              Clear list
            </button>
          </p>
        </>
      )}
    </div>
  );
}
