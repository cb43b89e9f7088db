/** Loads a customer's own orders, the latest first. */
import { ownOrders, type OrdersPage, type OrdersPlace } from '#firebase/browser/orders.ts';
import type { Result } from '#core/result.ts';
import { databaseOutcome } from '#firebase/browser/database-outcome.ts';

export type { OrdersPage, OrdersPlace, StoredOrder } from '#firebase/browser/orders.ts';

/** @param after the cursor of the previous page */
export const loadOrders = (uid: string, after?: OrdersPlace): Promise<Result<OrdersPage>> =>
  databaseOutcome(() => ownOrders(uid, after));
