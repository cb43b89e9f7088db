/** Takes over orders that staff have entered, with the link that they have sent. */
import { DONE, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';

/** Can be repeated after a failure. @param code of the link */
export async function claimOrders(code: string, call = callFunction): Promise<Result> {
  const claimed = await call('claimOrders', { code });
  return claimed.success ? DONE : claimed;
}
