/** Opens the public line sheet of the selected products; its link is also that of an order list with their MOQs. */
import { useState } from 'react';
import type { BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import { lazyPart } from '#admin/shell/lazy-part.tsx';
import { formatProducts } from '#core/format.ts';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath } from '#core/paths.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { buttonClass } from '#ui/button-class.ts';
import { MOST_SHEET_PRODUCTS } from './actions/read-sheet-lines.ts';
import type { ProductRow } from './product-search.ts';

const LineSheetDialog = lazyPart(
  async () => (await import('./line-sheet-dialog.tsx')).LineSheetDialog,
);

interface Props {
  selection: Selection;
  targets: BulkTargets;
  /** The loaded rows. */
  rows: readonly ProductRow[];
}

export function LineSheetLink({ selection: { ids, count }, targets, rows }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (count > MOST_SHEET_PRODUCTS) {
    return (
      <span className="text-sm text-ink-soft">
        Line sheet: select up to {formatProducts(MOST_SHEET_PRODUCTS)}
      </span>
    );
  }
  if (count > MOST_ORDER_LINES || count > ids.length) {
    return (
      <>
        <Button onClick={() => setOpen(true)}>Line sheet</Button>
        {isOpen && (
          <LineSheetDialog targets={targets} count={count} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }
  const selected = new Set(ids);
  const lines = rows.flatMap((row) =>
    row.success && selected.has(row.id) && row.value.sku !== ''
      ? [{ sku: row.value.sku, qty: row.value.moq }]
      : [],
  );
  if (lines.length === 0) return null;
  return (
    <a
      href={lineSheetPath('', listToText(lines))}
      target="_blank"
      className={buttonClass('secondary', 'small')}
    >
      Line sheet
    </a>
  );
}
