/** Adds orders that staff have entered to the account, with the link that they have sent. */
import * as z from 'zod';
import { succeeded, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';

const added = z.object({ orders: z.number() });

/** Can be repeated after a failure. @param code of the link. @returns the number of orders that were added */
export async function claimOrders(code: string, call = callFunction): Promise<Result<number>> {
  const claimed = await call('claimOrders', { code });
  return claimed.success ? succeeded(added.parse(claimed.value).orders) : claimed;
}
