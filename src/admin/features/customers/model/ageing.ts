/** Balances due by customer and by age. A balance is as old as the confirmation of its order. */
import { indiaDay, startOfIndiaDay } from '#core/india-time.ts';
import type { Order } from '#schema/order.ts';
import { BALANCE_AGES, LAST_DAYS, type BalanceAge } from './balance-ages.ts';

export type PaiseByAge = Readonly<Record<BalanceAge, number>>;
const NOTHING_DUE: PaiseByAge = { to30: 0, to60: 0, to90: 0, over90: 0 };

/** An order with a payment due. */
type BalanceOrder = Pick<Order, 'uid' | 'number'> & { id: string; duePaise: number };

export interface CustomerBalance {
  uid: string;
  contact: Order['contact'];
  orders: readonly BalanceOrder[];
  byAge: PaiseByAge;
  totalPaise: number;
}

type DueOrder = Pick<
  Order,
  'uid' | 'number' | 'contact' | 'timeline' | 'createdAt' | 'duePaise'
> & { id: string };

const DAY = 86_400_000;
const dayOf = (ms: number): number => (startOfIndiaDay(indiaDay(ms)) ?? ms) / DAY;

/** @param now ms */
export function ageOf(
  { timeline, createdAt }: Pick<Order, 'timeline' | 'createdAt'>,
  now: number,
): BalanceAge {
  const soldAt = timeline.find(({ status }) => status === 'confirmed')?.at ?? createdAt;
  const days = dayOf(now) - dayOf(soldAt);
  return BALANCE_AGES.find((age) => days <= LAST_DAYS[age]) ?? 'over90';
}

const plus = (paise: PaiseByAge, age: BalanceAge, more: number): PaiseByAge => ({
  ...paise,
  [age]: paise[age] + more,
});

/**
 * The highest balance first. Refunds that the seller owes are not subtracted.
 * @param orders those with a payment due, of all customers
 * @param now ms
 */
export function balancesDue(orders: readonly DueOrder[], now: number): CustomerBalance[] {
  const balances = new Map<string, CustomerBalance>();
  for (const order of orders) {
    const { uid, contact, number, duePaise = 0 } = order;
    if (duePaise <= 0) continue;
    const before = balances.get(uid);
    balances.set(uid, {
      ...{ uid, contact },
      ...before,
      orders: [...(before?.orders ?? []), { id: order.id, uid, number, duePaise }],
      byAge: plus(before?.byAge ?? NOTHING_DUE, ageOf(order, now), duePaise),
      totalPaise: (before?.totalPaise ?? 0) + duePaise,
    });
  }
  return [...balances.values()].sort((one, other) => other.totalPaise - one.totalPaise);
}

/** Of all customers. */
export const totalByAge = (balances: readonly CustomerBalance[]): PaiseByAge =>
  balances.reduce(
    (totals, { byAge }) => BALANCE_AGES.reduce((sums, age) => plus(sums, age, byAge[age]), totals),
    NOTHING_DUE,
  );
