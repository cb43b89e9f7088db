/** Which orders are announced to staff. */
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';

/**
 * The IDs of new requests of customers. A new request is in its first revision; staff know of the orders that they
 * enter.
 * @param seen the IDs of the orders that are not new
 */
export const newRequests = (orders: readonly DecodedOrder[], seen: ReadonlySet<string>): string[] =>
  orders
    .filter(({ id }) => !seen.has(id))
    .filter((order) => order.success && order.value.rev === 1 && order.value.placedBy === undefined)
    .map(({ id }) => id);
