/** What this tab keeps of a customer besides their session: it goes with them. */
import type { Kept } from '#core/kept.ts';

/** What was typed of an order request, and whose it is. */
export const DRAFT_KEY = 'glambug-order-details';

/** Drops what is kept of customers other than this one; with null, of everybody. */
export function forgetOthers(visit: Kept, uid: string | null): void {
  // It is JSON that names its customer.
  const isTheirs = uid !== null && visit.read(DRAFT_KEY)?.includes(JSON.stringify(uid));
  if (!isTheirs) visit.drop(DRAFT_KEY);
}
