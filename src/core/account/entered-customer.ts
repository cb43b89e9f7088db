/** Customers without an account, whom staff have entered: their record, in the form of a profile. */
import type { CustomerRecord } from '#schema/customer-record.ts';
import type { WebUser } from '#schema/web-user.ts';

/** Like the ID of an order; accounts have other uids. The rules compare with the same pattern. */
const ENTERED_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export const isEnteredCustomer = (uid: string): boolean => ENTERED_ID.test(uid);

/** Whether a customer signs in, so that only they and no one else may have their orders. */
export const hasAccount = (uid: string): boolean => !isEnteredCustomer(uid);

const NO_EMAILS = { orderUpdates: false, promotions: false, newsletter: false };

type ListedRecord = Pick<CustomerRecord, 'contact' | 'createdAt' | 'updatedAt'>;

/** For lists of customers with and without an account; undefined for notes on an account. */
export function enteredProfile(
  uid: string,
  { contact, createdAt, updatedAt }: ListedRecord,
): WebUser | undefined {
  if (contact === undefined) return undefined;
  const { name, businessName, phone, email = '', gstin } = contact;
  return {
    ...{ uid, email, displayName: name, photoURL: null, emailVerified: false, phone },
    ...{ createdAt, lastLogin: updatedAt, firstName: '', lastName: '' },
    ...(businessName !== undefined && { businessName }),
    ...(gstin !== undefined && { gstin }),
    emailPreferences: NO_EMAILS,
  };
}
