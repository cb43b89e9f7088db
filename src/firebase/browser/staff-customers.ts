/** Customers with a tag, and the total purchases of one, added up by the database. */
import { count, getAggregate, getCount, sum } from 'firebase/firestore/lite';
import type { OrderStatus } from '#schema/order.ts';
import { QUERIES } from '#schema/queries.ts';
import { withTimeout } from './with-timeout.ts';
import { readPage, type ListCursor, type PageRequest } from './read-page.ts';
import { queryOf } from './run-query.ts';

const tagged = (tag: string) => queryOf(QUERIES.customersByTag, [tag]);

export interface TaggedPage {
  uids: string[];
  /** The cursor of the next page; undefined after the last. */
  after: ListCursor | undefined;
}

/** @throws DatabaseFailure */
export const readTagged = (tag: string, page: PageRequest): Promise<TaggedPage> =>
  withTimeout(async () => {
    const { docs, after } = await readPage(tagged(tag), page);
    return { uids: docs.map(({ id }) => id), after };
  });

/** @throws DatabaseFailure */
export const countTagged = (tag: string): Promise<number> =>
  withTimeout(async () => (await getCount(tagged(tag))).data().count);

export interface CustomerTotals {
  bought: number;
  /** After discount and before GST, paise. */
  spentPaise: number;
}

/** @param bought the statuses that count @throws DatabaseFailure */
export const readTotals = (uid: string, bought: readonly OrderStatus[]): Promise<CustomerTotals> =>
  withTimeout(async () => {
    const shape = QUERIES.boughtByCustomer;
    const answer = await getAggregate(queryOf(shape, [uid, bought]), {
      bought: count(),
      spentPaise: sum(shape.orderBy[0][0]),
    });
    return answer.data();
  });
