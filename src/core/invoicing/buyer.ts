/** The buyer of an order, as papers and accounts state it. */
import { isGstin } from '#core/gstin.ts';
import type { Order } from '#schema/order.ts';
import type { TradePaper } from '#schema/trade-paper.ts';

export type Buyer = TradePaper['buyer'];

export function buyerOf({ contact, address }: Pick<Order, 'contact' | 'address'>): Buyer {
  const { name, businessName, phone, email, gstin } = contact;
  return {
    name: businessName ?? name,
    ...(businessName !== undefined && businessName !== name && { attention: name }),
    phone,
    ...(email !== undefined && { email }),
    ...(gstin !== undefined && isGstin(gstin) && { gstin }),
    ...(address !== undefined && { address }),
  };
}
