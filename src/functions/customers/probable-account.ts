/** Finds the account of a customer whom staff have entered: the one that added their orders, or one that staff check. */
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { hasAccount } from '#core/account/entered-customer.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import type { DocumentKind } from '#schema/kind.ts';
import { orderClaimKind } from '#schema/order-claim.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';
import type * as z from 'zod';

/** Accounts and customers with one email or phone; more are a mistake of somebody. */
const MOST = 10;

const named = ({ uid, businessName, displayName, email }: WebUser) => ({
  uid,
  name: (businessName ?? displayName) || email,
});

/**
 * The account that has added the orders, or else one with the same verified email, or the same phone number, in its
 * profile or, if that has none, in its latest order.
 */
export async function probableAccount(
  customer: string,
  { contact, notAccount }: CustomerRecord,
  { firestore }: Server,
): Promise<CustomerIndex['account']> {
  const read = async <S extends z.ZodType>(kind: DocumentKind<S>, id: string) =>
    validIn(kind, await firestore.collection(kind.collection).doc(id).get());
  const byClaim = (await read(orderClaimKind, customer))?.account;
  if (byClaim !== undefined && byClaim !== notAccount) {
    // Also without a profile, so that staff can move the orders back.
    const owner = await read(webUserKind, byClaim);
    return {
      ...(owner ? named(owner) : { uid: byClaim, name: 'Account without a profile' }),
      by: 'claim',
    };
  }
  const accountsWith = async (field: 'email' | 'phone'): Promise<WebUser[]> => {
    const value = contact?.[field];
    if (value === undefined) return [];
    const { docs } = await firestore
      .collection(webUserKind.collection)
      .where(field, '==', value)
      .limit(MOST)
      .get();
    const profiles = docs.flatMap((each) => validIn(webUserKind, each) ?? []);
    return profiles.filter(({ uid }) => uid !== notAccount);
  };
  const byEmail = (await accountsWith('email')).find(({ emailVerified }) => emailVerified);
  const indexedWithPhone = async (): Promise<CustomerIndex['profile'][]> => {
    if (contact === undefined) return [];
    const { docs } = await firestore
      .collection(customerIndexKind.collection)
      .where('profile.phone', '==', contact.phone)
      .limit(MOST)
      .get();
    const profiles = docs.flatMap((each) => validIn(customerIndexKind, each)?.profile ?? []);
    return profiles.filter(({ uid }) => hasAccount(uid) && uid !== notAccount);
  };
  const account = byEmail ?? (await accountsWith('phone'))[0] ?? (await indexedWithPhone())[0];
  return account && { ...named(account), by: byEmail ? 'email' : 'phone' };
}

/**
 * The customers without an account to whom this account may belong, or was thought to belong until now.
 * @param profile with the phone number of the latest order if the account states none
 */
export async function customersOfAccount(
  uid: string,
  profile: CustomerIndex['profile'] | undefined,
  { firestore }: Server,
): Promise<ReadonlySet<string>> {
  const idsWith = async (collection: string, field: string, value: string | undefined) => {
    if (value === undefined || value === '') return [];
    const query = firestore.collection(collection).where(field, '==', value).limit(MOST);
    return (await query.get()).docs.map(({ id }) => id);
  };
  const { collection: records } = customerRecordKind;
  const ids = await Promise.all([
    idsWith(customerIndexKind.collection, 'account.uid', uid),
    idsWith(orderClaimKind.collection, 'account', uid),
    idsWith(records, 'contact.email', profile?.email),
    idsWith(records, 'contact.phone', profile?.phone),
  ]);
  return new Set(ids.flat());
}
