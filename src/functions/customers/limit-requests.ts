/** Pauses an account that sends more order requests than a shop ever needs. */
import { Timestamp, type DocumentSnapshot } from '#firebase/admin/firestore.ts';
import type { Server } from '#functions/server.ts';
import { validIn } from '#functions/read-document.ts';
import { LIMITED_HOURS, MOST_REQUESTS } from '#schema/limits.ts';
import { orderPauseKind } from '#schema/order-pause.ts';
import { encodeDocument } from '#schema/kind.ts';
import { orderKind } from '#schema/order.ts';

const WINDOW = LIMITED_HOURS * 3_600_000;

/** Until when an account that sent too many is paused, ms; undefined if it sent fewer. */
async function pauseOf(
  uid: string,
  stored: DocumentSnapshot,
  { firestore }: Server,
  now: number,
): Promise<number | undefined> {
  const pause = validIn(orderPauseKind, stored);
  const lifted = pause?.by === undefined ? 0 : pause.until;
  const recent = firestore
    .collection(orderKind.collection)
    .where('uid', '==', uid)
    .where('createdAt', '>=', new Date(Math.max(now - WINDOW, lifted)))
    .orderBy('createdAt', 'desc');
  const { docs } = await recent.limit(MOST_REQUESTS).select('createdAt').get();
  const since: unknown = docs[MOST_REQUESTS - 1]?.get('createdAt');
  return since instanceof Timestamp ? since.toMillis() + WINDOW : undefined;
}

/**
 * Counts the orders of an account in the last hours, and pauses it until there are fewer than the limit. After
 * staff have lifted a pause, it counts only later orders. It does not lock the orders, which customers and staff write.
 * @returns until when it is paused, ms; undefined if it is not
 */
export async function limitRequests(
  uid: string,
  server: Server,
  now: () => number = Date.now,
): Promise<number | undefined> {
  const place = server.firestore.collection(orderPauseKind.collection).doc(uid);
  for (;;) {
    const stored = await place.get();
    const until = await pauseOf(uid, stored, server, now());
    if (until === undefined) return undefined;
    const isWritten = await server.firestore.runTransaction(async (transaction) => {
      const current = await transaction.get(place);
      // Staff have lifted the pause meanwhile, or another call has written it.
      if (current.updateTime?.valueOf() !== stored.updateTime?.valueOf()) return false;
      transaction.set(place, encodeDocument(orderPauseKind, { until }));
      return true;
    });
    if (isWritten) return until;
  }
}
