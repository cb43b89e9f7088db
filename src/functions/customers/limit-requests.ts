/** Pauses an account that sends more order requests than a shop ever needs. */
import { Timestamp, type Transaction } from '#firebase/admin/firestore.ts';
import type { Server } from '#functions/server.ts';
import { validIn } from '#functions/read-document.ts';
import { LIMITED_HOURS, MOST_REQUESTS } from '#schema/limits.ts';
import { orderPauseKind } from '#schema/order-pause.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';

const WINDOW = LIMITED_HOURS * 3_600_000;

/**
 * Counts the orders of an account in the last hours, and pauses it until there are fewer than the limit. After
 * staff have lifted a pause, it counts only later orders.
 * @returns until when it is paused, ms; undefined if it is not
 */
export const limitRequests = (
  uid: string,
  server: Server,
  now: () => number = Date.now,
): Promise<number | undefined> =>
  // Staff may lift the pause meanwhile.
  server.firestore.runTransaction((transaction) => pauseIn(transaction, uid, server, now()));

async function pauseIn(
  transaction: Transaction,
  uid: string,
  { firestore }: Server,
  now: number,
): Promise<number | undefined> {
  const place = firestore.collection(orderPauseKind.collection).doc(uid);
  const pause = validIn(orderPauseKind, await transaction.get(place));
  const lifted = pause?.by === undefined ? 0 : pause.until;
  const recent = firestore
    .collection(orderKind.collection)
    .where('uid', '==', uid)
    .where('createdAt', '>=', new Date(Math.max(now - WINDOW, lifted)))
    .orderBy('createdAt', 'desc');
  const { docs } = await transaction.get(recent.limit(MOST_REQUESTS).select('createdAt'));
  const since: unknown = docs[MOST_REQUESTS - 1]?.get('createdAt');
  // There are fewer.
  if (!(since instanceof Timestamp)) return undefined;
  const until = since.toMillis() + WINDOW;
  transaction.set(place, encodeDocument(orderPauseKind, { until }));
  return until;
}
