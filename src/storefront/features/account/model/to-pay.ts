/** What a customer can pay for an order now: the advance before its confirmation, afterwards the balance. */
import { BALANCE } from '#core/invoicing/invoice-balance.ts';
import { ADVANCE, advanceDue } from '#core/quoting/advance.ts';
import type { Order } from '#schema/order.ts';
import { dueOf } from '#core/order/balance.ts';

export interface ToPay {
  /** For customers. */
  name: string;
  amountPaise: number;
}

/** Undefined if nothing is due. */
export function toPayOf(order: Order): ToPay | undefined {
  const advancePaise = advanceDue(order);
  if (advancePaise > 0) return { name: ADVANCE, amountPaise: advancePaise };
  const duePaise = dueOf(order) ?? 0;
  return duePaise > 0 ? { name: BALANCE, amountPaise: duePaise } : undefined;
}
