/** Where a customer opens an order. */
import { hasAccount } from '#core/account/entered-customer.ts';
import { accountOrderPath } from '#core/paths.ts';
import type { Order } from '#schema/order.ts';

/** The whole URL; undefined without an account, which could not open it. */
export const customerLink = (id: string, { uid }: Pick<Order, 'uid'>): string | undefined =>
  hasAccount(uid) ? `${location.origin}${accountOrderPath(id)}` : undefined;
