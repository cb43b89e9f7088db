/** The contact of a customer whose profile is not complete: sending a request changes no profile. */
import type { Order } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';

interface OfBusiness {
  /** Absent or empty without one. */
  businessName?: string | undefined;
}

const nameOf = ({ businessName = '' }: OfBusiness): string => businessName.trim().toLowerCase();

/**
 * The contacts that belong to one business: a customer with two of them orders for both, and their GSTINs must not be
 * mixed. A contact without a business name belongs to each.
 * @param contacts of orders; without a business name in the profile, the first one says which it is
 */
export function contactsOfBusiness<C extends OfBusiness>(
  profile: OfBusiness,
  contacts: readonly C[],
): C[] {
  const name = [profile, ...contacts].map(nameOf).find((each) => each !== '');
  return contacts.filter((each) => nameOf(each) === '' || nameOf(each) === name);
}

type Contact = Pick<Order['contact'], 'businessName' | 'gstin'> & Pick<WebUser, 'phone'>;

/**
 * A profile with the phone number and the GSTIN that it lacks. The email stays: only that of the profile is verified.
 * @param contacts of the customer's orders, the latest first: the first one with a value fills it
 */
export function withContactOfOrders<P extends Pick<WebUser, 'businessName' | 'phone' | 'gstin'>>(
  profile: P,
  contacts: readonly Contact[],
): P {
  const all = [profile, ...contactsOfBusiness(profile, contacts)];
  const phone = all.find((each) => each.phone !== '')?.phone ?? '';
  const gstin = all.find((each) => each.gstin !== undefined)?.gstin;
  return { ...profile, phone, ...(gstin !== undefined && { gstin }) };
}
