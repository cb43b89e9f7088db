/** The quotes of which a customer asks for a change. */
import { openChange } from '#core/order/change-request.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { idIn } from '#schema/kind.ts';
import { orderKind, type ChangeRequest, type Order } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';

export interface ChangedOrder {
  id: string;
  order: Order;
  change: ChangeRequest;
}

/** Those that no quote has answered yet, longest waiting first. @throws ReadError */
export const changeRequests = (
  database: Pick<StaffDatabase, 'runQuery'> = staffDatabase,
): Promise<ChangedOrder[]> =>
  readOrThrow(async () => {
    const read = await database.runQuery(QUERIES.changeRequests, []);
    return read
      .flatMap(({ path, fields }): ChangedOrder[] => {
        const row = decodedDocument(orderKind, idIn(path), fields);
        const change = row.success ? openChange(row.value) : undefined;
        return row.success && change ? [{ id: row.id, order: row.value, change }] : [];
      })
      .toSorted((one, other) => one.change.at - other.change.at);
  });
