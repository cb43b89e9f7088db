/** Data of a customer in session storage, deleted when the user changes. */
import type { KeyValueStore } from '#core/key-value-store.ts';

/** The draft of an order request with its uid. */
export const DRAFT_KEY = 'glambug-order-details';

/** Deletes the data of other customers; with null, of all. */
export function clearOtherUsersData(visit: KeyValueStore, uid: string | null): void {
  // It is JSON with a uid.
  const isTheirs = uid !== null && visit.read(DRAFT_KEY)?.includes(JSON.stringify(uid));
  if (!isTheirs) visit.drop(DRAFT_KEY);
}
