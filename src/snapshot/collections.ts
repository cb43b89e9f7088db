/** The collections that pages are made of. */
import { MARKED_COLLECTIONS } from '#domain/editing/change-mark.ts';

/** Read into the snapshot, in this order; prices, stock, orders and customers never are. */
export const SNAPSHOT_COLLECTIONS = MARKED_COLLECTIONS;

export type SnapshotCollection = (typeof SNAPSHOT_COLLECTIONS)[number];
