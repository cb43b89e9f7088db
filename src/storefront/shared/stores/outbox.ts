/**
 * The order requests of this browser that wait to be sent, one for each customer. The lines stay in the list
 * until the request has arrived.
 */
import { linesWithSizes, sizesLabel } from '#core/order/requested-lines.ts';
import { isSku } from '#core/sku.ts';
import { fieldsOf, isCount, jsonFrom } from '#core/unknown-json.ts';
import { failed, succeeded, type Result } from '#core/result.ts';
import { MOST_UNITS } from '#schema/limits.ts';
import type { OrderLine } from '#schema/order.ts';
import { isOrderId, orderIdOf } from '#storefront/shared/order/order-id.ts';
import type { OrderRequest } from '#storefront/shared/order/order-request.ts';
import { OUTBOX_KEY } from '#storefront/shared/order/outbox-key.ts';
import { isReference } from '#storefront/shared/order/stored-list.ts';
import { $order } from './order-list.ts';
import { storedAtom } from './stored-atom.ts';

export interface WaitingRequest {
  state: 'waiting';
  /** The document ID, so that sending twice creates one order. */
  id: string;
  request: OrderRequest;
  /** The account has sent too many requests; the server takes this one then, ms, or once staff allow it. */
  pausedUntil?: number;
}

/** Shown until the customer has seen it; refused by the rules. */
export interface EndedRequest {
  state: 'sent' | 'refused';
  id: string;
  number: string;
}

/** The last request of each customer, by uid. */
type Outbox = Readonly<Record<string, WaitingRequest | EndedRequest>>;

function isRequest(value: unknown): boolean {
  const { number, lines, contact } = fieldsOf(value) ?? {};
  const isLine = (line: unknown): boolean => {
    const { sku, qty } = fieldsOf(line) ?? {};
    return typeof sku === 'string' && isSku(sku) && isCount(qty, MOST_UNITS);
  };
  return (
    isReference(number) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    fieldsOf(contact) !== undefined
  );
}

function isQueued(value: unknown): value is Outbox[string] {
  const { id, state, number, request, pausedUntil = 0 } = fieldsOf(value) ?? {};
  if (!isOrderId(id)) return false;
  if (state === 'waiting') return isRequest(request) && typeof pausedUntil === 'number';
  return (state === 'sent' || state === 'refused') && isReference(number);
}

/** Only what pages need is validated; the server validates the rest. */
const outboxFromText = (text: string): Outbox =>
  Object.fromEntries(
    Object.entries(fieldsOf(jsonFrom(text)) ?? {}).flatMap(([uid, value]) =>
      isQueued(value) ? [[uid, value]] : [],
    ),
  );

export const $outbox = storedAtom<Outbox>(
  OUTBOX_KEY,
  {},
  {
    encode: JSON.stringify,
    decode: outboxFromText,
  },
);

export const waitingOf = (outbox: Outbox, uid: string | undefined): WaitingRequest | undefined => {
  const queued = outbox[uid ?? ''];
  return queued?.state === 'waiting' ? queued : undefined;
};

/** Drops the request of a customer: it is not sent, or its outcome was seen. */
export function forgetRequest(uid: string): void {
  const { [uid]: _dropped, ...others } = $outbox.get();
  $outbox.set(others);
}

/**
 * Queues a request in place of an earlier version of it.
 * @returns fails while another one is waiting
 */
export async function queueRequest(uid: string, request: OrderRequest): Promise<Result> {
  const id = await orderIdOf(uid, request.number);
  const waiting = waitingOf($outbox.get(), uid);
  if (waiting !== undefined && waiting.id !== id) {
    return failed(
      `Your order request ${waiting.request.number} is not sent yet. Send it first, or cancel it.`,
    );
  }
  $outbox.set({ ...$outbox.get(), [uid]: { state: 'waiting', id, request } });
  return succeeded(undefined);
}

/** Notes until when the server takes no further request of the account. */
export const postpone = (uid: string, waiting: WaitingRequest, pausedUntil: number): void =>
  $outbox.set({ ...$outbox.get(), [uid]: { ...waiting, pausedUntil } });

/**
 * Notes the outcome, and takes lines that have arrived off the list.
 * @param arrived the lines of the order; undefined if it was refused
 */
export function endRequest(
  uid: string,
  { id, request: { number } }: WaitingRequest,
  arrived: readonly OrderLine[] | undefined,
): void {
  $outbox.set({
    ...$outbox.get(),
    [uid]: { state: arrived === undefined ? 'refused' : 'sent', id, number },
  });
  const { list, reference } = $order.get();
  if (reference !== number) return;
  const lines = linesWithSizes(arrived ?? []);
  const hasArrived = ({ sku, qty, sizes = [], note }: (typeof list)[number]): boolean =>
    lines.some(
      (line) =>
        line.sku === sku &&
        line.qty === qty &&
        line.note === note &&
        sizesLabel(line.sizes) === sizesLabel(sizes),
    );
  // A line that was changed since stays, and the remaining list is a new one.
  $order.set({ list: list.filter((line) => !hasArrived(line)), reference: null });
}
