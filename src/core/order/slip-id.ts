/** The IDs of packing slips (`packingSlips/{id}`). */

/** The ID of the slip of an order, or of one of its parcels. */
export const slipId = (orderId: string, parcelId?: string): string =>
  parcelId === undefined ? orderId : `${orderId}.${parcelId}`;

/** The ID of the order of a slip. */
export const orderOfSlip = (id: string): string => id.split('.', 1)[0] ?? id;
