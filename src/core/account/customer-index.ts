/** The search index of one customer. */
import type { CustomerIndex } from '#schema/customer-index.ts';
import type { WebUser } from '#schema/web-user.ts';
import { wordPrefixes } from '#core/search/word-prefixes.ts';
import { totalsOfOrders, type CountedOrder } from './customer-totals.ts';
import { NO_EMAIL_DOMAIN } from './user.ts';

interface More {
  /** Of addresses. */
  cities: readonly string[];
  /** By staff. */
  tags: readonly string[];
  /** All of the customer. */
  orders: readonly CountedOrder[];
}

export function indexOfCustomer(profile: WebUser, more: More): CustomerIndex {
  const { displayName, firstName, lastName, businessName, email, gstin, phone } = profile;
  const texts = [
    ...[displayName, firstName, lastName, businessName, gstin],
    email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    ...more.cities,
    ...more.tags,
  ];
  const { spentPaise, duePaise, lastOrderAt } = totalsOfOrders(more.orders);
  return {
    profile,
    prefixes: wordPrefixes(texts, phone),
    ...(more.orders.length > 0 && { totals: { spentPaise, duePaise, lastOrderAt } }),
  };
}
