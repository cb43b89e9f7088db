/** Loads invoices and credit notes of the current customer. */
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import type { Order } from '#schema/order.ts';
import { invoicesOfOrder, readInvoice, type StoredInvoice } from '#firebase/browser/invoices.ts';

/** Undefined if it does not exist or belongs to another customer, without telling which. */
export async function loadInvoice(
  id: string,
  uid: string,
): Promise<Result<StoredInvoice | undefined>> {
  const result = await databaseOutcome(() => readInvoice(id));
  if (!result.success) return result.code === 'permission-denied' ? succeeded(undefined) : result;
  // Staff may read every invoice, but this page is for customers only.
  return result.value?.uid === uid ? result : succeeded(undefined);
}

/** Those of an order, in the order of their issue. */
export const loadOrderInvoices = (
  id: string,
  { uid }: Pick<Order, 'uid'>,
): Promise<Result<StoredInvoice[]>> => databaseOutcome(() => invoicesOfOrder(id, uid));
