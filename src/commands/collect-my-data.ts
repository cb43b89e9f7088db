/** Collects all that the shop keeps of whoever is signed in. */
import { readAddresses } from '#client/addresses.ts';
import { answered } from '#client/database-answer.ts';
import { ownOrders, type OrdersPlace } from '#client/orders.ts';
import { readUserRecord } from '#client/users.ts';
import { readWebUser } from '#client/web-users.ts';
import type { MyData } from '#domain/account/my-data.ts';
import type { Result } from '#domain/result.ts';
import { decodeDocument } from '#schema/kind.ts';
import { userKind } from '#schema/user.ts';
import { databaseOutcome } from './database-outcome.ts';
import { presentUid } from './present-uid.ts';

async function allOrders(uid: string): Promise<MyData['orders']> {
  const orders: MyData['orders'][number][] = [];
  let after: OrdersPlace | undefined;
  do {
    const page = await ownOrders(uid, after);
    for (const stored of page.orders) {
      const { id, order } = stored;
      orders.push(order === null ? { id, number: stored.number } : { id, ...order });
    }
    ({ after } = page);
  } while (after !== undefined);
  return orders;
}

async function preferencesOf(uid: string): Promise<MyData['emailPreferences']> {
  const stored = await answered(() => readUserRecord(uid));
  const decoded = decodeDocument(userKind, `users/${uid}`, stored);
  return decoded.ok ? decoded.value.emailPreferences : null;
}

/** All but what this browser holds. All or nothing: half of it would pass for the whole. @throws Error when nobody is signed in */
export async function collectMyData(): Promise<Result<Omit<MyData, 'orderList'>>> {
  const uid = presentUid();
  return await databaseOutcome(async () => {
    const [profile, emailPreferences, { addresses }, orders] = await Promise.all([
      answered(() => readWebUser(uid)),
      preferencesOf(uid),
      readAddresses(uid),
      allOrders(uid),
    ]);
    return { profile, emailPreferences, addresses, orders };
  });
}
