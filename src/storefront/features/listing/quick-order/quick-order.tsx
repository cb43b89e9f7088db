/** Quick order: the designs of a list as a table with quantities, which go into the order list. */
import { useMemo, useRef } from 'react';
import type { CatalogueEntry } from '#core/listing/catalogue-entry.ts';
import { missingPrice } from '#storefront/shared/order/missing-price.ts';
import { moveFocus } from './next-cell.ts';
import { orderTotals, pricesFor } from './order-totals.ts';
import { QuickRow } from './quick-row.tsx';
import { ROW_COLUMNS, ROW_SMALL } from './row-class.ts';
import { TotalBar } from './total-bar.tsx';
import { useQuickOrder } from './use-quick-order.ts';

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
  const rows = useRef<HTMLUListElement>(null);
  const lineOf = new Map(lines.map((line) => [line.sku, line]));
  const totals = orderTotals(lines, bySku, hiddenPrices.byProduct);
  return (
    <div>
      <p role="status" className="sr-only">
        {said && `${said} ${totals.join(', ')}`}
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
            say={say}
          />
        ))}
      </ul>
      <TotalBar totals={totals} isEmpty={lines.length === 0} undoable={undoable} onUndo={undo} />
    </div>
  );
}
