/** Loads one order of the current customer. */
import { readOrder, type StoredOrder } from '#firebase/browser/orders.ts';
import { isOrderId } from '#storefront/shared/order/order-id.ts';
import { succeeded, type Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

/** Undefined if it does not exist or belongs to another customer, without telling which. */
export async function loadOrder(id: string, uid: string): Promise<Result<StoredOrder | undefined>> {
  if (!isOrderId(id)) return succeeded(undefined);
  const result = await databaseOutcome(() => readOrder(id));
  if (!result.success) return result.code === 'permission-denied' ? succeeded(undefined) : result;
  // Staff may read every order, but this page is for customers only.
  const order = result.value?.order;
  return order && order.uid !== uid ? succeeded(undefined) : result;
}
