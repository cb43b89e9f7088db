/** Sends the waiting request of the current customer. */
import { $auth, confirmedUser, startQuietSession } from '#firebase/browser/session/auth.ts';
import { withLock } from '#firebase/browser/session/locks.ts';
import { DONE, failed, type Result } from '#core/result.ts';
import { sendOrderRequest } from '#storefront/shared/actions/send-order-request.ts';
import { $outbox, endRequest, postpone, waitingOf } from './outbox.ts';

const SIGNED_OUT = failed('Your session ended. Please sign in again to send it.');

/** @returns why it still waits; another page or a later sign-in sends it */
export async function sendWaiting(): Promise<Result> {
  if (!navigator.onLine) return failed('');
  await startQuietSession();
  // The saved copy does not count.
  const uid = (await confirmedUser())?.uid;
  if (uid === undefined) return SIGNED_OUT;
  // One tab at a time; sending twice would create one order, too.
  return await withLock('glambug-order-sending', async () => {
    const waiting = waitingOf($outbox.get(), uid);
    if (waiting === undefined) return DONE;
    const sent = await sendOrderRequest(uid, waiting);
    if (!sent.success) return sent;
    const { value } = sent;
    // Denied, because the customer has signed out meanwhile.
    if (value.state === 'refused' && $auth.get().user?.uid !== uid) return SIGNED_OUT;
    if ($outbox.get()[uid]?.id !== waiting.id) return DONE;
    if (value.state === 'paused') postpone(uid, waiting, value.until);
    else endRequest(uid, waiting, value.state === 'arrived' ? value.lines : undefined);
    return DONE;
  });
}
