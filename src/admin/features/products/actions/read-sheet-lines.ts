/** Reads the designs of line sheets, of selected products or of a whole list. */
import { targetPages, type BulkTargets } from '#admin/shell/actions/bulk-targets.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { MOST_ORDER_LINES } from '#schema/limits.ts';
import { productKind } from '#schema/product.ts';
import { slices } from '#core/slices.ts';

/** Products per request for a whole list. */
const PAGE = 300;

/** A line sheet has at most `MOST_ORDER_LINES` designs; more products need several. */
const MOST_SHEETS = 10;
export const MOST_SHEET_PRODUCTS = MOST_SHEETS * MOST_ORDER_LINES;

interface SheetLine {
  sku: string;
  /** Its MOQ: the link of a sheet is also that of an order list. */
  qty: number;
}

export interface ReadSheets {
  /** In the order of the list, each within the limit. */
  sheets: readonly (readonly SheetLine[])[];
  /** The number of products that are not published, which line sheets leave out. */
  unpublished: number;
}

interface ReadOptions {
  /** Number of products read so far. */
  onProgress: (count: number) => void;
  signal: AbortSignal;
}

/** @throws ReadError */
export async function readSheets(
  targets: BulkTargets,
  { onProgress, signal }: ReadOptions,
  database = staffDatabase,
): Promise<ReadSheets> {
  const lines: SheetLine[] = [];
  let count = 0;
  for await (const rows of targetPages(productKind, targets, database, PAGE)) {
    signal.throwIfAborted();
    count += rows.length;
    for (const row of rows)
      if (row.success && row.value.status === 'published')
        lines.push({ sku: row.value.sku, qty: row.value.moq });
    onProgress(count);
  }
  return { sheets: slices(lines, MOST_ORDER_LINES), unpublished: count - lines.length };
}
