/** The newest known state of each order, beyond the loaded lists. */
import { map } from 'nanostores';
import type { DecodedOrder } from '#admin/shell/actions/change-order-as-staff.ts';

/** Newest state by order id, from live updates and own changes. */
export const $newest = map<Record<string, DecodedOrder>>({});

const revOf = (order: DecodedOrder | undefined): number =>
  order?.fits === true ? order.value.rev : 0;

/** The newer of two states of one order. */
export const newerOf = (one: DecodedOrder, other: DecodedOrder | undefined): DecodedOrder =>
  other !== undefined && revOf(other) > revOf(one) ? other : one;

/** Stores states that are newer than the known ones. */
export function noteOrders(orders: readonly DecodedOrder[]): void {
  for (const order of orders) {
    const current = $newest.get()[order.id];
    if (current === undefined || newerOf(current, order) === order) $newest.setKey(order.id, order);
  }
}
