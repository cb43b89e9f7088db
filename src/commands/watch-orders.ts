/** Listens to orders; what listens is fetched when it is first asked for. */
import type * as Live from '#client/live-orders.ts';
import type { FoundOrder } from '#client/staff-orders.ts';

type Stop = () => void;

/** Begins when the listener is there, unless it was stopped before. */
function begun(begin: (live: typeof Live) => Stop, onEnd: () => void): Stop {
  let isStopped = false;
  let stop: Stop | undefined;
  import('#client/live-orders.ts')
    .then((live) => {
      if (!isStopped) stop = begin(live);
    })
    // Without it the screens still show what they have read.
    .catch(onEnd);
  return () => {
    isStopped = true;
    stop?.();
  };
}

/**
 * @param onOrders called with those that changed last, now and whenever one comes or changes
 * @param onEnd called when nothing more will come: out of reach, or signed out
 * @returns ends it
 */
export const watchOrders = (onOrders: (orders: FoundOrder[]) => void, onEnd: () => void): Stop =>
  begun((live) => live.watchLatestOrders(onOrders, onEnd), onEnd);

/** The same of one order. @param onOrder called with undefined where it is not there */
export const watchOrder = (
  id: string,
  onOrder: (order: FoundOrder | undefined) => void,
  onEnd: () => void,
): Stop => begun((live) => live.watchOneOrder(id, onOrder, onEnd), onEnd);
