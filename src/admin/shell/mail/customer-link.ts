/** Where a customer opens an order, or all of them. */
import { hasAccount } from '#core/account/entered-customer.ts';
import { accountOrderPath, accountPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';

type Owned = Pick<Order, 'uid'>;

/** The whole URL; undefined without an account, which could not open it. */
export const customerLink = (id: string, { uid }: Owned): string | undefined =>
  hasAccount(uid) ? `${location.origin}${accountOrderPath(id)}` : undefined;

/** The whole URL of the only order, or of the list. @param orders of one customer */
export function dueOrdersLink(orders: readonly (Owned & { id: string })[]): string | undefined {
  const [first, ...others] = orders;
  if (first === undefined || !hasAccount(first.uid)) return undefined;
  return others.length === 0
    ? customerLink(first.id, first)
    : `${location.origin}${accountPath('orders')}`;
}
