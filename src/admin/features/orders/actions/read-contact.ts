/** Reads the contact of a new order: that of a customer as they are today, or of an earlier order. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { addressFormOf, EMPTY_PLACE } from '#core/account/address-form.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import { NO_ACCOUNT, orderKind } from '#schema/order.ts';
import type { WebUser } from '#schema/web-user.ts';
import { repeatedOrder } from '#admin/features/orders/model/repeated-order.ts';
import { readUsualAddress } from './enter-order.ts';

export type ContactFields = Pick<TypedOrder, 'customer' | 'address'>;

/** The contact and the usual address of a customer. @throws ReadError */
export async function contactFieldsOf(customer: WebUser): Promise<ContactFields> {
  const { uid, displayName, businessName = '', phone, email, gstin = '' } = customer;
  const address = await readUsualAddress(uid);
  const { line1, line2, line3, city, state, pin } = address ? addressFormOf(address) : EMPTY_PLACE;
  return {
    customer: {
      ...{ uid, name: displayName, businessName, phone: formatPhone(phone), gstin },
      email: email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
    },
    address: { line1, line2, line3, city, state, pin },
  };
}

/** A customer with or without an account; undefined if the list of customers has none. @throws ReadError */
export async function readIndexedCustomer(uid: string): Promise<WebUser | undefined> {
  const index = await readAsStaff(customerIndexKind, uid);
  return index?.success === true ? index.value.profile : undefined;
}

/** The form of an order that repeats another one; null if that one can't be read. */
export const repeatedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order to repeat', id],
    queryFn: async () => {
      const order = await readAsStaff(orderKind, id);
      if (order?.success !== true) return null;
      const { uid, number } = order.value;
      const customer = uid === NO_ACCOUNT ? undefined : await readIndexedCustomer(uid);
      const current = customer && (await contactFieldsOf(customer));
      return { number, typed: repeatedOrder(order.value, current) };
    },
    // Don't refetch while the form is open; the next one reads the order again.
    staleTime: Infinity,
    gcTime: 0,
  });
