/** Indexes every order, for documents that were written while the functions were not there. */
import { inParallel } from '#core/in-parallel.ts';
import type { Server } from '#functions/server.ts';
import { orderIndexKind } from '#schema/order-index.ts';
import { orderKind } from '#schema/order.ts';
import { indexOrder } from './index-order.ts';

const AT_ONCE = 20;

/** @returns the number of orders, with those whose index is deleted because they are gone */
export async function indexAllOrders(
  server: Server,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
): Promise<number> {
  const { firestore } = server;
  const [orders, indexed] = await Promise.all([
    firestore.collection(orderKind.collection).select().get(),
    firestore.collection(orderIndexKind.collection).select('orderId').get(),
  ]);
  const ids = new Set([
    ...orders.docs.map(({ id }) => id),
    ...indexed.docs.map((each) => String(each.get('orderId'))),
  ]);
  let done = 0;
  const index = async (id: string): Promise<void> => {
    await indexOrder(id, server);
    done += 1;
    onProgress(done);
  };
  await inParallel([...ids], AT_ONCE, index, signal);
  return done;
}
