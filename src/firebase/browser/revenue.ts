/** The revenue of a time span, added up by the database. */
import {
  collection,
  count,
  getAggregate,
  orderBy,
  query,
  sum,
  where,
} from 'firebase/firestore/lite';
import type { OrderStatus } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { database } from './firestore.ts';

const {
  collection: name,
  where: [[inStatus, isIn], [time, from], [, before]],
  orderBy: [[, direction], [amount]],
} = QUERIES.boughtBetween;

export interface Revenue {
  orders: number;
  /** After discount and before GST, paise. */
  revenuePaise: number;
}

/**
 * Of orders requested from `start` until before `end`, ms.
 * @param bought the statuses that count
 * @throws DatabaseFailure
 */
export const readRevenue = (
  { start, end }: { start: number; end: number },
  bought: readonly OrderStatus[],
): Promise<Revenue> =>
  withTimeout(async () => {
    const orders = query(
      collection(database(), name),
      where(inStatus, isIn, bought),
      where(time, from, new Date(start)),
      where(time, before, new Date(end)),
      orderBy(time, direction),
      orderBy(amount, direction),
    );
    const answer = await getAggregate(orders, { orders: count(), revenuePaise: sum(amount) });
    return answer.data();
  });
