/** The search index of one customer. */
import type { CustomerIndex } from '#schema/customer-index.ts';
import type { Address, WebUser } from '#schema/web-user.ts';
import { wordPrefixes } from '#core/search/word-prefixes.ts';
import { totalsOfOrders, type CountedOrder } from './customer-totals.ts';
import { NO_EMAIL_DOMAIN } from './user.ts';

export interface SearchedOfCustomer {
  /** Saved addresses, or those of orders. */
  places: readonly Pick<Address, 'name' | 'city' | 'state' | 'pin' | 'lines'>[];
  /** By staff, like the notes. */
  tags: readonly string[];
  notes: string;
}

export function indexOfCustomer(
  profile: WebUser,
  { places, tags, notes }: SearchedOfCustomer,
): CustomerIndex {
  const { displayName, firstName, lastName, businessName, email, gstin, phone } = profile;
  const texts = [
    ...[displayName, firstName, lastName, businessName, gstin],
    email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    ...places.map(({ city }) => city),
    ...tags,
    ...places.flatMap(({ name, state, pin }) => [name, state, pin]),
    notes,
    ...places.flatMap(({ lines }) => lines),
  ];
  return { profile, prefixes: wordPrefixes(texts, phone) };
}

/** What the list of customers is sorted by. @param orders all of the customer */
export function indexedTotals(orders: readonly CountedOrder[]): Pick<CustomerIndex, 'totals'> {
  const { spentPaise, duePaise, lastOrderAt } = totalsOfOrders(orders);
  return orders.length === 0 ? {} : { totals: { spentPaise, duePaise, lastOrderAt } };
}
