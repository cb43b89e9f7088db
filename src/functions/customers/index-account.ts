/** Indexes an account, and the customers without one that may be the same business. */
import { validIn } from '#functions/read-document.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { indexCustomer } from './index-customer.ts';
import { customersOfAccount } from './probable-account.ts';

export async function indexAccount(uid: string, server: Server): Promise<void> {
  await indexCustomer(uid, server);
  const place = server.firestore.collection(customerIndexKind.collection).doc(uid);
  const profile = validIn(customerIndexKind, await place.get())?.profile;
  for (const entered of await customersOfAccount(uid, profile, server))
    await indexCustomer(entered, server);
}
