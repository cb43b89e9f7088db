/** Collects all data the shop stores about the current user. */
import { readAddresses } from '#firebase/browser/addresses.ts';
import { ownOrders, type OrdersPlace } from '#firebase/browser/orders.ts';
import { readUserRecord } from '#firebase/browser/users.ts';
import { readWebUser } from '#firebase/browser/web-users.ts';
import type { MyData } from '#storefront/features/account/model/my-data.ts';
import type { Result } from '#core/result.ts';
import { decodeDocument } from '#schema/kind.ts';
import { userKind } from '#schema/user.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';
import { requireUid } from '#firebase/browser/session/require-uid.ts';

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
  const stored = await readUserRecord(uid);
  const decoded = decodeDocument(userKind, `users/${uid}`, stored);
  return decoded.ok ? decoded.value.emailPreferences : null;
}

/**
 * Everything except data in this browser. All or nothing: an incomplete export would look complete. @throws
 * Error when signed out
 */
export async function collectMyData(): Promise<Result<Omit<MyData, 'orderList'>>> {
  const uid = requireUid();
  return await databaseOutcome(async () => {
    const [profile, emailPreferences, { addresses }, orders] = await Promise.all([
      readWebUser(uid),
      preferencesOf(uid),
      readAddresses(uid),
      allOrders(uid),
    ]);
    return { profile, emailPreferences, addresses, orders };
  });
}
