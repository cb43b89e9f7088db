/** Quick order: the designs of a list as a table with quantities, which go into the order list. */
import { useCallback, useMemo, useRef } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { $orderLines } from '#storefront/shared/stores/order-lines.ts';
import { missingPrice } from '#storefront/shared/order/missing-price.ts';
import { textAbove } from './line-above.ts';
import { orderTotals, pricesFor } from './order-totals.ts';
import { QuickRow } from './quick-row.tsx';
import { ROW_COLUMNS, ROW_SMALL } from './row-class.ts';
import { useQuickOrder } from './use-quick-order.ts';
import { Button } from '#ui/react/button.tsx';
import { moveFocus } from '#ui/react/next-cell.ts';
import { orderListPath } from '#core/paths.ts';
import type { Change } from './change-order-list.ts';

interface TotalProps {
  totals: readonly string[];
  isEmpty: boolean;
  /** The last change with an undo. */
  undoable: Change | undefined;
  onUndo: () => void;
}

/** The running total of the order list, at the bottom of the window while the table is in view. */
function TotalBar({ totals, isEmpty, undoable, onUndo }: TotalProps) {
  return (
    <div className="sticky bottom-0 border-t border-line bg-paper py-2.5" data-total>
      {undoable && (
        <p className="flex items-center justify-between gap-3 pb-1 text-sm/body">
          {undoable.message}
          <Button kind="quiet" size="small" onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
      <div className="flex items-center justify-between gap-4">
        {isEmpty ? (
          <p className="text-sm/body text-ink-soft">
            Enter quantities to add designs to your order list.
          </p>
        ) : (
          <p className="text-xs/body font-medium sm:text-sm/body">{totals.join(' · ')}</p>
        )}
        <a
          className="btn btn-small flex-none btn-primary"
          href={orderListPath()}
          data-act="order-list"
        >
          Order list
        </a>
      </div>
    </div>
  );
}

const HEADS = [
  ['Design', 'col-[1/3]'],
  ['Weight', 'text-end'],
  ['Price', 'text-end'],
  // The cells name what they say.
  ['', ''],
  ['Quantity', 'text-center'],
  ['Amount', 'text-end'],
] as const;

/** Column headings for sighted users only: each field has its own label. */
const Heads = () => (
  <div className={`hidden pb-1 lg:grid ${ROW_SMALL} ${ROW_COLUMNS}`} aria-hidden="true">
    {HEADS.map(([head, className]) => (
      <span key={head} className={className}>
        {head}
      </span>
    ))}
  </div>
);

interface Props {
  /** Those of the page. */
  entries: readonly CatalogueEntry[];
  /** Every product. */
  catalogue: readonly CatalogueEntry[];
}

export function QuickOrder({ entries, catalogue }: Props) {
  const bySku = useMemo(() => new Map(catalogue.map((entry) => [entry.sku, entry])), [catalogue]);
  const { lines, hiddenPrices, said, say, undoable, note, undo } = useQuickOrder(entries, bySku);
  const above = useCallback(
    (entry: CatalogueEntry) => textAbove(entry, entries, $orderLines.get()),
    [entries],
  );
  const rows = useRef<HTMLUListElement>(null);
  const lineOf = new Map(lines.map((line) => [line.sku, line]));
  const totals = orderTotals(lines, bySku, hiddenPrices.byProduct);
  return (
    <div>
      <p role="status" className="sr-only">
        {said && `${said} ${totals.join(', ')}`}
      </p>
      <p className={`pb-2 ${ROW_SMALL}`}>
        Press Enter in an empty field to repeat the quantity above.
      </p>
      <Heads />
      <ul
        ref={rows}
        className="divide-y divide-line border-t border-line"
        aria-label="Quick order"
        onKeyDown={(event) => {
          if (rows.current && moveFocus(rows.current, event)) event.preventDefault();
        }}
      >
        {entries.map((entry) => (
          <QuickRow
            key={entry.sku}
            entry={entry}
            line={lineOf.get(entry.sku)}
            prices={pricesFor(entry, hiddenPrices.byProduct)}
            missing={missingPrice(entry.priceMode, hiddenPrices.state)}
            note={note}
            above={above}
            say={say}
          />
        ))}
      </ul>
      <TotalBar totals={totals} isEmpty={lines.length === 0} undoable={undoable} onUndo={undo} />
    </div>
  );
}
