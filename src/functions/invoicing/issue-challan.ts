/** Issues a delivery challan once: a repeated call with the same ID returns the same one. */
import { draftChallan } from '#core/invoicing/draft-challan.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import type { ChallanPurpose, Invoice } from '#schema/invoice.ts';
import { USUAL_CHALLAN_PREFIX } from '#schema/invoicing-settings.ts';
import { orderKind } from '#schema/order.ts';
import { shipmentKind } from '#schema/shipment.ts';
import type { Server } from '#functions/server.ts';
import { issueOnce, type Issued } from './issue-once.ts';
import { decoded } from '#functions/read-document.ts';
import { readSource } from './read-source.ts';

interface ChallanRequest {
  /** That of the parcel, or chosen by the caller before the first attempt. */
  id: string;
  orderId: string;
  purpose: ChallanPurpose;
  /** Whether it is for the parcel with this ID; otherwise for the whole order. */
  isParcel: boolean;
}

/**
 * @param by uid of the member of staff
 * @param now ms
 * @throws Error when the database is unavailable or a document is invalid; nothing is written then
 */
export const issueChallan = (
  { id, orderId, purpose, isParcel }: ChallanRequest,
  by: string,
  server: Server,
  now: () => number = Date.now,
): Promise<Result<Issued>> => {
  const matches = (issued: Invoice) => issued.orderId === orderId && issued.purpose === purpose;
  return issueOnce({ id, kind: 'challan', by, server, now, matches }, async (transaction) => {
    const path = `${orderKind.collection}/${orderId}/shipments/${id}`;
    const shipment = isParcel ? await transaction.get(server.firestore.doc(path)) : undefined;
    if (shipment?.exists === false) return failed('This parcel no longer exists.');
    const source = await readSource(transaction, server, orderId);
    if (!source.success) return source;
    const parcel = shipment && decoded(shipmentKind, path, shipment.data());
    const draft = draftChallan(source.value, { purpose, parcel });
    if (!draft.success) return draft;
    const { challanPrefix = USUAL_CHALLAN_PREFIX } = source.value.settings;
    return succeeded({ draft: draft.value, series: challanPrefix });
  });
};
