/** Who gets the mails of an order, and whether the reader gets order updates. */
import type { Transaction } from '#firebase/admin/firestore.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { decodeDocument } from '#schema/kind.ts';
import type { Order } from '#schema/order.ts';
import { userKind } from '#schema/user.ts';
import { webUserKind } from '#schema/web-user.ts';
import { readDocument } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';

export interface Recipient {
  to: string;
  name: string;
  hasAccount: boolean;
  /** Whether the address is proven: by a link in a mail, or by staff who typed it. */
  isVerified: boolean;
  getsOrderUpdates: boolean;
}

/** Profiles without an email have an address in this domain, which does not exist. */
const INVALID = /\.invalid$/i;

/**
 * An account gets mail at its own address only: the one in an order request can be anyone's. Staff enter the address of
 * other customers.
 * @returns undefined without an address
 */
export async function readRecipient(
  transaction: Transaction,
  server: Pick<Server, 'firestore'>,
  { uid, contact: { name, email } }: Pick<Order, 'uid' | 'contact'>,
): Promise<Recipient | undefined> {
  const profile = await readDocument(transaction, server, webUserKind, uid);
  if (profile === undefined) {
    // An account that was deleted has no record with a contact.
    const record = await readDocument(transaction, server, customerRecordKind, uid);
    const to = record?.contact === undefined ? undefined : (email ?? record.contact.email);
    const isEntered = { hasAccount: false, isVerified: true, getsOrderUpdates: true };
    return to === undefined ? undefined : { to, name, ...isEntered };
  }
  if (INVALID.test(profile.email)) return undefined;
  const path = `${userKind.collection}/${uid}`;
  const snapshot = await transaction.get(server.firestore.doc(path));
  const user = decodeDocument(userKind, path, snapshot.data());
  const { emailPreferences } = user.success ? user.value : profile;
  return {
    to: profile.email,
    name,
    hasAccount: true,
    isVerified: profile.emailVerified,
    getsOrderUpdates: emailPreferences.orderUpdates,
  };
}
