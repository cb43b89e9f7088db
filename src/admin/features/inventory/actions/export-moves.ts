/** Exports movements of stock as CSV, a row for each size that changed. */
import { onHandWeight, REASON_NAMES } from '#admin/features/inventory/model/size-rows.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import { listStaff } from '#admin/shell/actions/list-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { shownNumber } from '#core/editing/typed-number.ts';
import { formatMoment } from '#core/format-time.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { productKind, type ProductDocument } from '#schema/product.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { stockMoveKind, type StockMove } from '#schema/stock-move.ts';

export const MOVE_HEADER = [
  'Time',
  'SKU',
  'Size',
  'Reason',
  'On hand',
  'Reserved',
  'Net weight (g)',
  'Order',
  'Note',
  'By',
];

const rowsOf = (move: StockMove, product: ProductDocument | undefined, name: string): string[][] =>
  move.changes.map(({ size, onHand, reserved }) => [
    ...[formatMoment(move.at), move.sku, size ?? '', REASON_NAMES[move.reason]],
    ...[String(onHand), String(reserved)],
    shownNumber(onHandWeight(product, [{ ...(size !== undefined && { size }), onHand }]), 'grams'),
    ...[move.orderNumber ?? '', move.note ?? '', name],
  ]);

/** @throws ReadError */
export async function exportMoves(
  query: ListRequest,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> {
  const staff = new Map((await listStaff(database)).map(({ id, name }) => [id, name]));
  const targets = { list: STAFF_LISTS.stockMoves, query };
  return await exportPages(targetPages(stockMoveKind, targets, database, EXPORT_PAGE), {
    header: MOVE_HEADER,
    onRead,
    cellsOf: async (rows) => {
      const ids = [...new Set(rows.map(({ value }) => value.productId))];
      const products = await database.documentsByName(productKind, ids);
      const byId = new Map(products.flatMap((row) => (row.success ? [[row.id, row.value]] : [])));
      return rows.flatMap(({ value }) =>
        rowsOf(value, byId.get(value.productId), staff.get(value.by) ?? 'Staff'),
      );
    },
  });
}
