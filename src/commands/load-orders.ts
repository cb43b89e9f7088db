/** Loads a customer's own orders, the latest first. */
import { ownOrders, type OrdersPage, type OrdersPlace } from '#client/orders.ts';
import type { Result } from '#domain/result.ts';
import { databaseOutcome } from './database-outcome.ts';

export type { OrdersPage, OrdersPlace, StoredOrder } from '#client/orders.ts';

/** @param after where the page before ended */
export const loadOrders = (uid: string, after?: OrdersPlace): Promise<Result<OrdersPage>> =>
  databaseOutcome(() => ownOrders(uid, after));
