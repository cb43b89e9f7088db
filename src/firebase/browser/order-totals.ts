/** Orders counted and added up by the database: the purchases of a customer, and those of a time span. */
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
  orderBy: [[amount, direction]],
} = QUERIES.boughtByCustomer;
const {
  collection: name,
  where: [, [time, from], [, before]],
} = QUERIES.boughtBetween;

export interface OrderTotals {
  orders: number;
  /** After discount and before GST, paise. */
  totalPaise: number;
}

const readTotals = (...constraints: readonly QueryConstraint[]): Promise<OrderTotals> =>
  withTimeout(async () => {
    const answer = await getAggregate(query(collection(database(), name), ...constraints), {
      orders: count(),
      totalPaise: sum(amount),
    });
    return answer.data();
  });

/** @param bought the statuses that count @throws DatabaseFailure */
export const customerTotals = (uid: string, bought: readonly OrderStatus[]): Promise<OrderTotals> =>
  readTotals(where(ofCustomer, is, uid), where(inStatus, isIn, bought), orderBy(amount, direction));

/**
 * Of orders requested from `start` until before `end`, ms.
 * @param bought the statuses that count
 * @throws DatabaseFailure
 */
export const totalsBetween = (
  { start, end }: { start: number; end: number },
  bought: readonly OrderStatus[],
): Promise<OrderTotals> =>
  readTotals(
    where(inStatus, isIn, bought),
    where(time, from, new Date(start)),
    where(time, before, new Date(end)),
    orderBy(time, direction),
    orderBy(amount, direction),
  );
