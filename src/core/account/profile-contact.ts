/** The contact of a customer whose profile is not complete: sending a request changes no profile. */
import type { Order } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';

/**
 * A profile with the phone number and the GSTIN that it lacks. The email stays: only that of the profile is verified.
 * @param contacts of the customer's orders, the latest first: the first one with a value fills it
 */
export function withContactOfOrders<P extends Pick<WebUser, 'phone' | 'gstin'>>(
  profile: P,
  contacts: readonly (Pick<Order['contact'], 'gstin'> & Pick<WebUser, 'phone'>)[],
): P {
  const phones = [profile, ...contacts].map(({ phone }) => phone);
  const gstins = [profile, ...contacts].map(({ gstin }) => gstin);
  const phone = phones.find((each) => each !== '') ?? '';
  const gstin = gstins.find((each) => each !== undefined);
  return { ...profile, phone, ...(gstin !== undefined && { gstin }) };
}
