/** For whom a new order is, or which one it repeats, as stored in the URL. */
import * as z from 'zod';
import { documentId } from '#schema/fields.ts';

const newOrderSearch = z.object({
  /** The uid of the customer whose page led here. */
  customer: documentId.optional().catch(undefined),
  /** The ID of the order that it repeats. */
  again: documentId.optional().catch(undefined),
});

export const readNewOrderSearch = (search: Record<string, unknown>) => newOrderSearch.parse(search);
