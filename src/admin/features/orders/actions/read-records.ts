/** The queries of what is recorded for an order, apart from the code that records it. */
import { listKey } from '#admin/shell/list/list-key.ts';
import { readOrThrow } from '#firebase/browser/database-outcome.ts';
import { listReturns, listShipments, valuesOf } from '#firebase/browser/order-records.ts';
import type { OrderReturn } from '#schema/order-return.ts';
import { orderKind } from '#schema/order.ts';
import type { Shipment } from '#schema/shipment.ts';

/** The key of what is recorded for an order; it is below that of orders, so it is read again with them. */
export const recordsKey = (order: string) => [...listKey(orderKind), 'records', order] as const;

interface Records {
  shipments: readonly (Shipment & { id: string })[];
  returns: readonly (OrderReturn & { id: string })[];
}

/** The query of the parcels and returns of an order, the latest first. */
export const parcelsQuery = (order: string) => ({
  queryKey: [...recordsKey(order), 'parcels'],
  queryFn: () =>
    readOrThrow(async (): Promise<Records> => {
      const [shipments, returns] = await Promise.all([listShipments(order), listReturns(order)]);
      return { shipments: valuesOf(shipments), returns: valuesOf(returns) };
    }),
});
