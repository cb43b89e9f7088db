/** Adds orders that staff have entered to the account, with the link that they have sent or the verified email. */
import * as z from 'zod';
import { succeeded, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';

const added = z.object({ orders: z.number() });

/**
 * Can be repeated after a failure.
 * @param code of the link; undefined to use the email of the account
 * @returns the number of orders that were added
 */
export async function claimOrders(
  code: string | undefined,
  call = callFunction,
): Promise<Result<number>> {
  const claimed = await call('claimOrders', code === undefined ? {} : { code });
  return claimed.success ? succeeded(added.parse(claimed.value).orders) : claimed;
}
