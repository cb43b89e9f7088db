/** Exports orders for accounting. */
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';
import { ORDER_HEADER, orderCells } from '#admin/features/orders/model/orders-csv.ts';

/** @throws ReadError */
export const exportOrders = (
  query: ListRequest,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> =>
  exportPages(targetPages(orderKind, { list: STAFF_LISTS.orders, query }, database, EXPORT_PAGE), {
    header: ORDER_HEADER,
    onRead,
    cellsOf: (rows) => Promise.resolve(rows.map(({ value }) => orderCells(value))),
  });
