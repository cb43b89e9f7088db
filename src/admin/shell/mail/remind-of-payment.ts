/** Sends a customer a reminder of due payments by mail, at most once a day. */
import { callFunction } from '#firebase/browser/call-function.ts';
import { MOST_REMINDED_ORDERS } from '#schema/mail.ts';
import { succeeded, type Result } from '#core/result.ts';
import * as z from 'zod';

const reminded = z.object({ to: z.string() });

/** @param orderIds of one customer. @returns the address */
export async function remindOfPayment(
  orderIds: readonly string[],
  call = callFunction,
): Promise<Result<string>> {
  const result = await call('sendPaymentReminder', {
    orderIds: orderIds.slice(0, MOST_REMINDED_ORDERS),
  });
  return result.success ? succeeded(reminded.parse(result.value).to) : result;
}
