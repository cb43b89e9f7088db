/** Opens the public line sheet of the selected products; its link is also that of an order list with their MOQs. */
import type { Selection } from '#admin/shell/bulk/use-selection.ts';
import { listToText } from '#core/order/list-text.ts';
import { lineSheetPath } from '#core/paths.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { buttonClass } from '#ui/button-class.ts';
import type { ProductRow } from './product-search.ts';

interface Props {
  selection: Selection;
  /** The loaded rows. */
  rows: readonly ProductRow[];
}

export function LineSheetLink({ selection: { ids, count }, rows }: Props) {
  const selected = new Set(ids);
  const lines = rows.flatMap((row) =>
    row.success && selected.has(row.id) && row.value.sku !== ''
      ? [{ sku: row.value.sku, qty: row.value.moq }]
      : [],
  );
  if (count > MOST_ORDER_LINES || lines.length === 0 || count > ids.length) {
    return (
      <span className="text-sm text-ink-soft">Line sheet: select up to {MOST_ORDER_LINES}</span>
    );
  }
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
