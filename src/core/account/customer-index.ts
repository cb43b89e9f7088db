/** The search index of one customer. */
import type { CustomerIndex } from '#schema/customer-index.ts';
import type { WebUser } from '#schema/web-user.ts';
import { wordPrefixes } from '#core/search/word-prefixes.ts';
import { totalsOfOrders, type CountedOrder } from './customer-totals.ts';
import { NO_EMAIL_DOMAIN } from './user.ts';

/** @param more.cities of addresses @param more.tags by staff */
export function indexOfCustomer(
  profile: WebUser,
  more: { cities: readonly string[]; tags: readonly string[] },
): CustomerIndex {
  const { displayName, firstName, lastName, businessName, email, gstin, phone } = profile;
  const texts = [
    ...[displayName, firstName, lastName, businessName, gstin],
    email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    ...more.cities,
    ...more.tags,
  ];
  return { profile, prefixes: wordPrefixes(texts, phone) };
}

/** What the list of customers is sorted by. @param orders all of the customer */
export function indexedTotals(orders: readonly CountedOrder[]): Pick<CustomerIndex, 'totals'> {
  const { spentPaise, duePaise, lastOrderAt } = totalsOfOrders(orders);
  return orders.length === 0 ? {} : { totals: { spentPaise, duePaise, lastOrderAt } };
}
