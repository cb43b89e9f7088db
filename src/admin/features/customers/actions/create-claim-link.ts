/** Creates the link with which a customer without an account adds their orders to one. */
import * as z from 'zod';
import { accountClaimPath } from '#core/paths.ts';
import { succeeded, type Result } from '#core/result.ts';
import { callFunction } from '#firebase/browser/call-function.ts';

const created = z.object({ code: z.string(), expiresAt: z.number() });

export interface ClaimLink {
  /** The whole URL. */
  link: string;
  /** ms since 1970 */
  expiresAt: number;
}

/** An earlier link of the customer stops working. @param origin of the site */
export async function createClaimLink(
  customer: string,
  origin: string,
  call = callFunction,
): Promise<Result<ClaimLink>> {
  const result = await call('linkCustomer', { customer });
  if (!result.success) return result;
  const { code, expiresAt } = created.parse(result.value);
  return succeeded({ link: origin + accountClaimPath(code), expiresAt });
}
