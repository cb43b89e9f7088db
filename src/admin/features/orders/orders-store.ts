/** What this browser knows of orders beyond the lists it has read: their newest state. */
import { map } from 'nanostores';
import type { FoundOrder } from '#admin/shell/actions/change-order-as-staff.ts';

/** The newest state that was seen of an order, by id: from the live line, and from what was done here. */
export const $newest = map<Record<string, FoundOrder>>({});

const revOf = (order: FoundOrder | undefined): number =>
  order?.fits === true ? order.value.rev : 0;

/** The newer of two states of one order. */
export const newerOf = (one: FoundOrder, other: FoundOrder | undefined): FoundOrder =>
  other !== undefined && revOf(other) > revOf(one) ? other : one;

/** Notes the states of orders, where they are newer than what is known. */
export function noteOrders(orders: readonly FoundOrder[]): void {
  for (const order of orders) {
    const known = $newest.get()[order.id];
    if (known === undefined || newerOf(known, order) === order) $newest.setKey(order.id, order);
  }
}
