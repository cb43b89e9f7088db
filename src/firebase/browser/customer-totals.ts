/** The total purchases of a customer, added up by the database. */
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
  where: [[ofCustomer, is], [inStatus, isIn]],
  orderBy: [[amount, direction]],
} = QUERIES.boughtByCustomer;

export interface CustomerTotals {
  bought: number;
  /** After discount and before GST, paise. */
  spentPaise: number;
}

/** @param bought the statuses that count @throws DatabaseFailure */
export const readTotals = (uid: string, bought: readonly OrderStatus[]): Promise<CustomerTotals> =>
  withTimeout(async () => {
    const orders = query(
      collection(database(), name),
      where(ofCustomer, is, uid),
      where(inStatus, isIn, bought),
      orderBy(amount, direction),
    );
    const answer = await getAggregate(orders, { bought: count(), spentPaise: sum(amount) });
    return answer.data();
  });
