/** Finds the account of a customer whom staff have entered: only staff decide whether it is the same business. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind, type CustomerIndex } from '#schema/customer-index.ts';
import { customerRecordKind, type CustomerRecord } from '#schema/customer-record.ts';
import { webUserKind, type WebUser } from '#schema/web-user.ts';

/** Accounts and customers with one email or phone; more are a mistake of somebody. */
const MOST = 10;

/** The account with the same verified email, or else one with the same phone number. */
export async function probableAccount(
  { contact, notAccount }: CustomerRecord,
  { server, transaction }: { server: Server; transaction: Transaction },
): Promise<CustomerIndex['account']> {
  const accountsWith = async (field: 'email' | 'phone'): Promise<WebUser[]> => {
    const value = contact?.[field];
    if (value === undefined) return [];
    const { docs } = await transaction.get(
      server.firestore.collection(webUserKind.collection).where(field, '==', value).limit(MOST),
    );
    const profiles = docs.flatMap((each) => validIn(webUserKind, each) ?? []);
    return profiles.filter(({ uid }) => uid !== notAccount);
  };
  const byEmail = (await accountsWith('email')).find(({ emailVerified }) => emailVerified);
  const account = byEmail ?? (await accountsWith('phone'))[0];
  return (
    account && {
      uid: account.uid,
      name: (account.businessName ?? account.displayName) || account.email,
      by: byEmail ? 'email' : 'phone',
    }
  );
}

/** The customers without an account to whom this account may belong, or was thought to belong until now. */
export async function customersOfAccount(
  uid: string,
  profile: WebUser | undefined,
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
    idsWith(records, 'contact.email', profile?.email),
    idsWith(records, 'contact.phone', profile?.phone),
  ]);
  return new Set(ids.flat());
}
