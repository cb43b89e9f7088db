/** Exports the lines of orders, a row for each. */
import {
  listedLines,
  ORDER_LINE_HEADER,
  orderLineCells,
  type ListedLine,
} from '#admin/features/orders/model/order-lines-csv.ts';
import { targetPages } from '#admin/shell/actions/bulk-targets.ts';
import { EXPORT_PAGE, exportPages } from '#admin/shell/actions/export-list.ts';
import type { ListRequest } from '#admin/shell/actions/list-as-staff.ts';
import type { ExportedList } from '#admin/shell/export-button.tsx';
import type { DecodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase } from '#firebase/browser/staff-database.ts';
import { orderKind } from '#schema/order.ts';
import { STAFF_LISTS } from '#schema/staff-lists.ts';

async function* linePages(
  query: ListRequest,
  database: typeof staffDatabase,
): AsyncGenerator<DecodedDocument<ListedLine>[]> {
  const targets = { list: STAFF_LISTS.orders, query };
  for await (const rows of targetPages(orderKind, targets, database, EXPORT_PAGE))
    yield rows.flatMap((row): DecodedDocument<ListedLine>[] =>
      row.success
        ? listedLines(row.value).map((value) => ({ id: row.id, success: true, value }))
        : [row],
    );
}

/** @param query of the orders @throws ReadError */
export const exportOrderLines = (
  query: ListRequest,
  onRead: (count: number) => void,
  database = staffDatabase,
): Promise<ExportedList> =>
  exportPages(linePages(query, database), {
    header: ORDER_LINE_HEADER,
    onRead,
    cellsOf: (rows) => Promise.resolve(rows.map(({ value }) => orderLineCells(value))),
  });
