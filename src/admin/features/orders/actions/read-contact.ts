/** Reads the contact of a new order: that of a customer as they are today, or of an earlier order. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { addressFormOf, EMPTY_PLACE, type PlaceFields } from '#core/account/address-form.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { idIn } from '#schema/kind.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind, webUserKind, type WebUser } from '#schema/web-user.ts';
import { repeatedOrder } from '#admin/features/orders/model/repeated-order.ts';

export type ContactFields = Pick<TypedOrder, 'customer' | 'address'>;

/** The default address of an account, otherwise its first one. */
async function addressOfAccount(
  uid: string,
  database: StaffDatabase,
): Promise<PlaceFields | undefined> {
  const parent = `${webUserKind.collection}/${uid}/addresses`;
  const read = await database.runQuery(QUERIES.ownAddresses, [], parent);
  const addresses = read.flatMap(({ path, fields }) => {
    const decoded = decodedDocument(addressKind, idIn(path), fields);
    return decoded.success ? [decoded.value] : [];
  });
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
}

/** That of the latest order that has one. Customers without an account have no addresses of their own. */
async function addressOfOrders(
  uid: string,
  database: StaffDatabase,
): Promise<PlaceFields | undefined> {
  const read = await database.runQuery(QUERIES.ownOrders, [uid]);
  for (const { path, fields } of read) {
    const order = decodedDocument(orderKind, idIn(path), fields);
    if (order.success && order.value.address) return order.value.address;
  }
  return undefined;
}

/** The contact of a customer and their usual address. @throws ReadError */
export async function contactFieldsOf(
  customer: WebUser,
  database = staffDatabase,
): Promise<ContactFields> {
  const { uid, displayName: name, businessName = '', phone, email, gstin = '' } = customer;
  const address = await readOrThrow(
    async () => (await addressOfAccount(uid, database)) ?? (await addressOfOrders(uid, database)),
  );
  const { line1, line2, line3, city, state, pin } = address
    ? addressFormOf({ label: '', name, phone, ...address })
    : EMPTY_PLACE;
  return {
    customer: {
      ...{ uid, name, businessName, phone: formatPhone(phone), gstin },
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
      const customer = await readIndexedCustomer(uid);
      const current = customer && (await contactFieldsOf(customer));
      return { number, typed: repeatedOrder(order.value, current) };
    },
    // Don't refetch while the form is open; the next one reads the order again.
    staleTime: Infinity,
    gcTime: 0,
  });
