/** The search index of one customer. */
import type { CustomerIndex } from '#schema/customer-index.ts';
import type { Order } from '#schema/order.ts';
import type { Address, WebUser } from '#schema/web-user.ts';
import { wordPrefixes } from '#core/search/word-prefixes.ts';
import { totalsOfOrders, type CountedOrder } from './customer-totals.ts';
import { withContactOfOrders } from './profile-contact.ts';
import { NO_EMAIL_DOMAIN } from './user.ts';

/** Of a customer’s orders, the latest are searched. */
const LATEST_ORDERS = 20;

interface SearchedOrder {
  /** ms */
  createdAt: number;
  /** Without a phone if that is invalid. */
  contact: Omit<Order['contact'], 'phone'> & Pick<WebUser, 'phone'>;
  address?: Pick<Address, 'city' | 'state' | 'pin' | 'lines'> | undefined;
}

export interface SearchedOfCustomer {
  /** Saved addresses of an account. */
  places: readonly Pick<Address, 'name' | 'phone' | 'city' | 'state' | 'pin' | 'lines'>[];
  /** In any sequence. */
  orders: readonly SearchedOrder[];
  /** Contacts of customers whom staff have merged into this one. */
  merged: readonly SearchedOrder['contact'][];
  /** By staff, like the notes. */
  tags: readonly string[];
  notes: string;
}

/** The profile gets the phone number and GSTIN that it lacks from the latest orders. */
export function indexOfCustomer(
  profile: WebUser,
  { places, orders, merged, tags, notes }: SearchedOfCustomer,
): CustomerIndex {
  const { displayName, firstName, lastName, businessName, email, gstin, phone } = profile;
  const latest = orders.toSorted((a, b) => b.createdAt - a.createdAt).slice(0, LATEST_ORDERS);
  const contacts = [...latest.map(({ contact }) => contact), ...merged];
  const addresses = [...places, ...latest.flatMap(({ address }) => address ?? [])];
  const texts = [
    ...[displayName, firstName, lastName, businessName, gstin],
    email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    ...contacts.flatMap((each) => [each.name, each.businessName, each.gstin, each.email]),
    ...addresses.map(({ city }) => city),
    ...tags,
    ...places.map(({ name }) => name),
    ...addresses.flatMap(({ state, pin }) => [state, pin]),
    notes,
    ...addresses.flatMap(({ lines }) => lines),
  ];
  const phones = [...contacts, ...places].map((each) => each.phone);
  return {
    profile: withContactOfOrders(profile, contacts),
    prefixes: wordPrefixes(texts, phone, ...phones),
  };
}

/** What the list of customers is sorted by. @param orders all of the customer */
export function indexedTotals(orders: readonly CountedOrder[]): Pick<CustomerIndex, 'totals'> {
  const { spentPaise, duePaise, lastOrderAt } = totalsOfOrders(orders);
  return orders.length === 0 ? {} : { totals: { spentPaise, duePaise, lastOrderAt } };
}
