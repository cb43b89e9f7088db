/** What a customer has bought in all; the database adds up. */
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
import { answered } from './database-answer.ts';
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
  answered(async () => {
    const orders = query(
      collection(database(), name),
      where(ofCustomer, is, uid),
      where(inStatus, isIn, bought),
      orderBy(amount, direction),
    );
    const answer = await getAggregate(orders, { bought: count(), spentPaise: sum(amount) });
    return answer.data();
  });
