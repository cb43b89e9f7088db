/** Recognises a customer by the contact that staff type. */
import { findCustomers } from '#admin/shell/actions/find-customers.ts';
import { isEnteredCustomer } from '#core/account/entered-customer.ts';
import { checkGstin } from '#core/account/gstin-check.ts';
import { checkPhone } from '#core/account/indian-phone.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import type { WebUser } from '#schema/web-user.ts';
import { hasAddress, withMissingFields } from './entered-order.ts';

interface MatchingCustomer {
  customer: WebUser;
  /** What the typed contact and the customer have in common. */
  shares: 'phone number' | 'GSTIN';
}

/**
 * The customer with exactly the typed phone number, or else GSTIN, in the profile or else in an order; preferably one whom
 * staff have entered: anyone can give their account the number of another business. Null if there is none or both are
 * incomplete.
 * @throws ReadError
 */
export async function findMatchingCustomer(
  { phone, gstin }: Pick<TypedOrder['customer'], 'phone' | 'gstin'>,
  find = findCustomers,
): Promise<MatchingCustomer | null> {
  const typed = [
    { shares: 'phone number', field: 'phone', checked: checkPhone(phone) },
    { shares: 'GSTIN', field: 'gstin', checked: checkGstin(gstin) },
  ] as const;
  for (const { shares, field, checked } of typed) {
    // An optional GSTIN is valid without a value.
    if (!checked.success || checked.value === '') continue;
    const { customers } = await find(checked.value);
    const matching = customers.flatMap((each) => (each.success ? [each.value] : []));
    // Others have it in one of their orders.
    const same = matching.filter((each) => each[field] === checked.value);
    for (const some of [same, matching]) {
      const customer = some.find(({ uid }) => isEnteredCustomer(uid)) ?? some[0];
      if (customer) return { customer, shares };
    }
  }
  return null;
}

type CustomerAndAddress = Pick<TypedOrder, 'customer' | 'address'>;

/** The fields of a customer who is chosen after the contact was typed: nothing that was typed is lost. */
export const offeredFields = (
  typed: CustomerAndAddress,
  { customer, address }: CustomerAndAddress,
): CustomerAndAddress => ({
  customer: {
    ...withMissingFields(typed.customer, customer),
    ...{ uid: customer.uid, name: customer.name || typed.customer.name },
  },
  address: hasAddress(typed) ? typed.address : address,
});
