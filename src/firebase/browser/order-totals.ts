/** Orders counted and added up by the database: the purchases of a customer or a time span, and payments due. */
import {
  collection,
  count,
  getAggregate,
  orderBy,
  query,
  sum,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type { OrderStatus } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const {
  where: [[ofCustomer, is], [inStatus, isIn]],
} = QUERIES.boughtByCustomer;
const {
  collection: name,
  where: [, [time, from], [, before]],
  orderBy: [[, direction], [amount]],
} = QUERIES.boughtBetween;
const [, [credited]] = QUERIES.creditedBetween.orderBy;
const [[due, atLeast]] = QUERIES.paymentsDue.where;
const [[, below]] = QUERIES.refundsDue.where;

export interface OrderTotals {
  orders: number;
  /** Paise. */
  totalPaise: number;
}

/** @param field the amount to add up */
const readTotals = (
  field: string,
  ...constraints: readonly QueryConstraint[]
): Promise<OrderTotals> =>
  withTimeout(async () => {
    const answer = await getAggregate(query(collection(database(), name), ...constraints), {
      orders: count(),
      totalPaise: sum(field),
    });
    return answer.data();
  });

/** Quotes less credit notes. Orders without a credit note are not in the index of the second query. */
async function netTotals(...constraints: readonly QueryConstraint[]): Promise<OrderTotals> {
  const totalsOf = (field: string) => readTotals(field, ...constraints, orderBy(field, direction));
  const [{ orders, totalPaise }, credits] = await Promise.all([
    totalsOf(amount),
    totalsOf(credited),
  ]);
  return { orders, totalPaise: totalPaise - credits.totalPaise };
}

/** After discount and credit notes, before GST. @param bought the statuses that count @throws DatabaseFailure */
export const customerTotals = (uid: string, bought: readonly OrderStatus[]): Promise<OrderTotals> =>
  netTotals(where(ofCustomer, is, uid), where(inStatus, isIn, bought));

/**
 * After discount and credit notes, before GST, of orders requested from `start` until before `end`, ms.
 * @param bought the statuses that count
 * @throws DatabaseFailure
 */
export const totalsBetween = (
  { start, end }: { start: number; end: number },
  bought: readonly OrderStatus[],
): Promise<OrderTotals> =>
  netTotals(
    where(inStatus, isIn, bought),
    where(time, from, new Date(start)),
    where(time, before, new Date(end)),
    orderBy(time, direction),
  );

/** What customers still have to pay. @throws DatabaseFailure */
export const paymentsDue = (): Promise<OrderTotals> => readTotals(due, where(due, atLeast, 1));

/** What the seller still has to refund. @throws DatabaseFailure */
export async function refundsDue(): Promise<OrderTotals> {
  const { orders, totalPaise } = await readTotals(due, where(due, below, 0));
  return { orders, totalPaise: 0 - totalPaise };
}
