/** Reads the contact of a new order: that of a customer as they are today, or of an earlier order. */
import { queryOptions } from '@tanstack/react-query';
import { readAsStaff } from '#admin/shell/actions/read-as-staff.ts';
import { EMPTY_PLACE, type PlaceFields } from '#core/account/address-form.ts';
import { enteredProfile, hasAccount } from '#core/account/entered-customer.ts';
import { contactsOfBusiness } from '#core/account/profile-contact.ts';
import { NO_EMAIL_DOMAIN } from '#core/account/user.ts';
import { formatPhone } from '#core/format-phone.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { decodedDocument } from '#firebase/browser/decoded-document.ts';
import { staffDatabase, type StaffDatabase } from '#firebase/browser/staff-database.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { idIn } from '#schema/kind.ts';
import type { TypedOrder } from '#schema/order-draft.ts';
import { orderKind } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { addressKind, webUserKind, type WebUser } from '#schema/web-user.ts';
import {
  hasAddress,
  placeFormOf,
  typedContactOf,
  withMissingFields,
} from '#admin/features/orders/model/entered-order.ts';
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

/** Contact and address of each of the latest orders. */
async function contactsOfOrders(uid: string, database: StaffDatabase): Promise<ContactFields[]> {
  const read = await database.runQuery(QUERIES.ownOrders, [uid]);
  return read.flatMap(({ path, fields }) => {
    const order = decodedDocument(orderKind, idIn(path), fields);
    return order.success ? [typedContactOf(order.value)] : [];
  });
}

/**
 * The contact of a customer and their usual address. Sending a request changes no profile, and customers without an
 * account have no saved addresses: what is missing is that of the latest order of the same business that has it.
 * @param repeated the contact of an order that counts before the latest ones
 * @throws ReadError
 */
export async function contactFieldsOf(
  customer: WebUser,
  repeated?: ContactFields,
  database = staffDatabase,
): Promise<ContactFields> {
  const { uid, displayName: name, businessName = '', phone, email, gstin = '' } = customer;
  const [saved, ofOrders] = await readOrThrow(() =>
    Promise.all([addressOfAccount(uid, database), contactsOfOrders(uid, database)]),
  );
  const own = {
    ...{ uid, name, businessName, phone: formatPhone(phone), gstin },
    email: email.endsWith(`@${NO_EMAIL_DOMAIN}`) ? '' : email,
  };
  const orders = repeated ? [repeated, ...ofOrders] : ofOrders;
  const contacts = contactsOfBusiness(
    own,
    orders.map((each) => each.customer),
  );
  return {
    customer: contacts.reduce(withMissingFields, own),
    address: saved ? placeFormOf(saved) : (orders.find(hasAddress)?.address ?? EMPTY_PLACE),
  };
}

/** A customer with or without an account; undefined if there is none any more. @throws ReadError */
export async function readCustomerProfile(uid: string): Promise<WebUser | undefined> {
  if (hasAccount(uid)) {
    const profile = await readAsStaff(webUserKind, uid);
    return profile?.success === true ? profile.value : undefined;
  }
  const record = await readAsStaff(customerRecordKind, uid);
  return record?.success === true && record.value.deletedAt === null
    ? enteredProfile(uid, record.value)
    : undefined;
}

/** The form of an order that repeats another one; null if that one can't be read. */
export const repeatedOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order to repeat', id],
    queryFn: async () => {
      const order = await readAsStaff(orderKind, id);
      if (order?.success !== true) return null;
      const { uid, number } = order.value;
      const customer = await readCustomerProfile(uid);
      const repeated = typedContactOf(order.value);
      const contact = customer ? await contactFieldsOf(customer, repeated) : repeated;
      return { number, typed: repeatedOrder(order.value, contact) };
    },
    // Don't refetch while the form is open; the next one reads the order again.
    staleTime: Infinity,
    gcTime: 0,
  });
