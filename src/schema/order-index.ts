/** What staff search for orders with (`orderIndex/{time}-{id}`): one document for each order, written only by functions. */
import * as z from 'zod';
import { documentId, searchPrefixes } from './fields.ts';
import { defineKind } from './kind.ts';

const orderIndex = z.object({ orderId: documentId, prefixes: searchPrefixes });
export type OrderIndex = z.output<typeof orderIndex>;

export const orderIndexKind = defineKind({
  name: 'order index',
  collection: 'orderIndex',
  schema: orderIndex,
});
