/** Indexes every customer, for documents that were written while the functions were not there. */
import { hasAccount, isEnteredCustomer } from '#core/account/entered-customer.ts';
import { inParallel } from '#core/in-parallel.ts';
import type { Server } from '#functions/server.ts';
import { customerIndexKind } from '#schema/customer-index.ts';
import { customerRecordKind } from '#schema/customer-record.ts';
import { webUserKind } from '#schema/web-user.ts';
import { indexCustomer } from './index-customer.ts';

const AT_ONCE = 20;

/** @returns the number of customers, with those whose index is deleted because they are gone */
export async function indexAllCustomers(
  server: Server,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<number> {
  const idsIn = async (name: string): Promise<string[]> =>
    (await server.firestore.collection(name).select().get()).docs.map(({ id }) => id);
  const [accounts, records, indexed] = await Promise.all(
    [webUserKind, customerRecordKind, customerIndexKind].map(({ collection }) => idsIn(collection)),
  );
  const entered = records?.filter(isEnteredCustomer) ?? [];
  const uids = [...new Set([...(accounts ?? []), ...entered, ...(indexed ?? [])])];
  let done = 0;
  const index = async (uid: string): Promise<void> => {
    await indexCustomer(uid, server);
    done += 1;
    onProgress(done);
  };
  // Accounts first: the index of a customer without an account compares theirs.
  await inParallel(uids.filter(hasAccount), AT_ONCE, index, signal);
  await inParallel(uids.filter(isEnteredCustomer), AT_ONCE, index, signal);
  return done;
}
